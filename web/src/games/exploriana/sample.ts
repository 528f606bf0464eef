import type { SeatView } from '../../lib/wire'
import type { CardView, ExplorianaView, OddsView, PickView, PlayerView, RegionView, TurnView } from './view'

/** Positions for the tests: two players, a few cards, as little else as a test needs. */
const card = (id: string, hazard: string, points: number, coins = 0, renown = 0): CardView => ({
  id,
  region: id.slice(0, 2),
  type: { a: 'animal', l: 'location', m: 'map', o: 'orchid', t: 'treasure' }[id[3]!]!,
  hazard,
  points,
  coins,
  renown,
})

const CARDS = [
  card('sa-a02', 'none', 1),
  card('sa-t1', 'rockfall', 1, 4),
  card('af-a05', 'none', 2),
  card('af-a07', 'animal-attack', 2, 0, 1),
  card('af-a09', 'wrong-turn', 3),
  card('af-m1', 'wrong-turn', 0),
  card('af-t2', 'animal-attack', 1, 5),
  card('fe-l2', 'rockfall', 1, 0, 6),
]

export const sampleRegion = (id: string, changes: Partial<RegionView> = {}): RegionView => ({
  id,
  deck: 12,
  reserve: 2,
  reserve_used: false,
  display: [],
  spaces: 3,
  pawns: [],
  lost: [
    { reward: 2, token: true, value: 0, seen_by: [] },
    { reward: 3, token: false, value: 0, seen_by: [] },
  ],
  guide: '',
  ignored: '',
  relic: -2,
  removed: [],
  unseen: [],
  in_deck: [],
  shuffled: [],
  known: [],
  looks: [],
  readers: [],
  odds: null,
  ...changes,
})

export const samplePlayer = (seat: number, changes: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  coins: 6,
  renown: 0,
  renown_this_round: 0,
  pawns: 0,
  rivals: 0,
  guide_ready: true,
  hand_count: 1,
  hand: ['scout-1'],
  used: [],
  cards: 0,
  collection: [],
  secrets: [],
  tokens: [],
  tokens_seen_by: [],
  missions: 2,
  open: [],
  done: [],
  set_aside: [],
  set_aside_count: 0,
  sheet: [],
  ...changes,
})

export const sampleOdds = (changes: Partial<OddsView> = {}): OddsView => ({
  risk: 0.5,
  hazards: [0, 1, 0],
  reserve: false,
  cards: [],
  covers: [],
  ...changes,
})

export const samplePick = (action: string, cards: string[]): PickView => ({
  action,
  cards,
  coins: 0,
  renown: 0,
  points: 1,
})

export const sampleTurn = (changes: Partial<TurnView> = {}): TurnView => ({
  region: 'af',
  space: 1,
  kind: 'own',
  seat: 0,
  last: '',
  picks: 1,
  picking: false,
  rescued: false,
  options: [],
  ...changes,
})

export const sampleView = (changes: Partial<ExplorianaView> = {}): ExplorianaView => ({
  seat: 0,
  players: 2,
  edition: 'house-1',
  rules: 1,
  options: { table_memory: 'true', draft: 'false' },
  stage: 'explore',
  phase: 'action',
  round: 2,
  last_round: false,
  first: 0,
  asked: [0],
  queue: [],
  order: [1, 0],
  cards: CARDS,
  costs: { scout: 1, medic: 2, philanthropist: 1 },
  guide_cost: 3,
  regions: [sampleRegion('sa'), sampleRegion('af'), sampleRegion('fe')],
  row: [],
  explorer_deck: 10,
  mission_deck: 9,
  token_supply: 15,
  seats: [samplePlayer(0), samplePlayer(1, { renown: 4 })],
  rival_renown: -1,
  society: null,
  turn: sampleTurn(),
  looking: null,
  draft: null,
  ...changes,
})

export const sampleSeat = (view: ExplorianaView, actions: string[] = []): SeatView => ({
  seat: view.seat,
  view,
  prompt: { key: 'prompt', args: {} },
  choices: actions.map((action) => ({
    action,
    text: { key: action, args: {} },
    place: /^(guide|pick|return|discard|bottom|top|release) ..-/.test(action) ? `card-${action.split(' ')[1]}` : '',
    final: false,
    gain: null,
  })),
  step: 0,
  complete: false,
  besides: [],
  commit: null,
})
