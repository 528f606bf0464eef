const NICE = [5, 10, 20, 40, 50, 100, 200, 500, 1000]
const LINES = 5

/** Round numbers from below the least to above the greatest value, for the lines of a chart. */
export function steps(least: number, greatest: number): number[] {
  const size = NICE.find((step) => (greatest - least) / step <= LINES) ?? (greatest - least) / LINES
  const first = Math.floor(least / size)
  const last = Math.ceil(greatest / size)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * size)
}
