/** How much a map shows at its size. */
export interface Detail {
  /** The size of an icon in hundredths of a square. */
  icon: number
  /** Whether a temple says what the next explorer gets. */
  values: boolean
  /** Whether objects shine through under an X. */
  ghosts: boolean
  /** Thinner frames and strokes. */
  fine: boolean
}

/** From this size on a square can be tapped. */
export const TARGET = 40

const TINY: Detail = { icon: 76, values: false, ghosts: false, fine: true }
const SMALL: Detail = { icon: 68, values: false, ghosts: true, fine: true }
const CLOSE: Detail = { icon: 60, values: true, ghosts: true, fine: false }
const LARGE: Detail = { icon: 62, values: true, ghosts: true, fine: false }

/** What can be read when a square is so many pixels wide. */
export function detailFor(pixels: number): Detail {
  if (pixels < 28) return TINY
  if (pixels < TARGET) return SMALL
  return pixels < 46 ? CLOSE : LARGE
}
