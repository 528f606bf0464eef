import { Remembered, lenses } from '../../lib/lens'
import { CLOSE, WHOLE, gathering, isWhole, shows, type Window } from './window'

const WHOLE_MAP = new Remembered('fourwinds-explorers-whole')

/** What a seat looks at, shared by the map, the strip and the tiles: the window, the tile tried out, whose map. */
export class Lens {
  window: Window = $state.raw(WHOLE)
  /** The tile in the hand while the map is laid, and its quarter turns. */
  tile = $state(0)
  turns = $state(0)
  /** Whose map those who watch look at. */
  player = $state(-1)

  get whole(): boolean {
    return isWhole(this.window)
  }

  /** A move of the reader's own; whether it was the whole map is remembered on this device. */
  look(window: Window): void {
    this.window = window
    WHOLE_MAP.set(isWhole(window))
  }

  /** Opens the close-up around squares, unless the reader prefers the whole map or already sees one of them. */
  show(squares: readonly number[]): void {
    if (squares.length === 0 || WHOLE_MAP.get()) return
    if (!this.whole && squares.some((square) => shows(this.window, square))) return
    this.window = gathering(squares, this.whole ? CLOSE : Math.round(this.window.n))
  }
}

/** The lens of a seat at a table. */
export const lensOf = lenses(() => new Lens())
