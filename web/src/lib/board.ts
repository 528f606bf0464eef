import type { Component } from 'svelte'
import type { Texts } from './texts'
import type { Choice, Gain, No, SeatView, Table } from './wire'

/** What every part of a game's board is given. Pure: views and choices in, `choose` out. */
export interface BoardProps {
  table: Table
  /** The seat that is shown; its `view` is authoritative. */
  seat: SeatView
  texts: Texts
  /** The players' names and colours by seat. */
  names: string[]
  colours: string[]
  /** Plays one of the seat's choices. */
  choose(action: string): void
  /** Asks the server what an action would give, or why it is not possible; a refusal is also shown at the foot. */
  why(action: string): Promise<Gain | No>
  /** Opens the rules at a number such as `7.4`. */
  rule(number: string): void
  phone: boolean
  /** False while somebody else is asked, in replays and for spectators. */
  interactive: boolean
}

/** How far a game is, for the top bar and the replay. */
export interface Progress {
  round: number
  rounds: number
  turn: number
  turns: number
  /** Where the turns of a round are steps with names: their Fluent keys. Such a game may end before its last round. */
  steps?: readonly string[]
}

/** Lines of the score sheet that belong together: those whose key begins with `prefix`. */
export interface SheetGroup {
  prefix: string
  /** The Fluent key of its name. */
  text: string
  icon: string
}

/** What `web/src/games/<id>/index.ts` exports. */
export interface GameClient {
  /** The main board. */
  Board: Component<BoardProps>
  /** The own sheet and the others, in the column beside the board. */
  Side: Component<BoardProps>
  /** The outline of the game's icon, from `icon:<name>`. */
  icon: string
  /** The board takes all the width there is, and the column beside it is narrow. */
  wide?: boolean
  /** What stands between the prompt and the buttons, such as the card of the turn. */
  Card?: Component<BoardProps>
  /** The game's own buttons, below `Card`; on a phone at the foot, under the thumb. */
  Acts?: Component<BoardProps>
  /** Whether `Card`, `Acts` or the board offers a choice that has no place, so that no button is needed for it. */
  offers?(choice: Choice): boolean
  /** The own numbers and the other players in short, below the card on a phone. */
  Strip?: Component<BoardProps>
  /** The round and turn of a view. */
  progress?(view: unknown): Progress | null
  /** Everybody's points in a view, for the replay. */
  points?(view: unknown): number[]
  groups?: SheetGroup[]
}
