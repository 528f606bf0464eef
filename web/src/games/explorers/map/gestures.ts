import type { Attachment } from 'svelte/attachments'
import { WHOLE, clamped, isWhole, settled, zoomed, type Window } from '../window'

export interface Hands {
  window(): Window
  /** While the fingers move. */
  drag(window: Window): void
  /** When they have left. */
  rest(window: Window): void
  /** A long press or a right click on a square. */
  hold(square: number): void
}

interface Point {
  x: number
  y: number
}

const SLACK = 8
const LONG = 450

/** Pan with one finger, pinch with two, long press; a tap stays a click of the square below it. */
export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>()
    let start = WHOLE
    let origin: Point[] = []
    let moved = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const begin = () => {
      start = hands.window()
      origin = [...fingers.values()]
    }

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (fingers.size === 0) moved = false
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
      clearTimeout(timer)
      if (event.pointerType !== 'mouse' && fingers.size === 1) timer = setTimeout(() => press(event), LONG)
    }

    const press = (event: MouseEvent) => {
      const square = squareUnder(event)
      if (square < 0) return
      moved = true
      hands.hold(square)
    }

    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const [now] = fingers.values()
      const [then] = origin
      if (!now || !then) return
      if (!moved && fingers.size === 1 && Math.hypot(now.x - then.x, now.y - then.y) < SLACK) return
      clearTimeout(timer)
      moved = true
      if (fingers.size === 1 && isWhole(start)) return
      element.setPointerCapture(event.pointerId)
      hands.drag(next(element.getBoundingClientRect(), start, origin, [...fingers.values()]))
    }

    const up = (event: PointerEvent) => {
      clearTimeout(timer)
      if (!fingers.delete(event.pointerId)) return
      if (moved && fingers.size === 0 && hands.window() !== start) hands.rest(settled(hands.window()))
      else begin()
    }

    const menu = (event: MouseEvent) => {
      event.preventDefault()
      press(event)
    }

    /** A drag is not a tap. */
    const click = (event: MouseEvent) => {
      if (!moved || event.detail === 0) return
      event.stopPropagation()
      moved = false
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('contextmenu', menu)
    element.addEventListener('click', click, true)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('contextmenu', menu)
      element.removeEventListener('click', click, true)
    }
  }
}

/** The square whose cell lies under a point, or -1. */
function squareUnder(event: MouseEvent): number {
  const cell = document.elementFromPoint(event.clientX, event.clientY)
  return Number(cell?.getAttribute('data-square') ?? -1)
}

/** The window after the fingers went from one place to another: what was under them stays under them. */
export function next(box: DOMRect, start: Window, from: readonly Point[], to: readonly Point[]): Window {
  const share = (points: readonly Point[]): Point => ({
    x: (points.reduce((sum, point) => sum + point.x, 0) / points.length - box.left) / box.width,
    y: (points.reduce((sum, point) => sum + point.y, 0) / points.length - box.top) / box.height,
  })
  const before = share(from)
  const after = share(to)
  const n = start.n * (spread(from) / spread(to))
  const { n: size } = zoomed(start, n, before.x, before.y)
  return clamped({
    x: start.x + before.x * start.n - after.x * size,
    y: start.y + before.y * start.n - after.y * size,
    n: size,
  })
}

function spread([one, other]: readonly Point[]): number {
  return one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) : 1
}
