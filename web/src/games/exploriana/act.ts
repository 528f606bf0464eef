import type { BoardProps } from '../../lib/board'
import { choiceOf } from './model'

/** Plays one of the seat's choices; anything else is asked about, so that the answer says why not. */
export function act({ seat, choose, why, interactive }: BoardProps, action: string): void {
  if (!interactive) return
  if (choiceOf(seat, action)) choose(action)
  else void why(action)
}
