import type { Progress, SheetGroup } from '../../lib/board'
import { ICONS, RELICS, TYPES } from './icons'
import type { ExplorianaView, PlayerView } from './view'

/** A line of the score sheet with its sign. */
const group = (line: string, icon: string): SheetGroup => ({
  prefix: `exploriana-line-${line}`,
  text: `exploriana-line-${line}`,
  icon,
})

/** In the order of the rules. */
export const groups: SheetGroup[] = [
  group('renown', ICONS.renown),
  group('tokens', ICONS.lost),
  group('coins', ICONS.coins),
  group('missions', ICONS.mission),
  group('animals', TYPES.animal),
  group('locations', TYPES.location),
  group('treasures', TYPES.treasure),
  group('maps', TYPES.map),
  group('orchids', TYPES.orchid),
  group('relics', RELICS[1]),
]

/** A player's points as far as they can be worked out. */
export const total = (player: PlayerView): number => player.sheet.reduce((sum, { points }) => sum + points, 0)

/** Everybody's points as they stand. */
export const points = (view: unknown): number[] => (view as ExplorianaView).seats.map(total)

/** The phases of a round that people take part in. */
const STAGES = ['recruit', 'send', 'explore']

export function progress(view: unknown): Progress | null {
  const { stage, round, options } = view as ExplorianaView
  const stages = options.draft === 'true' ? STAGES.slice(1) : STAGES
  const turn = stages.indexOf(stage) + 1
  if (turn === 0) return null
  const steps = stages.map((name) => `exploriana-stage-${name}`)
  return { round, rounds: round, turn, turns: stages.length, steps }
}
