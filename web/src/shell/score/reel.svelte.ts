import * as api from '../../lib/api'
import type { GameClient, Progress } from '../../lib/board'
import { device } from '../../lib/device.svelte'
import type { Play } from '../../lib/play.svelte'
import type { Position } from '../../lib/wire'

/** A place where the replay stops: the end of a turn. */
export interface Stop {
  ply: number
  progress: Progress | null
  points: number[]
}

const MOST_STOPS = 48
/** Between two positions that are asked for; the server minds a flood. */
const PAUSE = 60
const STEP = 900

/** A finished game, seen again: where we are, where it stops, and who had how many points there. */
export class Reel {
  last = $state(0)
  ply = $state(0)
  position: Position | null = $state.raw(null)
  stops: Stop[] = $state.raw([])
  playing = $state(false)
  #wanted: number | null = null
  #asking = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #ends: number[] = []
  readonly #known = new Map<number, Position>()

  constructor(
    private readonly play: Play,
    private readonly board: GameClient | null,
  ) {}

  /** Learns how long the game is and where its turns end. */
  async open(): Promise<void> {
    const secret = device.secrets(this.play.id)[0] ?? ''
    this.#ends = turnEnds(await api.record(this.play.id, secret))
    this.last = this.#ends.at(-1) ?? 0
    this.seek(this.last)
    for (const ply of this.#ends) {
      const position = await this.#fetch(ply)
      if (!position) return
      const { view } = position.seat
      const progress = this.board?.progress?.(view) ?? null
      this.stops = [...this.stops, { ply, progress, points: this.board?.points?.(view) ?? [] }]
      await new Promise((go) => setTimeout(go, PAUSE))
    }
  }

  close(): void {
    this.pause()
    this.#wanted = null
  }

  seek(ply: number): void {
    this.ply = Math.min(Math.max(ply, 0), this.last)
    this.#wanted = this.ply
    void this.#work()
  }

  /** To the next end of a turn, or the one before. */
  step(by: 1 | -1): void {
    const to = by > 0 ? this.#ends.find((ply) => ply > this.ply) : this.#ends.findLast((ply) => ply < this.ply)
    this.seek(to ?? (by > 0 ? this.last : 0))
  }

  start(): void {
    if (this.ply >= this.last) this.seek(0)
    this.playing = true
    this.#timer = setInterval(() => {
      if (this.ply >= this.last) this.pause()
      else this.step(1)
    }, STEP)
  }

  pause(): void {
    clearInterval(this.#timer)
    this.playing = false
  }

  /** The position last asked for; those asked for while one is on its way are left out. */
  async #work(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    while (this.#wanted !== null) {
      const ply = this.#wanted
      this.#wanted = null
      this.position = (await this.#fetch(ply)) ?? this.position
      await new Promise((go) => setTimeout(go, PAUSE))
    }
    this.#asking = false
  }

  async #fetch(ply: number): Promise<Position | null> {
    const known = this.#known.get(ply)
    if (known) return known
    const answer = await this.play.replay(null, ply)
    if (answer.type !== 'position') return null
    this.#known.set(ply, answer)
    return answer
  }
}

/** After how many actions each turn of a record ends: before chance acts again, or where another seat goes on. */
export function turnEnds(record: string): number[] {
  const actors = record
    .split('\n')
    .map((line) => /^(\*|\d+) \S/.exec(line)?.[1])
    .filter((actor) => actor !== undefined)
  const ends = (over: (before: string, after: string) => boolean) =>
    actors.flatMap((actor, ply) => (ply > 0 && over(actors[ply - 1]!, actor) ? [ply] : []))
  const byChance = ends((before, after) => after === '*' && before !== '*')
  const found = byChance.length > 0 ? byChance : ends((before, after) => before !== after)
  const every = Math.ceil((found.length + 1) / MOST_STOPS)
  return [...found.filter((_, number) => number % every === 0), actors.length]
}
