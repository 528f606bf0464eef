import type { Choice, SeatView } from '../../lib/wire'
import { ICONS, SPECIALISTS, TYPES } from './icons'
import { ASKING, type Asking } from './lens.svelte'
import { activeOf, cardOf, choicesOf, objectOf, verbOf, viewOf } from './model'

/** Everything is offered by the board or by the game's own buttons. */
export const offers = (): boolean => true

/** The two between which the turn hangs: to go on, or to stop. */
export const PAIR = ['stop', 'explore'] as const

/** Verbs whose choices lie on the board as cards or plates and need no button. */
const ON_BOARD = ['recruit', 'draft', 'bottom', 'top', 'keep', 'order', 'send', 'rival']

/** What begins with a button and then asks for a card. */
export interface Question {
  verb: Asking
  choices: Choice[]
  icon: string
  cost: number
}

export function questionsOf(seat: SeatView): Question[] {
  const view = viewOf(seat)
  const made = {
    guide: { icon: ICONS.guide, cost: view.guide_cost },
    release: { icon: SPECIALISTS.biologist!, cost: view.costs.biologist ?? 0 },
  }
  return ASKING.map((verb) => ({ verb, choices: choicesOf(seat, verb), ...made[verb] })).filter(
    ({ choices }) => choices.length > 0,
  )
}

export interface Row {
  choice: Choice
  icon: string
  /** What it costs, or nothing. */
  cost: number
}

/** The buttons below the pair, but for those that ask for a card first. */
export function rowsOf(seat: SeatView): Row[] {
  const display = viewOf(seat).regions[activeOf(viewOf(seat))]?.display ?? []
  return seat.choices
    .filter(({ action }) => {
      const verb = verbOf(action)
      const fromDeck = verb === 'pick' && objectOf(action) !== 'animals' && !display.includes(objectOf(action))
      return ![...PAIR, ...ON_BOARD, ...ASKING].includes(verb) && !fromDeck
    })
    .map((choice) => ({ choice, icon: iconOf(seat, choice), cost: costOf(seat, choice) }))
}

function iconOf(seat: SeatView, { action }: Choice): string {
  const name = objectOf(action)
  const verb = verbOf(action)
  if (action === 'pick animals') return TYPES.animal
  if (['pick', 'return', 'discard'].includes(verb)) {
    const { type } = cardOf(viewOf(seat), name)
    return TYPES[type as keyof typeof TYPES] ?? ''
  }
  if (verb === 'use') return SPECIALISTS[name] ?? ''
  if (verb === 'rescue') return name === 'renown' ? ICONS.renown : name === 'coins' ? ICONS.coins : ICONS.both
  if (verb === 'flip') return ICONS.mission
  if (verb === 'lost') return ICONS.lost
  return ICONS.stop
}

function costOf(seat: SeatView, { action }: Choice): number {
  const { costs } = viewOf(seat)
  if (verbOf(action) === 'use') return costs[objectOf(action)] ?? 0
  return action === 'rescue both' ? (costs.philanthropist ?? 0) : 0
}
