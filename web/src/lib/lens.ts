import type { SeatView, Table } from './wire'

/** Finds the lens of a seat at a table, what it looks at; each is made when it is first asked for and then kept. */
export function lenses<Lens>(make: () => Lens): (table: Table, seat: SeatView) => Lens {
  const found = new Map<string, Lens>()
  return (table, seat) => {
    const name = `${table.table} ${seat.seat}`
    const lens = found.get(name) ?? make()
    found.set(name, lens)
    return lens
  }
}

/** A choice of yes or no that is remembered on this device, as far as its store allows. */
export class Remembered {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  get(): boolean {
    try {
      return localStorage.getItem(this.#key) === 'yes'
    } catch {
      return false
    }
  }

  set(chosen: boolean): void {
    try {
      localStorage.setItem(this.#key, chosen ? 'yes' : 'no')
    } catch {
      // A full or forbidden store: it is no again next time.
    }
  }
}
