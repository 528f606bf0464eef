import { lenses } from '../../lib/lens'
import { WORLD, gathering, isWhole, shows, whole, type Window } from './window'
import type { Spot } from './world'

/** Spots that fit into this share of the world are looked at from near. */
const CROWDED = 0.5

/** What a ticket is to be spent on, before it is said on which card or expedition. */
export type Aim = '' | 'exchange' | 'remove'

/** What a seat looks at, shared by map, hand and lists: the part of the world, a place looked for, an arrow pointed at. */
export class Lens {
  /** Nothing until the size of the pane is known: the whole world. */
  window: Window | null = $state.raw(null)
  ratio = $state(0.52)
  /** Whether the whole world is too small to read. */
  small = $state(false)
  names = $state(true)
  /** Whether the reader has moved the map. */
  own = $state(false)
  /** The space with the open note. */
  found = $state('')
  /** The action of the lit arrow that is pointed at. */
  hot = $state('')
  /** The spaces on the way that is shown, beginning at a head. */
  trace: readonly string[] = $state.raw([])
  aim: Aim = $state('')
  /** The expedition whose arrows are listed. */
  listed = $state('')

  get seen(): Window {
    return this.window ?? whole(this.ratio)
  }

  get whole(): boolean {
    return isWhole(this.seen, this.ratio)
  }

  /** A move of the reader's own; from then on the map moves by itself only to what would be out of sight. */
  look(window: Window): void {
    this.own = true
    this.set(window)
  }

  /** The map goes to the spots where something may be done: near, if it is small or they are crowded. */
  attend(spots: readonly Spot[]): void {
    if (spots.length === 0) return
    const near = gathering(spots, this.ratio)
    const crowded = near.w < WORLD.w * CROWDED
    if (!this.own && !this.small) this.set(crowded ? near : whole(this.ratio))
    else if (this.lost(spots)) this.set(this.small ? gathering(spots.slice(0, 1), this.ratio) : near)
  }

  /** Whether the map shows none of the spots; where it is small and nobody has moved it, not the first from near. */
  private lost(spots: readonly Spot[]): boolean {
    const wanted = this.own ? spots : spots.slice(0, 1)
    return (this.whole && this.small && !this.own) || !wanted.some((spot) => shows(this.seen, spot, this.ratio))
  }

  private set(window: Window): void {
    this.window = isWhole(window, this.ratio) ? null : window
  }

  /** Opens the note of a space; brings it into sight if it is looked for there. */
  find(space: string, spots: readonly Spot[] = []): void {
    this.found = space
    const read = this.whole ? !this.small : spots.some((spot) => shows(this.seen, spot, this.ratio))
    if (spots.length > 0 && !read) this.set(gathering(spots.slice(0, 1), this.ratio))
  }
}

/** The lens of a seat at a table. */
export const lensOf = lenses(() => new Lens())
