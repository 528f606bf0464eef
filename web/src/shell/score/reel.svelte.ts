import type { GameClient, Progress } from '../../lib/board'
import type { Play } from '../../lib/play.svelte'
import type { Position } from '../../lib/wire'

/** A place where the running replay stops: the end of a turn. */
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
  #sample: number[] = []
  readonly #known = new Map<number, Position>()

  constructor(
    private readonly play: Play,
    private readonly board: GameClient | null,
  ) {}

  /** Learns how long the game is and where its turns end. */
  async open(): Promise<void> {
    const start = await this.#fetch(0)
    if (!start) return
    this.#ends = start.ends
    this.#sample = sampled(this.#ends)
    this.last = this.#ends.at(-1)!
    this.seek(this.last)
    for (const ply of this.#sample) {
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
    if (by > 0) this.#on(this.#ends)
    else this.seek(this.#ends.findLast((ply) => ply < this.ply) ?? 0)
  }

  start(): void {
    if (this.ply >= this.last) this.seek(0)
    this.playing = true
    this.#timer = setInterval(() => {
      if (this.ply >= this.last) this.pause()
      else this.#on(this.#sample)
    }, STEP)
  }

  pause(): void {
    clearInterval(this.#timer)
    this.playing = false
  }

  #on(ends: number[]): void {
    this.seek(ends.find((ply) => ply > this.ply) ?? this.last)
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

/** Some of the ends of turns, evenly, if there are too many to be looked at one by one; always the last. */
export function sampled(ends: number[]): number[] {
  const every = Math.ceil(ends.length / MOST_STOPS)
  return ends.filter((_, number) => (ends.length - 1 - number) % every === 0)
}
