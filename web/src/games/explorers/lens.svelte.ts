import type { SeatView, Table } from '../../lib/wire'
import { CLOSE, WHOLE, gathering, isWhole, shows, type Window } from './window'

const KEY = 'fourwinds-explorers-whole'

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
    keep(isWhole(window))
  }

  /** Opens the close-up around squares, unless the reader prefers the whole map or already sees one of them. */
  show(squares: readonly number[]): void {
    if (squares.length === 0 || prefersWhole()) return
    if (!this.whole && squares.some((square) => shows(this.window, square))) return
    this.window = gathering(squares, this.whole ? CLOSE : Math.round(this.window.n))
  }
}

const lenses = new Map<string, Lens>()

/** The lens of a seat at a table. */
export function lensOf(table: Table, seat: SeatView): Lens {
  const name = `${table.table} ${seat.seat}`
  const found = lenses.get(name) ?? new Lens()
  lenses.set(name, found)
  return found
}

function prefersWhole(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

function keep(whole: boolean): void {
  try {
    localStorage.setItem(KEY, whole ? 'yes' : 'no')
  } catch {
    // A full or forbidden store: the choice is asked for again next time.
  }
}
