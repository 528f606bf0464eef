import type { SeatView } from '../../lib/wire'
import { SQUARES } from './cells'
import { tilesOf } from './edition'
import { withTile, type Picture } from './model'
import type { BoardView, ExplorersView } from './view'

/** Positions for the tests: the first-game map with as little on it as a test needs. */
const BLANK: Picture = {
  terrain: '?'.repeat(SQUARES),
  objects: '.'.repeat(SQUARES),
  start: -1,
  marks: [],
  trial: [],
  lit: [],
  shut: [],
  plaques: [],
  preview: -1,
}
const TILES = [2, 3, 5, 7]
const intro = TILES.reduce((picture, number, quadrant) => {
  const tile = tilesOf('house-1').find((found) => found.number === number)!
  return withTile(picture, quadrant, tile, 0)
}, BLANK)

export const START = 85

export const sampleBoard = (changes: Partial<BoardView> = {}): BoardView => ({
  marks: [START],
  keys: 0,
  keys_used: 0,
  scrolls: 0,
  scrolls_used: 0,
  gems: 0,
  open: ['apple', 'carrot', 'fish'],
  ticked: [0, 0, 0],
  columns: [],
  points: [],
  temples: [-1, -1, -1, -1],
  races: [],
  villages: [0, 0, 0, 0],
  sheet: [],
  ...changes,
})

export const sampleView = (changes: Partial<ExplorersView> = {}): ExplorersView => ({
  seat: 0,
  players: 2,
  edition: 'house-1',
  rules: 1,
  options: { provisions: 'base', gemstones: 'base', villages: 'base', temples: 'base', setup_objects: 'true' },
  limits: { rounds: 4, turns: 7, keys: 5, scrolls: 5, gems: 12 },
  phase: 'place',
  round: 1,
  turn: 1,
  first: 0,
  active: 1,
  asked: [0, 1],
  map: {
    tiles: TILES,
    turns: [0, 0, 0, 0],
    terrain: intro.terrain,
    objects: intro.objects,
    villages: [START, 58, 148, 203],
    temples: [19, 110, 214, 238],
  },
  village: START,
  goals: [],
  drawn: [],
  card: ['water', 'mountain'],
  card_xs: [2, 3],
  picked: 'water',
  temple_heads: [0, 1, 0, 2],
  temple_points: [12, 8],
  temple_bonus: [0, 0],
  boards: [sampleBoard(), sampleBoard()],
  decision: {
    board: sampleBoard(),
    step: 'mode',
    took: '',
    left: 0,
    allowed: [],
    horse: false,
    bonus: false,
    batches: [],
    fresh: [],
  },
  ...changes,
})

const placeOf = (action: string): string => {
  const [verb, where = ''] = action.split(' ')
  if (verb === 'mark') return where
  return verb === 'village' ? `village-${where}` : ''
}

export const sampleSeat = (view: ExplorersView, actions: string[] = [], step = 0): SeatView => ({
  seat: view.seat,
  view,
  prompt: { key: '', args: {} },
  choices: actions.map((action) => ({
    action,
    text: { key: '', args: {} },
    place: placeOf(action),
    final: false,
    gain: null,
  })),
  step,
  besides: [],
  complete: false,
  commit: null,
})
