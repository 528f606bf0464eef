// Made by `npm run wire` from the server; do not edit.

/**
 * A player's board. Squares are 16*row + column, `temples` and `races` the places taken in the lists, or -1.
 */
export interface BoardView {
  marks: number[]
  keys: number
  keys_used: number
  scrolls: number
  scrolls_used: number
  gems: number
  open: string[]
  ticked: number[]
  columns: number[][]
  points: number[]
  temples: number[]
  races: number[]
  villages: number[]
  sheet: Line[]
}
/**
 * One line of a score sheet.
 */
export interface Line {
  key: string
  points: number
}
/**
 * Where the seat stands in its own turn: its board with the fresh marks, Xs left, terrains allowed, batches.
 */
export interface DecisionView {
  board: BoardView
  step: string
  took: string
  left: number
  allowed: string[]
  horse: boolean
  bonus: boolean
  batches: string[]
  fresh: number[]
}
/**
 * Everything a seat may know. `boards` are as the turn began; the seat's own marks since are in `decision`.
 */
export interface ExplorersView {
  seat: number
  players: number
  edition: string
  rules: number
  options: {
    [k: string]: string
  }
  limits: LimitsView
  phase: string
  round: number
  turn: number
  first: number
  active: number
  asked: number[]
  map: MapView
  village: number
  goals: GoalView[]
  drawn: string[]
  card: string[]
  card_xs: number[]
  picked: string
  temple_heads: number[]
  temple_points: number[]
  temple_bonus: number[]
  boards: BoardView[]
  decision: DecisionView | null
}
/**
 * The lengths of the game and of the tracks.
 */
export interface LimitsView {
  rounds: number
  turns: number
  keys: number
  scrolls: number
  gems: number
}
/**
 * The map: one letter a square, row by row; `?` where no tile lies yet and `V` for a village.
 */
export interface MapView {
  tiles: number[]
  turns: number[]
  terrain: string
  objects: string
  villages: number[]
  temples: number[]
}
/**
 * An achievement in play, with what it asks for and is worth in words.
 *
 * `values` are those of a race that are still open, what a count brings from one on, or the points of one that is
 * fulfilled or not; there are none if every X is a point.
 */
export interface GoalView {
  id: string
  head: number
  values: number[]
  help: Text
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
