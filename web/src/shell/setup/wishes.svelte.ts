import { COLOURS, device, type Colour } from '../../lib/device.svelte'
import { botName, me } from '../../lib/open'
import { ui } from '../../lib/ui.svelte'
import type { GameInfo, NewTable, Option, Preset, SeatWish } from '../../lib/wire'

export type RowKind = SeatWish['kind'] | 'empty'

export interface Row {
  kind: RowKind
  name: string
  colour: Colour
  bot: string
}

/** The option that names a seat by its number; only seats that are taken can be named. */
const SEAT_OPTION = 'first_player'

/** A table on the way to being opened: who sits where, and the options that differ from the usual ones. */
export class Wishes {
  rows: Row[] = $state([])
  chosen: Record<string, string> = $state({})

  readonly seats: Row[] = $derived(this.rows.filter((row) => row.kind !== 'empty'))

  constructor(readonly game: GameInfo) {
    const last = device.setups[game.id]
    this.chosen = { ...(last?.options ?? game.presets[0]?.options) }
    const kinds = last?.seats ?? [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }]
    this.rows = Array.from({ length: Math.max(...game.players) }, (_, seat) => this.#row(seat, kinds[seat]))
    this.rows[0] = { ...this.rows[0]!, ...me(), bot: '' } as Row
    this.#separate()
  }

  get possible(): boolean {
    return this.game.players.includes(this.seats.length)
  }

  /** The ready-made set-up that this is, or none. */
  get preset(): Preset | undefined {
    return this.game.presets.find((preset) => this.#is(preset))
  }

  value(option: Option): string {
    return this.chosen[option.id] ?? this.usual(option)
  }

  usual(option: Option): string {
    return this.seats.length === 1 && option.solo ? option.solo : option.default
  }

  values(option: Option): string[] {
    return option.id === SEAT_OPTION
      ? option.values.filter((value) => !/^\d+$/.test(value) || Number(value) < this.seats.length)
      : option.values
  }

  choose(option: Option, value: string): void {
    if (value === this.usual(option)) delete this.chosen[option.id]
    else this.chosen[option.id] = value
  }

  take(preset: Preset): void {
    this.chosen = { ...preset.options }
    const alone = preset.players === 1
    for (const [seat, row] of this.rows.entries()) {
      if (seat > 0 && alone) row.kind = 'empty'
      if (seat > 0 && seat < preset.players && !alone && row.kind === 'empty') this.turn(seat, 'bot')
    }
  }

  turn(seat: number, kind: RowKind): void {
    const row = this.rows[seat]!
    row.kind = kind
    row.name = nameFor(kind, seat)
    row.bot = kind === 'bot' ? this.game.usual_bot : ''
  }

  paint(seat: number, colour: Colour): void {
    const other = this.rows.find((row) => row.colour === colour)
    if (other) other.colour = this.rows[seat]!.colour
    this.rows[seat]!.colour = colour
  }

  table(): NewTable {
    const seats = this.seats.map((row, seat): SeatWish => {
      const wish: SeatWish = { kind: row.kind as SeatWish['kind'], colour: row.colour }
      wish.name = row.name.trim() || nameFor(row.kind, seat)
      return row.kind === 'bot' ? { ...wish, bot: row.bot } : wish
    })
    const named = this.game.options.filter(
      (option) => this.values(option).includes(this.value(option)) || option.items.length,
    )
    return {
      game: this.game.id,
      seats,
      options: Object.fromEntries(named.map((option) => [option.id, this.value(option)])),
    }
  }

  #row(seat: number, wish: Partial<SeatWish> | undefined): Row {
    const kind = seat === 0 ? 'me' : (wish?.kind ?? 'empty')
    const bot = kind === 'bot' ? wish?.bot || this.game.usual_bot : ''
    return { kind, name: wish?.name || nameFor(kind, seat), colour: wish?.colour ?? COLOURS[seat]!, bot }
  }

  /** No two seats of one colour; the first seat keeps its own. */
  #separate(): void {
    const taken = new Set<Colour>()
    for (const row of this.rows) {
      if (taken.has(row.colour)) row.colour = COLOURS.find((colour) => !taken.has(colour))!
      taken.add(row.colour)
    }
  }

  #is(preset: Preset): boolean {
    if ((preset.players === 1) !== (this.seats.length === 1)) return false
    return this.game.options.every((option) => this.value(option) === (preset.options[option.id] ?? this.usual(option)))
  }
}

function nameFor(kind: RowKind, seat: number): string {
  if (kind === 'bot') return botName(seat)
  if (kind === 'link') return ui.texts.word('shell-friend')
  return kind === 'local' ? ui.texts.word('seat-name', { number: seat + 1 }) : ''
}
