import type { Attachment } from 'svelte/attachments'
import { fingers, gathered, type Point } from '../../../lib/fingers'
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

/** Pan with one finger, pinch with two, long press; a tap stays a click of the square below it. */
export function gestures(hands: Hands): Attachment<HTMLElement> {
  let start = WHOLE
  return fingers({
    begin: () => (start = hands.window()),
    drags: () => !isWhole(start),
    drag: (box, from, to) => hands.drag(next(box, start, from, to)),
    rest: () => hands.rest(settled(hands.window())),
    hold(element) {
      const square = Number(element?.getAttribute('data-square') ?? -1)
      if (square >= 0) hands.hold(square)
      return square >= 0
    },
  })
}

/** The window after the fingers went from one place to another: what was under them stays under them. */
export function next(box: DOMRect, start: Window, from: readonly Point[], to: readonly Point[]): Window {
  const before = gathered(box, from)
  const after = gathered(box, to)
  const { n } = zoomed(start, start.n * (before.spread / after.spread), before.x, before.y)
  return clamped({
    x: start.x + before.x * start.n - after.x * n,
    y: start.y + before.y * start.n - after.y * n,
    n,
  })
}
