import type { Attachment } from 'svelte/attachments'
import { fingers, gathered, type Point } from '../../../lib/fingers'
import { clamped, isWhole, zoomed, type Window } from '../window'

export interface Hands {
  window(): Window
  /** The height of the pane by its width. */
  ratio(): number
  look(window: Window): void
  /** A long press or a right click on a space. */
  hold(space: string): void
}

/** How much one notch of a wheel zooms. */
const NOTCH = 0.0016

/** Pan with one finger or the mouse, pinch with two, zoom with the wheel, long press; a tap stays a click. */
export function gestures(hands: Hands): Attachment<HTMLElement> {
  let start: Window
  const attach = fingers({
    begin: () => (start = hands.window()),
    drags: () => !isWhole(start, hands.ratio()),
    drag: (box, from, to) => hands.look(next(box, start, from, to)),
    rest: () => undefined,
    hold(element) {
      const space = element?.closest('[data-space]')?.getAttribute('data-space')
      if (space) hands.hold(space)
      return Boolean(space)
    },
  })
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { x, y } = gathered((event.currentTarget as Element).getBoundingClientRect(), [
      { x: event.clientX, y: event.clientY },
    ])
    const window = hands.window()
    hands.look(zoomed(window, window.w * Math.exp(event.deltaY * NOTCH), x, y, hands.ratio()))
  }
  return (element) => {
    const detach = attach(element)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      detach?.()
    }
  }
}

/** The window after the fingers went from one place to another: what was under them stays under them. */
export function next(box: DOMRect, start: Window, from: readonly Point[], to: readonly Point[]): Window {
  const ratio = box.height / box.width
  const before = gathered(box, from)
  const after = gathered(box, to)
  const { w } = zoomed(start, start.w * (before.spread / after.spread), before.x, before.y, ratio)
  return clamped(
    { x: start.x + before.x * start.w - after.x * w, y: start.y + (before.y * start.w - after.y * w) * ratio, w },
    ratio,
  )
}
