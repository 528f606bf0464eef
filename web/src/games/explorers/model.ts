import type { Choice, SeatView } from '../../lib/wire'
import { label, quadrantOf, squareAt, squareOf } from './cells'
import { TILE, turned, type Tile } from './edition'
import { PROVISIONS, QUADRANTS, thingOn, type Thing } from './terms'
import type { BoardView, ExplorersView } from './view'

export const viewOf = (seat: SeatView): ExplorersView => seat.view as ExplorersView

/** Whose map is large: the seat's own, or the first for those who watch. */
export const ownerOf = (view: ExplorersView): number => Math.max(view.seat, 0)

/** A player's board, the own one with the marks of this turn; none before the map is laid. */
export function boardOf(view: ExplorersView, player: number): BoardView | undefined {
  return view.decision && player === view.seat ? view.decision.board : view.boards[player]
}

/** The Xs of this turn that can still be taken back. */
const trialOf = (seat: SeatView): number[] => (seat.step > 0 ? (viewOf(seat).decision?.fresh ?? []) : [])

/** The provisions that are not open on this board in this round. */
export function shutOf(view: ExplorersView, board: BoardView | undefined): Thing[] {
  return board && view.phase !== 'over' ? PROVISIONS.filter((name) => !board.open.includes(name)) : []
}

/** What the next explorer of each temple gets: points, or on the expert side bonus Xs. */
function plaquesOf(view: ExplorersView): string[] {
  const expert = view.options.temples === 'expert'
  return view.temple_heads.map((head) => {
    const value = (expert ? view.temple_bonus : view.temple_points)[head]
    if (value === undefined) return ''
    return expert ? `+${value}` : String(value)
  })
}

/** All that the map shows. */
export interface Picture {
  terrain: string
  objects: string
  /** The start village, or -1. */
  start: number
  marks: readonly number[]
  trial: readonly number[]
  lit: readonly number[]
  shut: readonly Thing[]
  plaques: readonly string[]
  /** The quadrant where a tile is only tried out, or -1. */
  preview: number
}

/** A player's map; nothing is lit on it. */
export function pictureOf(view: ExplorersView, player: number): Picture {
  const board = boardOf(view, player)
  return {
    terrain: view.map.terrain,
    objects: view.map.objects,
    start: view.village,
    marks: board?.marks ?? [],
    trial: [],
    lit: [],
    shut: shutOf(view, board),
    plaques: plaquesOf(view),
    preview: -1,
  }
}

/** The map of the seat in its turn. */
export function ownPicture(seat: SeatView): Picture {
  const view = viewOf(seat)
  const trial = trialOf(seat)
  const picture = pictureOf(view, ownerOf(view))
  const marks = picture.marks.filter((square) => !trial.includes(square))
  return { ...picture, marks, trial, lit: [...placesOf(seat).keys()] }
}

/** The choices that have a square on the map; that of a village is the village's own. */
export function placesOf(seat: SeatView): Map<number, Choice> {
  const view = viewOf(seat)
  const places = new Map<number, Choice>()
  for (const choice of seat.choices) {
    if (!choice.place) continue
    const quadrant = QUADRANTS.findIndex((name) => choice.place === `village-${name}`)
    const square = quadrant < 0 ? squareOf(choice.place) : (view.map.villages[quadrant] ?? -1)
    if (square >= 0) places.set(square, choice)
  }
  return places
}

/** The picture with a tile laid into a quadrant for trial. */
export function withTile(picture: Picture, quadrant: number, tile: Tile, turns: number): Picture {
  const terrain = [...picture.terrain]
  const objects = [...picture.objects]
  const laid = turned(tile, turns)
  for (let row = 0; row < TILE; row++) {
    for (let column = 0; column < TILE; column++) {
      const square = squareAt((quadrant >> 1) * TILE + row, (quadrant & 1) * TILE + column)
      terrain[square] = laid.terrain[row * TILE + column] ?? '?'
      objects[square] = laid.objects[row * TILE + column] ?? '.'
    }
  }
  return { ...picture, terrain: terrain.join(''), objects: objects.join(''), preview: quadrant }
}

/** What is asked from the server about a square that is not lit. */
export function questionOf(seat: SeatView, square: number): string {
  const view = viewOf(seat)
  return view.phase === 'village' ? `village ${QUADRANTS[quadrantOf(square)]}` : `mark ${label(square)}`
}

export const thingAt = (picture: Picture, square: number): Thing | undefined =>
  thingOn(picture.terrain[square], picture.objects[square])
