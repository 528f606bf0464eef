import { Remembered, lenses } from '../../lib/lens'

const ODDS = new Remembered('fourwinds-exploriana-odds')

/** Verbs that are begun first and then told a card. */
export const ASKING = ['guide', 'release'] as const
export type Asking = (typeof ASKING)[number]

/** What a seat looks at, shared by the board, the odds and the buttons. */
export class Lens {
  /** The region that is large on a phone, or -1 for the one where something happens. */
  region = $state(-1)
  /** The region of the last turn; it stays in front until the next one begins. */
  last = $state(-1)
  /** What still needs a card to be pointed at: the guide a hazard, the Biologist an animal. */
  asking: Asking | '' = $state('')
  #odds = $state(ODDS.get())

  /** Whether the odds are shown; remembered on this device. */
  get odds(): boolean {
    return this.#odds
  }

  set odds(shown: boolean) {
    this.#odds = shown
    ODDS.set(shown)
  }
}

/** The lens of a seat at a table. */
export const lensOf = lenses(() => new Lens())
