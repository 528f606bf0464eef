import type { CardView, ChanceView, ExplorianaView, OddsView } from './view'
import { cardOf } from './model'

export const HAZARDS = ['wrong-turn', 'animal-attack', 'rockfall'] as const

/** One unseen card. */
export interface Pip {
  card: CardView
  chance: number
  loses: boolean
}

const rank = ({ card, loses }: Pip): number =>
  (loses ? 0 : 10) + (card.hazard === 'none' ? 5 : HAZARDS.findIndex((name) => name === card.hazard))

/** One pip for each card that may be the next one: those that lose first, then by hazard. */
export function pipsOf(view: ExplorianaView, odds: OddsView): Pip[] {
  const pip = ({ card, chance, loses }: ChanceView): Pip => ({ card: cardOf(view, card), chance, loses })
  return odds.cards.map(pip).sort((a, b) => rank(a) - rank(b) || b.chance - a.chance)
}

/** Whether all pips are equally likely; otherwise each shows its share. */
export const even = (pips: readonly Pip[]): boolean =>
  pips.every(({ chance }) => Math.abs(chance - pips[0]!.chance) < 1e-9)
