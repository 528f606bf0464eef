import type { Texts } from '../../lib/texts'
import type { Outcome } from '../../lib/wire'
import { standing } from './sheet'

export interface Ending {
  outcome: Outcome
  names: string[]
  /** The seats of this device; alone at it, a winner is told "you". */
  local: number[]
}

/** Who won, in one sentence. */
export function headline({ outcome, names, local }: Ending, texts: Texts): string {
  const winners = outcome.won ? standing(outcome).filter((seat) => outcome.ranks[seat] === 1) : []
  const [first] = winners
  if (first === undefined) return texts.word('shell-nobody-wins')
  const points = outcome.scores[first]!
  if (outcome.scores.length === 1) return texts.word('shell-solo-points', { points })
  if (winners.length > 1)
    return texts.word('shell-shared', { names: texts.join(winners.map((seat) => names[seat]!)), points })
  if (local.length === 1 && local[0] === first) return texts.word('shell-you-win', { points })
  return texts.word('shell-wins', { name: names[first]!, points })
}

/** The title of a solo game, or by how much it was won. */
export function subline({ outcome, names, local }: Ending, texts: Texts): string {
  if (outcome.title) return texts.say(outcome.title, names)
  const [first, ...others] = standing(outcome)
  const beaten = others.find((seat) => outcome.ranks[seat] !== 1)
  if (first === undefined || beaten === undefined) return ''
  const own = local.length === 1 ? local[0] : undefined
  if (own !== undefined && outcome.ranks[own] !== 1)
    return texts.word('shell-your-place', { place: outcome.ranks[own]!, points: outcome.scores[own]! })
  const points = outcome.scores[first]! - outcome.scores[beaten]!
  return points > 0 ? texts.word('shell-ahead', { points, name: names[beaten]! }) : texts.word('shell-tie-break')
}
