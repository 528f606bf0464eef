// Made by `npm run wire` from the server; do not edit.

/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Hello | Act | Undo | Commit | Why | Hint | StandIn | Rename | Say | Ask | Replay | GoOn
/**
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Table | Done | No | Gain | Opinions | Said | Position | Moved | Fault

/**
 * One step of a seat's turn. The same id sent again is answered again and not played again.
 */
export interface Act {
  type: 'act'
  id: string
  seat: number
  v: number
  step: number
  action: string
}
/**
 * POST /api/tables/{table}/again: the same people once more, with new chance or the same deal.
 */
export interface Again {
  same_deal?: boolean
}
/**
 * Asks, for all to read, for a seat to which this device was invited and where somebody sits.
 */
export interface Ask {
  type: 'ask'
  seat: number
  name: string
}
/**
 * Something a seat may do now: words for the server, a text for people, a place that lights up.
 *
 * `final` means that it is played at once and cannot be taken back. `gain` says what it would give.
 */
export interface Choice {
  action: string
  text: Text
  place: string
  final: boolean
  gain: Text | null
}
/**
 * A message of the Fluent files with its arguments; an argument may itself be a text.
 */
export interface Text {
  key: string
  args: {
    [k: string]: number | string | Text
  }
}
/**
 * Ends the tentative turn; from here on it is in the log.
 */
export interface Commit {
  type: 'commit'
  id: string
  seat: number
  v: number
  step: number
}
/**
 * The answer to a step, undo or commit that was played.
 */
export interface Done {
  type: 'done'
  id: string
  v: number
  step: number
}
/**
 * Something that cannot be understood or is not allowed; the socket may be closed after it.
 */
export interface Fault {
  type: 'fault'
  error: string
  detail: string
}
/**
 * The answer to `why` if the action is possible: what it would give, in words.
 */
export interface Gain {
  type: 'gain'
  id: string
  text: Text | null
}
/**
 * A game as the lobby offers it.
 */
export interface GameInfo {
  id: string
  rules: number
  players: number[]
  options: Option[]
  presets: Preset[]
  editions: string[]
  bots: string[]
  levels: string[]
  usual_bot: string
}
/**
 * A choice made before the game.
 *
 * Its value is one of `values`, or, where `items` are given, a comma list of at most `most` of them; `helps` say
 * what each item means.
 */
export interface Option {
  id: string
  values: string[]
  default: string
  items: string[]
  most: number
  solo: string
  helps: Text[]
}
/**
 * A named set of options offered at the table.
 */
export interface Preset {
  id: string
  players: number
  options: {
    [k: string]: string
  }
}
/**
 * The host goes on at a broken table from where it stands; what stands behind that is put aside for good.
 */
export interface GoOn {
  type: 'go_on'
}
/**
 * The first message: every secret this device holds for the table, and where it wants to sit down.
 */
export interface Hello {
  type: 'hello'
  /**
   * @minItems 1
   * @maxItems 8
   */
  secrets: string[]
  /**
   * @maxItems 6
   */
  sit?: Sit[]
}
/**
 * Sits down on a seat to which one of the secrets invites, if nobody sits there.
 *
 * `secret` is drawn by the device and is the key to the seat from here on. Sent again it changes nothing.
 */
export interface Sit {
  seat: number
  secret: string
  name?: string
  colour?: 'indigo' | 'moss' | 'ochre' | 'plum' | 'teal' | 'vermilion'
}
/**
 * Asks what a bot thinks of the seat's decision, as far as the seat itself may know.
 */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
  v: number
  step: number
}
/**
 * One line of a score sheet.
 */
export interface Line {
  key: string
  points: number
}
/**
 * An event in words and as facts.
 *
 * `ply` is the version with which it was told; in a replay the number of the action.
 */
export interface LogLine {
  ply: number
  text: Text
  kind: string
  facts: {
    [k: string]: number | string | Text | (number | string)[]
  }
}
/**
 * The same people play on at another table; the secrets of this one, keys and all, open that one too.
 */
export interface Moved {
  type: 'moved'
  table: string
}
/**
 * POST /api/mine: the secrets kept on this device.
 */
export interface MyTables {
  /**
   * @maxItems 100
   */
  secrets: string[]
}
/**
 * POST /api/tables.
 */
export interface NewTable {
  game: string
  /**
   * @minItems 1
   * @maxItems 6
   */
  seats: SeatWish[]
  options?: {
    [k: string]: string
  }
  edition?: string
}
/**
 * One seat of a table to be opened: the host, somebody on the same device, a friend by link, or a bot.
 */
export interface SeatWish {
  kind: 'bot' | 'link' | 'local' | 'me'
  name?: string
  colour?: 'indigo' | 'moss' | 'ochre' | 'plum' | 'teal' | 'vermilion'
  bot?: string
}
/**
 * The answer to one that was refused, or to `why`.
 *
 * Stale messages are refused with the key `refuse-stale`, and a fresh table follows.
 */
export interface No {
  type: 'no'
  id: string
  refusal: Refusal
}
/**
 * Why an action is not allowed: the number of the rule and the sentence.
 */
export interface Refusal {
  rule: string
  text: Text
}
/**
 * The answer: the host's own secret, a secret for every seat but bots', and the spectators' secret.
 */
export interface OpenedTable {
  table: string
  host: string
  watch: string
  seats: SeatKey[]
}
/**
 * The key of a seat on the host's own device, or the invitation to a seat, which the host passes on as a link.
 */
export interface SeatKey {
  seat: number
  secret: string
  invitation: boolean
}
/**
 * What a bot thinks of a choice: in how many imagined games it tried it, and what they brought on average.
 *
 * `wins` is the seat's share of the victories, `score` its points.
 */
export interface Opinion {
  action: string
  text: Text
  place: string
  games: number
  wins: number
  score: number
}
/**
 * The answer to `hint`: the best choices, best first.
 */
export interface Opinions {
  type: 'opinions'
  id: string
  opinions: Opinion[]
}
/**
 * The end of a game: per seat the score, the place (1 is best, ties share) and the sheet.
 *
 * `won` says whether the first place is a victory; a game may end without one.
 */
export interface Outcome {
  scores: number[]
  ranks: number[]
  sheets: Line[][]
  title: Text | null
  won: boolean
}
/**
 * Somebody has left a seat, or the host has closed the table (`seat` is None).
 */
export interface Parted {
  table: string
  seat: number | null
}
/**
 * Who sits on a seat. `bot` is a bot's name, `here` whether a device of this seat is connected.
 *
 * `name` is told apart from the other names at the table. `taken` says whether somebody has sat down.
 */
export interface Person {
  name: string
  colour: 'indigo' | 'moss' | 'ochre' | 'plum' | 'teal' | 'vermilion'
  bot: string
  taken: boolean
  here: boolean
  stand_in: string
  patience: number | null
}
/**
 * The answer to `replay`.
 */
export interface Position {
  type: 'position'
  id: string
  ply: number
  ends: number[]
  seat: SeatView
  events: LogLine[]
}
/**
 * All that one seat is told: its view with its tentative steps, the sentence above the board, its choices.
 */
export interface SeatView {
  seat: number | null
  view: unknown
  prompt: Text
  choices: Choice[]
  besides: Choice[]
  step: number
  complete: boolean
  commit: Text | null
}
/**
 * Any refusal over HTTP: a text key for people, and what was wrong in English.
 */
export interface Problem {
  error: string
  detail: string
}
/**
 * A guest's name and colour.
 */
export interface Rename {
  type: 'rename'
  seat: number
  name: string
  colour: 'indigo' | 'moss' | 'ochre' | 'plum' | 'teal' | 'vermilion'
}
/**
 * Asks for the position after `ply` actions of a finished game, as this seat saw it (None: spectator).
 */
export interface Replay {
  type: 'replay'
  id: string
  seat: number | null
  ply: number
}
/**
 * A line of chat.
 */
export interface Said {
  type: 'said'
  seat: number | null
  name: string
  text: string
}
/**
 * A line of chat, shown as text only.
 */
export interface Say {
  type: 'say'
  seat: number
  text: string
}
/**
 * Lets a bot of a usual level play for somebody who is away, or no longer if `bot` is empty.
 *
 * The host may do both. After a longer absence everybody who sits at the table may let a bot play.
 */
export interface StandIn {
  type: 'stand_in'
  seat: number
  bot: string
}
/**
 * A bot that has played for somebody who was away, and how often it moved.
 */
export interface StoodIn {
  seat: number
  bot: string
  moves: number
}
/**
 * The whole table for this device, sent after hello and after every change. Views are authoritative.
 */
export interface Table {
  type: 'table'
  table: string
  game: string
  v: number
  people: Person[]
  host: boolean
  invited: number[]
  waiting: number[]
  may: number[]
  over: boolean
  closed: boolean
  seats: SeatView[]
  events: LogLine[]
  fresh: boolean
  broken: boolean
  outcome: Outcome | null
  stood_in: StoodIn[]
}
/**
 * One row of "my tables". `seat` is None for secrets that are no seat's key; `ply` is the version.
 */
export interface TableLine {
  table: string
  game: string
  secret: string
  seat: number | null
  names: string[]
  waiting: number[]
  mine: boolean
  over: boolean
  closed: boolean
  ply: number
  changed: number
}
/**
 * Takes back tentative steps, down to `to` of them.
 */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
  v: number
  step: number
  to: number
}
/**
 * Asks why an action is not possible, or what it would give.
 */
export interface Why {
  type: 'why'
  id: string
  seat: number
  action: string
}
