import { SIDE, columnOf, rowOf } from './cells'

/** The part of the map that is seen: column and row of its corner, and how many squares it is wide and high. */
export interface Window {
  x: number
  y: number
  n: number
}

export const WHOLE: Window = { x: 0, y: 0, n: SIDE }
/** Squares across in the close-up: 43 px each on a phone. */
export const CLOSE = 9
const NEAREST = 6
/** Wider than this is the whole map. */
const WIDEST = 13

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

export const isWhole = (window: Window): boolean => window.n >= SIDE

/** The window, pushed back onto the map. */
export function clamped({ x, y, n }: Window): Window {
  const size = between(NEAREST, n, SIDE)
  return { x: between(0, x, SIDE - size), y: between(0, y, SIDE - size), n: size }
}

export const shows = ({ x, y, n }: Window, square: number): boolean => {
  const column = columnOf(square)
  const row = rowOf(square)
  return column >= x && column + 1 <= x + n && row >= y && row + 1 <= y + n
}

/** A window with a square in its middle. */
export const centred = (square: number, n = CLOSE): Window =>
  clamped({ x: columnOf(square) - Math.floor(n / 2), y: rowOf(square) - Math.floor(n / 2), n })

/** The window that shows most of the squares, with their middle as near as can be to its own. */
export function gathering(squares: readonly number[], n = CLOSE): Window {
  let best = clamped({ x: (SIDE - n) / 2, y: (SIDE - n) / 2, n })
  let bestRank = -Infinity
  for (let y = 0; y <= SIDE - n; y++) {
    for (let x = 0; x <= SIDE - n; x++) {
      const rank = worth({ x, y, n }, squares)
      if (rank > bestRank) {
        bestRank = rank
        best = { x, y, n }
      }
    }
  }
  return squares.length > 0 ? best : settled(best)
}

function worth(window: Window, squares: readonly number[]): number {
  const seen = squares.filter((square) => shows(window, square))
  if (seen.length === 0) return 0
  const mean = (of: (square: number) => number) => seen.reduce((sum, square) => sum + of(square), 0) / seen.length
  const middle = (window.n - 1) / 2
  const off = Math.hypot(mean(columnOf) - window.x - middle, mean(rowOf) - window.y - middle)
  return seen.length - off / (2 * SIDE)
}

/** The window moved as little as needed to show a square and, where the map goes on, its neighbours. */
export function following({ x, y, n }: Window, square: number): Window {
  const column = columnOf(square)
  const row = rowOf(square)
  return clamped({ x: between(column + 2 - n, x, column - 1), y: between(row + 2 - n, y, row - 1), n })
}

/** The window with n squares across; the point at a share (0 to 1) of its width and height stays in place. */
export function zoomed({ x, y, n }: Window, size: number, across: number, down: number): Window {
  const next = between(NEAREST, size, SIDE)
  return clamped({ x: x + across * (n - next), y: y + down * (n - next), n: next })
}

/** Where the window comes to rest after a gesture: on whole squares. */
export function settled({ x, y, n }: Window): Window {
  const size = Math.round(n)
  if (size > WIDEST) return WHOLE
  return clamped({ x: Math.round(x + (n - size) / 2), y: Math.round(y + (n - size) / 2), n: size })
}
