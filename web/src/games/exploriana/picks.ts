import type { PickView } from './view'

/** A bracket below the display: which cards a pick takes. */
export interface Bracket {
  pick: PickView
  /** Places of its cards in the display. */
  at: number[]
  /** Below the others, because cards of other picks lie between its own. */
  low: boolean
}

export function bracketsOf(display: readonly string[], picks: readonly PickView[]): Bracket[] {
  return picks
    .filter(({ cards }) => cards.length > 0)
    .map((pick) => {
      const at = pick.cards.map((card) => display.indexOf(card)).sort((a, b) => a - b)
      return { pick, at, low: at.some((place, number) => place !== at[0]! + number) }
    })
}

/** The picks that take a token. */
export const rescuesOf = (picks: readonly PickView[]): PickView[] => picks.filter(({ cards }) => cards.length === 0)
