import type { SeatView } from '../../lib/wire'
import { COLOURS, type Colour } from './terms'
import type { CardView, ExpeditionView, PlayerView } from './view'
import { atlasOf } from './world'

/** Positions for the tests: the house edition with as little on it as a test needs. */
export const ATLAS = atlasOf('house-1')

export const sampleCard = (place: string, reaches: Partial<Record<Colour, string[]>> = {}): CardView => ({
  place,
  travelled: false,
  token: -1,
  reaches: COLOURS.map((colour) => {
    const path = reaches[colour] ?? []
    return { colour, arrows: path.length > 0 ? path.length : -1, path }
  }),
})

export const samplePlayer = (changes: Partial<PlayerView> = {}): PlayerView => ({
  hand: 0,
  known: [],
  tickets: 3,
  points: 0,
  tokens: [],
  spare: 2,
  area: [],
  explorers: [],
  saved: [],
  discards: 0,
  claims: 0,
  sheet: [],
  laid: 0,
  paid: 0,
  ...changes,
})

/** The expeditions by their routes from Start, space by space. */
export const sampleTrails = (routes: Partial<Record<Colour, string[]>> = {}): ExpeditionView['trails'] =>
  COLOURS.map((colour) => {
    const route = ['start', ...(routes[colour] ?? [])]
    const arrows = route.slice(1).map((tip, at) => {
      const tail = route[at]!
      return { segment: ATLAS.between(tail, tip)!.id, tail, tip, branch: false, closes: route.indexOf(tip) <= at }
    })
    return { colour, arrows, head: route.at(-1)!, left: 45 - arrows.length, loops: 0, pull_back: '' }
  })

export const sampleView = (changes: Partial<ExpeditionView> = {}): ExpeditionView => ({
  seat: 0,
  players: 2,
  edition: 'house-1',
  rules: 1,
  options: {},
  phase: 'turn',
  first: 0,
  active: 0,
  asked: [0],
  turn: 1,
  round: 1,
  last_round: false,
  end: '',
  supply: 24,
  trails: sampleTrails(),
  public: [],
  secrets: [],
  market: [],
  prices: [],
  hand: [],
  orders: { cards: [], last: false, changed: [] },
  seats: [samplePlayer(), samplePlayer()],
  turn_so_far: {
    main_done: false,
    arrows: 0,
    tickets_spent: 0,
    ticket_limit: 2,
    bought: false,
    late_scored: false,
    tip: '',
    claimed: false,
  },
  pending: {
    branch: '',
    banned: '',
    bonus: 0,
    event: '',
    step: '',
    event_left: 0,
    event_colour: '',
    drawn: [],
    drawn_count: 0,
    to_draw: 0,
    picked: [],
    slot: -1,
    claiming: false,
    refills: [],
    stall: -1,
    lifted: '',
    keeping: '',
  },
  deck: { cards: 49, bottom: [], discards: [], own_discards: [], seen: [], events: 0, events_gone: [] },
  clues: { own: [], common: [], visited: [] },
  ...changes,
})

/** The place an action points at, as the server says it. */
function placeOf(action: string): string {
  const [verb = '', what = '', route = ''] = action.split(' ')
  const [from = '', to = ''] = route.split('-')
  if (verb === 'arrow') return `${what}-${ATLAS.between(from, to)?.id}`
  if (verb === 'remove') return `${what}-head`
  if (verb === 'peek' || verb === 'claim') return `secret-${what}`
  if (verb === 'token' || verb === 'lift' || verb === 'buy' || verb === 'play') return what
  return what && what !== 'last' ? `card-${what}` : ''
}

export const sampleSeat = (view: ExpeditionView, actions: string[] = []): SeatView => ({
  seat: view.seat,
  view,
  prompt: { key: '', args: {} },
  choices: actions.map((action) => ({
    action,
    text: { key: action, args: {} },
    place: placeOf(action),
    final: false,
    gain: null,
  })),
  besides: [],
  step: 0,
  complete: false,
  commit: null,
})
