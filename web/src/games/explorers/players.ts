import type { ExplorersView } from './view'

/** The players other than the seat, beginning at its left; all of them for those who watch. */
export function otherPlayers(view: ExplorersView): number[] {
  const first = view.seat < 0 ? 0 : view.seat + 1
  const count = view.seat < 0 ? view.players : view.players - 1
  return Array.from({ length: count }, (_, at) => (first + at) % view.players)
}

/** What a player is doing, without his choices: nothing to say between the turns. */
export function standingOf(view: ExplorersView, player: number): 'ready' | 'placing' | 'choosing' | '' {
  const asked = view.asked.includes(player)
  if (view.phase === 'pick') return asked ? 'choosing' : ''
  if (view.phase !== 'place' && view.phase !== 'setup') return ''
  return asked ? 'placing' : 'ready'
}
