import type { Attachment } from 'svelte/attachments'

export interface Point {
  x: number
  y: number
}

/** What fingers and mouse do on a map; where it is looked at is the map's own business. */
export interface Hands {
  /** Remembers where the map is; from here on it is dragged. */
  begin(): void
  /** Whether one finger moves the map, or leaves it for the page to scroll. */
  drags(): boolean
  /** The fingers went from one place to another since `begin`. */
  drag(box: DOMRect, from: readonly Point[], to: readonly Point[]): void
  /** The last finger left after a drag. */
  rest(): void
  /** A long press or a right click; true if something was there. */
  hold(element: Element | null): boolean
}

const SLACK = 8
const LONG = 450

/** Pan with one finger, pinch with two, long press; a tap stays a click of what lies below it. */
export function fingers(hands: Hands): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, Point>()
    let origin: Point[] = []
    let moved = false
    let dragged = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const begin = () => {
      hands.begin()
      origin = [...down.values()]
    }

    const press = (event: MouseEvent) => {
      if (hands.hold(document.elementFromPoint(event.clientX, event.clientY))) moved = true
    }

    const pointerdown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (down.size === 0) moved = dragged = false
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
      clearTimeout(timer)
      if (event.pointerType !== 'mouse' && down.size === 1) timer = setTimeout(() => press(event), LONG)
    }

    const pointermove = (event: PointerEvent) => {
      if (!down.has(event.pointerId)) return
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const [now] = down.values()
      const [then] = origin
      if (!now || !then) return
      if (!moved && down.size === 1 && Math.hypot(now.x - then.x, now.y - then.y) < SLACK) return
      clearTimeout(timer)
      moved = true
      if (down.size === 1 && !hands.drags()) return
      dragged = true
      element.setPointerCapture(event.pointerId)
      hands.drag(element.getBoundingClientRect(), origin, [...down.values()])
    }

    const pointerup = (event: PointerEvent) => {
      clearTimeout(timer)
      if (!down.delete(event.pointerId)) return
      if (dragged && down.size === 0) hands.rest()
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

    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', pointerdown, { signal })
    element.addEventListener('pointermove', pointermove, { signal })
    element.addEventListener('pointerup', pointerup, { signal })
    element.addEventListener('pointercancel', pointerup, { signal })
    element.addEventListener('contextmenu', menu, { signal })
    element.addEventListener('click', click, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }
}

/** Where points lie together, as shares of a box, and how far apart. */
export function gathered(box: DOMRect, points: readonly Point[]): Point & { spread: number } {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [one, other] = points
  return {
    x: (mean(({ x }) => x) - box.left) / box.width,
    y: (mean(({ y }) => y) - box.top) / box.height,
    spread: one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) : 1,
  }
}
