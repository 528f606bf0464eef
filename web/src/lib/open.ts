import * as api from './api'
import { COLOURS, device } from './device.svelte'
import { tablePath } from './routes'
import { ui } from './ui.svelte'
import type { GameInfo, NewTable, SeatWish } from './wire'

/** Bots are called after birds that travel far. */
const BIRDS = ['Wren', 'Tern', 'Swift', 'Heron', 'Plover']
const QUICK_BOTS = 2

export const botName = (seat: number): string => BIRDS[(seat + BIRDS.length - 1) % BIRDS.length]!

/** The host on the first seat, as this device knows the guest. */
export function me(): SeatWish {
  return { kind: 'me', name: device.settings.name || ui.texts.word('shell-guest'), colour: device.settings.colour }
}

/** Colours that none of the seats has, in their order. */
export function freeColours(seats: readonly SeatWish[]): (typeof COLOURS)[number][] {
  return COLOURS.filter((colour) => !seats.some((seat) => seat.colour === colour))
}

export function botSeat(game: GameInfo, seats: readonly SeatWish[]): SeatWish {
  return { kind: 'bot', name: botName(seats.length), colour: freeColours(seats)[0]!, bot: game.usual_bot }
}

/** Against two bots at once: set up as the last time, or as a first game. */
export function quick(game: GameInfo): NewTable {
  const last = device.setups[game.id]
  if (last && last.seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot') && last.seats.length > 1)
    return { ...last, seats: [me(), ...last.seats.slice(1)] }
  const seats = [me()]
  while (seats.length < Math.min(QUICK_BOTS + 1, Math.max(...game.players))) seats.push(botSeat(game, seats))
  return { game: game.id, seats, options: game.presets[0]?.options ?? {} }
}

/** Opens a table, keeps its keys and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  const answer = await api.open(wish)
  device.opened(wish.game, answer)
  ui.go(tablePath(answer.table))
}
