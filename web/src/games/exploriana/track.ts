/** A marker on the renown track. */
export interface Marker {
  key: string
  renown: number
  /** Its player's colour, or nothing for the rival or the Society. */
  colour: string
}

/** Markers on one number, the top one first. */
export interface Stack {
  renown: number
  markers: Marker[]
}

const PRINTED = 40
const FIVE = 5

/** How many steps are drawn: those of the track, or more where somebody has gone beyond. */
export const longest = (markers: readonly Marker[]): number =>
  Math.max(PRINTED, ...markers.map(({ renown }) => Math.ceil(renown / FIVE) * FIVE))

/** The markers by their number; each stack in the order given, which is that of acting. */
export function stacks(markers: readonly Marker[]): Stack[] {
  const found = new Map<number, Marker[]>()
  for (const marker of markers) found.set(marker.renown, [...(found.get(marker.renown) ?? []), marker])
  return [...found].map(([renown, markers]) => ({ renown, markers })).sort((a, b) => a.renown - b.renown)
}
