import laurels from 'icon:laurels'
import type { Progress, SheetGroup } from '../../lib/board'
import { editionOf } from './edition'
import { boardOf } from './model'
import { ICONS, PROVISIONS, QUADRANTS, ROMAN } from './terms'
import type { BoardView, ExplorersView } from './view'

/** The lines of the score sheet by what they are about, in the order of the rules. */
export const groups: SheetGroup[] = [
  { prefix: 'explorers-line-provisions', text: 'explorers-option-provisions', icon: ICONS.apple },
  { prefix: 'explorers-line-gems', text: 'explorers-option-gemstones', icon: ICONS.gem },
  { prefix: 'explorers-line-village', text: 'explorers-option-villages', icon: ICONS.village },
  { prefix: 'explorers-line-temple', text: 'explorers-option-temples', icon: ICONS.temple },
  { prefix: 'explorers-goal', text: 'explorers-option-achievements', icon: laurels },
]

/** The lines of a board whose key begins with a prefix. */
export const linesOf = (board: BoardView, prefix: string): number[] =>
  board.sheet.filter(({ key }) => key.startsWith(prefix)).map(({ points }) => points)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const pointsOf = (board: BoardView, prefix = ''): number => sum(linesOf(board, prefix))

/** Everybody's points as they stand. */
export const points = (view: unknown): number[] => {
  const seen = view as ExplorersView
  return seen.boards.map((board, player) => pointsOf(boardOf(seen, player) ?? board))
}

export function progress(view: unknown): Progress | null {
  const { limits, round, turn, phase } = view as ExplorersView
  if (['first', 'layout', 'goals', 'village'].includes(phase)) return null
  return { round, rounds: limits.rounds, turn, turns: limits.turns }
}

/** A round's column for provisions. */
export interface Column {
  round: string
  /** What can be ticked there, top to bottom, and whether it is. */
  slots: { kind: (typeof PROVISIONS)[number]; on: boolean }[]
  points: number | null
  now: boolean
}

export function columnsOf(view: ExplorersView, board: BoardView): Column[] {
  const edition = editionOf(view.edition)
  const expert = view.options.provisions === 'expert'
  return ROMAN.slice(0, edition.rounds).map((round, at) => {
    const number = at + 1
    const scored = board.points[2 * at]
    const ticked = board.columns[at] ?? (number === view.round ? board.ticked : [0, 0, 0])
    const kind = edition.provisions_expert_kind[at]
    const slots = expert ? expertSlots(kind, ticked, edition.provisions_expert.length - 1) : baseSlots(ticked)
    const table = expert ? edition.provisions_expert : edition.provisions_base
    const soFar = number === view.round ? (table[slots.filter(({ on }) => on).length] ?? 0) : null
    return {
      round,
      slots,
      points: scored ?? soFar,
      now: number === view.round && view.phase !== 'over',
    }
  })
}

const baseSlots = (ticked: readonly number[]): Column['slots'] =>
  PROVISIONS.map((kind, at) => ({ kind, on: (ticked[at] ?? 0) > 0 }))

function expertSlots(kind: string | null | undefined, ticked: readonly number[], most: number): Column['slots'] {
  const at = PROVISIONS.findIndex((name) => name === kind)
  const name = PROVISIONS[at]
  if (!name) return []
  return Array.from({ length: most }, (_, number) => ({ kind: name, on: number < (ticked[at] ?? 0) }))
}

/** A number as people write it, with a true minus. */
export const written = (number: number): string => (number < 0 ? `−${-number}` : String(number))

/** What the gems score at the end of a round (R 10.2). */
export function gemPoints(view: ExplorersView, board: BoardView): number {
  if (view.options.gemstones !== 'expert') return board.gems
  const track = editionOf(view.edition).gem_expert_track
  const owed = sum(track.slice(board.gems).filter((value) => value < 0))
  return owed || sum(track.slice(0, board.gems).filter((value) => value > 0))
}

/** The spaces of the gem track: what stands on each, nothing on the base side. */
export function gemTrack(view: ExplorersView): string[] {
  const { gem_expert_track, gem_base_track } = editionOf(view.edition)
  if (view.options.gemstones !== 'expert') return Array.from({ length: gem_base_track }, () => '')
  return gem_expert_track.map((value) => (value < 0 ? written(value) : `+${value}`))
}

export interface TempleValue {
  text: string
  state: 'mine' | 'out' | 'head' | 'later'
}

/** Each temple's list as this player sees it: taken, struck, next, later. */
export function templeLists(view: ExplorersView, board: BoardView): TempleValue[][] {
  const expert = view.options.temples === 'expert'
  return QUADRANTS.map((_, quadrant) => {
    const head = view.temple_heads[quadrant] ?? 0
    const mine = board.temples[quadrant] ?? -1
    return (expert ? view.temple_bonus : view.temple_points).map((value, place) => ({
      text: expert ? `+${value}` : String(value),
      state: place === mine ? 'mine' : place < head ? 'out' : place === head && mine < 0 ? 'head' : 'later',
    }))
  })
}
