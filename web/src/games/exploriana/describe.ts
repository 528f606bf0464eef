import type { Texts } from '../../lib/texts'
import type { CardView, PickView } from './view'

/** The words of Exploriana on the board. */
export const cardName = (texts: Texts, card: string): string => texts.word(`exploriana-card-${card}`)
export const regionName = (texts: Texts, region: string): string => texts.word(`exploriana-region-${region}`)
export const explorerName = (texts: Texts, kind: string): string => texts.word(`exploriana-explorer-${kind}`)
export const typeName = (texts: Texts, type: string): string => texts.word(`exploriana-type-${type}`)
export const hazardName = (texts: Texts, hazard: string): string => texts.word(`exploriana-hazard-${hazard}`)

/** What something brings, such as "2 VP, +1 renown"; nothing if it brings nothing. */
export function gains(
  texts: Texts,
  { points, coins, renown }: { points: number; coins: number; renown: number },
): string {
  const parts = [
    points ? texts.word('exploriana-board-points', { points }) : '',
    coins ? texts.word('exploriana-board-coins', { coins }) : '',
    renown ? texts.word('exploriana-board-renown', { renown }) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Whether a card's points come from the set it belongs to. */
export const inSet = ({ type }: CardView): boolean => type === 'map' || type === 'orchid'

/** The name of a pick. */
export function pickName(texts: Texts, pick: PickView): string {
  const [card, ...more] = pick.cards
  if (!card) return texts.word('exploriana-board-rescue')
  return pick.action === 'pick animals' && more.length > 0
    ? texts.word('exploriana-board-animals')
    : cardName(texts, card)
}
