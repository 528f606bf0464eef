import type { Texts } from '../../lib/texts'
import type { Marker } from './track'
import type { ExplorianaView } from './view'

/** How a region stands in this round, in a few words. */
export function stateOf(texts: Texts, view: ExplorianaView, number: number, active: number): string {
  const region = view.regions[number]!
  if (view.stage === 'send') {
    return texts.word('exploriana-board-state-free', { count: region.spaces - region.pawns.length })
  }
  if (view.stage !== 'explore' || active < 0) return ''
  if (number < active) return texts.word('exploriana-board-state-explored')
  if (number === active) return texts.word('exploriana-board-state-now', { count: region.pawns.length })
  return texts.word('exploriana-board-state-waiting', { count: region.pawns.length })
}

/** The renown track in words, the leader first. */
export function renownText(texts: Texts, markers: readonly Marker[], names: readonly string[]): string {
  const parts = [...markers].map(({ key, renown }) => {
    const seat = Number(key)
    const other = key === 'rival' ? 'exploriana-board-rival' : 'exploriana-board-society'
    return `${seat >= 0 ? (names[seat] ?? '') : texts.word(other)} ${renown}`
  })
  return texts.word('exploriana-board-renown-order', { order: parts.join(', ') })
}
