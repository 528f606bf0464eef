import type { No, Opinion, Opinions, SeatView } from './wire'

/** An average over fewer imagined games than these would say more than is known. */
const FEW = 5

/** What a bot thinks of the decision of the seat in front; it is gone as soon as there is another decision. */
export class Hint {
  thinking = $state(false)
  opinions: Opinion[] = $state.raw([])
  /** The choice that is looked at, so that the board lights up nothing else. */
  looked = $state('')
  #about = ''

  get shown(): boolean {
    return this.thinking || this.opinions.length > 0
  }

  /** All games that were imagined. */
  get games(): number {
    return this.opinions.reduce((sum, { games }) => sum + games, 0)
  }

  /** Why there is a choice or an order without games that show it, if the seat has so many choices. */
  sight(choices: number): string {
    if (this.opinions.length > 1) return 'shell-hint-sight'
    return choices > 1 ? 'shell-hint-clear' : 'shell-hint-only'
  }

  /** Asks, and keeps the answer if it still is about this decision; the refusal of a hint is given back. */
  async ask(seat: SeatView, asking: Promise<Opinions | No>): Promise<No | null> {
    const about = key(seat)
    this.#about = about
    this.thinking = true
    const answer = await asking
    if (this.#about !== about || !this.thinking) return null
    this.thinking = false
    if (answer.type === 'no') return answer
    this.opinions = answer.opinions.map((opinion) => (opinion.games < FEW ? { ...opinion, games: 0 } : opinion))
    return null
  }

  forget(): void {
    this.#about = ''
    this.thinking = false
    this.opinions = []
    this.looked = ''
  }

  /** Forgets what it said unless the seat decides about the same as before. */
  follow(seat: SeatView | null): void {
    if (this.shown && (seat === null || key(seat) !== this.#about)) this.forget()
  }

  /** The seat as the board should show it: with the choice that is looked at, if any. */
  narrow(seat: SeatView): SeatView {
    if (!this.looked) return seat
    return { ...seat, choices: seat.choices.filter(({ action }) => action === this.looked) }
  }
}

const key = (seat: SeatView): string => [seat.seat, seat.step, ...seat.choices.map(({ action }) => action)].join('\n')
