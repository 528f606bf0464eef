import hand from 'icon:card-play'
import cardsLeft from 'icon:card-discard'
import claims from 'icon:broken-arrow'
import important from 'icon:flying-flag'
import explorers from 'icon:hiking'
import tokensLeft from 'icon:position-marker'
import secret from 'icon:secret-book'
import open from 'icon:treasure-map'
import type { Progress, SheetGroup } from '../../lib/board'
import type { ExpeditionView, Line } from './view'

/** The lines of the score sheet; explorers and events together. */
export const groups: SheetGroup[] = [
  { prefix: 'expedition-line-hand', text: 'expedition-line-hand', icon: hand },
  { prefix: 'expedition-line-important', text: 'expedition-line-important', icon: important },
  { prefix: 'expedition-line-public', text: 'expedition-line-public', icon: open },
  { prefix: 'expedition-line-secret', text: 'expedition-line-secret', icon: secret },
  { prefix: 'expedition-line-claims', text: 'expedition-line-claims', icon: claims },
  { prefix: 'expedition-card', text: 'expedition-option-market', icon: explorers },
  { prefix: 'expedition-line-cards-left', text: 'expedition-line-cards-left', icon: cardsLeft },
  { prefix: 'expedition-line-tokens-left', text: 'expedition-line-tokens-left', icon: tokensLeft },
]

/** Everybody's points as they stand; once the game is over with what is left and what the explorers bring. */
export const points = (view: unknown): number[] => {
  const { phase, seats } = view as ExpeditionView
  const total = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.points, 0)
  return seats.map((player) => (phase === 'over' ? total(player.sheet) : player.points))
}

/** The rounds of this game are not counted beforehand, and the turns in them are the players'. */
export function progress(view: unknown): Progress | null {
  const { round, active, first, players, turn } = view as ExpeditionView
  if (turn < 1) return null
  return { round, rounds: round, turn: ((active - first + players) % players) + 1, turns: players, steps: [] }
}

/** A number as people write it, with a true minus. */
export const written = (number: number): string => (number < 0 ? `−${-number}` : String(number))

/** The score track: from where to where, the numbers below it, and the markers, stacked where they meet. */
export interface Track {
  from: number
  to: number
  numbers: number[]
  marks: { player: number; value: number; level: number }[]
}

/** Numbers stand at every seventh step, as on the printed track of 28. */
const SEVENTH = 7
const PRINTED = 28

export function trackOf(points: readonly number[]): Track {
  const from = Math.floor(Math.min(0, ...points) / SEVENTH) * SEVENTH
  const to = Math.ceil(Math.max(PRINTED, ...points) / SEVENTH) * SEVENTH
  const numbers = Array.from({ length: (to - from) / SEVENTH + 1 }, (_, at) => from + at * SEVENTH)
  const marks = points.map((value, player) => ({
    player,
    value,
    level: points.slice(0, player).filter((other) => other === value).length,
  }))
  return { from, to, numbers, marks }
}
