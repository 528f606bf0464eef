import type { Spot } from './world'

/** The part of the map that is seen: its left upper corner and its width; the height follows from the pane. */
export interface Window {
  x: number
  y: number
  w: number
}

/** The whole map, with a strip beyond 180° on both sides where the coast goes on. */
const MARGIN = 450
export const WORLD = { x: -MARGIN, y: 0, w: 36_000 + 2 * MARGIN, h: 19_205 }
const NEAREST = 4_500
/** The height at which places are read and tapped with ease. */
const CLOSE = 8_600

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

/** How wide a window must be to show everything; `ratio` is the height of the pane by its width. */
const widest = (ratio: number): number => Math.max(WORLD.w, WORLD.h / ratio)

export const whole = (ratio: number): Window => clamped({ x: 0, y: 0, w: widest(ratio) }, ratio)

export const isWhole = ({ w }: Window, ratio: number): boolean => w >= widest(ratio) - 1

/** The window, pushed back onto the map; what is larger than the map has it in its middle. */
export function clamped(window: Window, ratio: number): Window {
  const w = between(NEAREST, window.w, widest(ratio))
  return {
    x: inside(window.x, w, WORLD.x, WORLD.w),
    y: inside(window.y, w * ratio, WORLD.y, WORLD.h),
    w,
  }
}

const inside = (at: number, size: number, from: number, room: number): number =>
  size >= room ? from + (room - size) / 2 : between(from, at, from + room - size)

/** Whether a spot is seen, not quite at the edge. */
export function shows({ x, y, w }: Window, spot: Spot, ratio: number): boolean {
  const edge = w * 0.06
  const across = spot.x > x + edge && spot.x < x + w - edge
  return across && spot.y > y + edge && spot.y < y + w * ratio - edge
}

export const centred = (spot: Spot, w: number, ratio: number): Window =>
  clamped({ x: spot.x - w / 2, y: spot.y - (w * ratio) / 2, w }, ratio)

/** The width of the close-up. */
export const close = (ratio: number): number => Math.min(CLOSE / ratio, 2 * CLOSE)

/** The narrowest window with some air that shows all spots, not narrower than the close-up. */
export function gathering(spots: readonly Spot[], ratio: number): Window {
  if (spots.length === 0) return whole(ratio)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const w = Math.max(close(ratio), (right - left) * 1.3, ((bottom - top) * 1.35) / ratio)
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, w, ratio)
}

/** The window moved as little as needed to show a spot with some air around it. */
export function following({ x, y, w }: Window, spot: Spot, ratio: number): Window {
  const air = w * 0.15
  const h = w * ratio
  const nearer = {
    x: between(spot.x + air - w, x, spot.x - air),
    y: between(spot.y + air * ratio - h, y, spot.y - air * ratio),
    w,
  }
  return clamped(nearer, ratio)
}

/** The window at another width; the point at a share (0 to 1) of its width and height stays in place. */
export function zoomed(window: Window, width: number, across: number, down: number, ratio: number): Window {
  const w = between(NEAREST, width, widest(ratio))
  const less = window.w - w
  return clamped({ x: window.x + across * less, y: window.y + down * less * ratio, w }, ratio)
}
