import type { Choice, SeatView } from '../../lib/wire'
import { activeOf, objectOf, verbOf, viewOf } from './model'
import type { LostView } from './view'

/** A card that is looked at: what may be done with it, and whether it is already put somewhere. */
export interface Looked {
  card: string
  choice: Choice | undefined
  placed: boolean
}

/** What a seat holds in its hand to choose from, and the explorer who made it so. */
export interface Looking {
  explorer: string
  cards: Looked[]
  missions: string[]
  tokens: { choice: Choice; token: LostView | undefined }[]
}

/** What the seat looks at now, if anything. */
export function lookingOf(seat: SeatView): Looking | null {
  const view = viewOf(seat)
  const region = view.regions[activeOf(view)]
  const choices = new Map<string, Choice>()
  for (const choice of seat.choices) {
    const card = objectOf(choice.action)
    const lies = region?.display.includes(card) ?? false
    if (choice.place.startsWith('card-') && verbOf(choice.action) !== 'release' && !lies) choices.set(card, choice)
  }
  const seen = view.looking?.cards ?? []
  const placed = view.looking?.placed ?? []
  const more = [...choices.keys()].filter((card) => !seen.includes(card))
  const cards = [...seen, ...more].map((card) => ({ card, choice: choices.get(card), placed: placed.includes(card) }))
  const missions = view.looking?.missions ?? []
  const tokens = seat.choices
    .filter(({ action }) => verbOf(action) === 'order')
    .map((choice) => ({ choice, token: region?.lost[Number(objectOf(choice.action)) - 1] }))
  if (cards.length + missions.length + tokens.length === 0) return null
  // Only a Scholar takes cards out of the deck.
  return { explorer: view.looking?.explorer ?? 'scholar', cards, missions, tokens }
}
