import type { Table } from '../../lib/wire'
import { scenesOf, type Scene } from './moments'
import type { ExplorianaView } from './view'

/** Milliseconds: how long a card is being turned over, and how long an explorer is being lost. */
const TURNING = 850
const LOSING = 2600

/** What moves on the board of a table: cards just turned over, and explorers just lost. Any key or press ends it. */
export class Stage {
  fresh: ReadonlySet<string> = $state.raw(new Set<string>())
  scene: Scene | null = $state.raw(null)
  #waiting: Scene[] = []
  #displays: Map<string, string[]> | null = null
  #version = -1
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Compares a view with the one before; nothing moves when there was none, after the game, or if unwanted. */
  hear(table: Table, view: ExplorianaView): void {
    if (table.v === this.#version) return
    const before = this.#displays
    this.#version = table.v
    this.#displays = new Map(view.regions.map(({ id, display }) => [id, display]))
    if (!before || table.fresh || table.over || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const turned = view.regions.flatMap(({ id, display }) => display.filter((card) => !before.get(id)?.includes(card)))
    this.fresh = new Set(turned)
    this.#waiting = [...this.#waiting, ...scenesOf(before, table.events)]
    if (!this.scene) this.#next()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.scene = null
    this.fresh = new Set()
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.scene = this.#waiting.shift() ?? null
    if (this.scene) this.#timer = setTimeout(() => this.#next(), LOSING)
    else if (this.fresh.size > 0) this.#timer = setTimeout(() => this.skip(), TURNING)
  }
}

const stages = new Map<string, Stage>()

/** The stage of a table; it outlives the board, so that what happened behind the curtain is seen after it. */
export function stageOf(table: Table): Stage {
  const found = stages.get(table.table) ?? new Stage()
  stages.set(table.table, found)
  return found
}
