/** The squares of the map, 16 * row + column, and outlines of groups of them in units of 100 a square. */
export const SIDE = 16
export const SQUARES = SIDE * SIDE
export const UNIT = 100

export const rowOf = (square: number): number => Math.floor(square / SIDE)
export const columnOf = (square: number): number => square % SIDE
export const squareAt = (row: number, column: number): number => row * SIDE + column
export const left = (square: number): number => columnOf(square) * UNIT
export const top = (square: number): number => rowOf(square) * UNIT

/** The name of a square as in `h7`. */
export const label = (square: number): string => String.fromCharCode(97 + columnOf(square)) + (rowOf(square) + 1)

const BY_LABEL = new Map(Array.from({ length: SQUARES }, (_, square) => [label(square), square]))

/** The square of such a name, or -1. */
export const squareOf = (name: string): number => BY_LABEL.get(name) ?? -1

/** 0 to 3 for a to d in reading order. */
export const quadrantOf = (square: number): number => (rowOf(square) >> 3) * 2 + (columnOf(square) >> 3)

/** North, east, south and west of a square; -1 beyond the edge. */
export function around(square: number): [number, number, number, number] {
  const row = rowOf(square)
  const column = columnOf(square)
  return [
    row > 0 ? square - SIDE : -1,
    column < SIDE - 1 ? square + 1 : -1,
    row < SIDE - 1 ? square + SIDE : -1,
    column > 0 ? square - 1 : -1,
  ]
}

/** All squares for which something holds. */
export function squaresWhere(holds: (square: number) => boolean): number[] {
  const found: number[] = []
  for (let square = 0; square < SQUARES; square++) if (holds(square)) found.push(square)
  return found
}

/** One path that fills the squares, joined to runs along the rows. */
export function fill(squares: Iterable<number>): string {
  const wanted = new Set(squares)
  let path = ''
  for (const square of [...wanted].sort((a, b) => a - b)) {
    if (columnOf(square) > 0 && wanted.has(square - 1)) continue
    let end = square
    while (columnOf(end) < SIDE - 1 && wanted.has(end + 1)) end++
    const width = (end - square + 1) * UNIT
    path += `M${left(square)} ${top(square)}h${width}v${UNIT}h-${width}z`
  }
  return path
}

/** The inner borders between squares, as long lines: those for which `wanted` holds for the two squares. */
export function borders(wanted: (one: number, other: number) => boolean): string {
  let path = ''
  for (let line = 1; line < SIDE; line++) {
    path += runs((at) => wanted(squareAt(at, line - 1), squareAt(at, line)), (from, to) => {
      return `M${line * UNIT} ${from * UNIT}V${to * UNIT}`
    })
    path += runs((at) => wanted(squareAt(line - 1, at), squareAt(line, at)), (from, to) => {
      return `M${from * UNIT} ${line * UNIT}H${to * UNIT}`
    })
  }
  return path
}

function runs(holds: (at: number) => boolean, draw: (from: number, to: number) => string): string {
  let path = ''
  let from = -1
  for (let at = 0; at <= SIDE; at++) {
    const on = at < SIDE && holds(at)
    if (on && from < 0) from = at
    if (!on && from >= 0) {
      path += draw(from, at)
      from = -1
    }
  }
  return path
}

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** The closed outlines of a group of squares, drawn clockwise, holes the other way. */
export function outline(squares: Iterable<number>): string {
  const edges = sides(new Set(squares))
  let path = ''
  for (const start of [...edges.keys()]) {
    while (edges.get(start)?.length) path += loop(edges, start)
  }
  return path
}

/** By corner, the directions (clockwise around the squares) of the sides that begin there. */
function sides(wanted: Set<number>): Map<number, number[]> {
  const edges = new Map<number, number[]>()
  const add = (row: number, column: number, direction: number) => {
    const corner = row * (SIDE + 1) + column
    edges.set(corner, [...(edges.get(corner) ?? []), direction])
  }
  for (const square of wanted) {
    const row = rowOf(square)
    const column = columnOf(square)
    const [north, east, south, west] = around(square)
    if (!wanted.has(north)) add(row, column, 0)
    if (!wanted.has(east)) add(row, column + 1, 1)
    if (!wanted.has(south)) add(row + 1, column + 1, 2)
    if (!wanted.has(west)) add(row + 1, column, 3)
  }
  return edges
}

function loop(edges: Map<number, number[]>, start: number): string {
  let corner = start
  let heading = -1
  let path = ''
  do {
    const open = edges.get(corner) ?? []
    const direction = open.find((way) => way === (heading + 1) % 4) ?? open[0]
    if (direction === undefined) break
    edges.set(corner, open.filter((way) => way !== direction))
    if (direction !== heading) path += `${path ? 'L' : 'M'}${at(corner)}`
    heading = direction
    const [dx, dy] = STEPS[direction]!
    corner += dy * (SIDE + 1) + dx
  } while (corner !== start)
  return `${path}z`
}

const at = (corner: number): string =>
  `${(corner % (SIDE + 1)) * UNIT} ${Math.floor(corner / (SIDE + 1)) * UNIT}`
