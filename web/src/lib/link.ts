import { stillPossible, wishOf, type Move, type Wish } from './moves'
import type {
  Ask as AskForSeat,
  ClientMessage,
  Fault,
  Gain,
  GoOn,
  Hello,
  No,
  Opinions,
  Position,
  Rename,
  Said,
  Say,
  ServerMessage,
  StandIn,
  Table,
} from './wire'

export type Status = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed'

/** What a table's link tells its owner. */
export interface Listener {
  table(table: Table): void
  said(said: Said): void
  /** The same people play on at another table. */
  moved(table: string): void
  /** A step, undo or commit was refused; everything queued behind it is dropped. */
  no(answer: No): void
  fault(fault: Fault): void
  status(status: Status): void
  /** Whether a move waits for its answer. */
  busy(busy: boolean): void
}

type Answer = Gain | No | Opinions | Position
/** What needs no answer. */
type News = Say | Rename | StandIn | AskForSeat | GoOn
type Ask = { message: ClientMessage; resolve(answer: Answer): void }

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const PATIENCE = 8_000
/** A socket that slept this long may be dead without knowing. */
const NAP = 15_000
const STALE = 'refuse-stale'
/** Faults that no second try will mend: an unknown table, a wrong secret, a seat that was freed. */
const FOR_GOOD = 'problem-'

/**
 * One WebSocket to one table, kept alive. Moves go out one at a time, each with an id of its own; one that was
 * not answered when the connection broke is sent again as it was, and the server plays it at most once. One that
 * came too late because somebody else moved is sent anew if the seat stands where it stood and may still do it.
 */
export class TableLink {
  #socket: WebSocket | null = null
  #ready = false
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #v = 0
  #steps = new Map<number, number>()
  #sent: Move | null = null
  #stale: { move: Move; answer: No } | null = null
  #wishes: Wish[] = []
  #asks = new Map<string, Ask>()
  #news: News[] = []
  #hiddenAt = 0
  #number = 0
  readonly #tag = crypto.getRandomValues(new Uint32Array(2)).join('-')

  constructor(
    private readonly url: string,
    private readonly hello: () => Omit<Hello, 'type'>,
    private readonly listener: Listener,
    private readonly make: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('online', this.#wake)
    this.#connect()
  }

  /** Says hello once more, with what is new to say. */
  greet(): void {
    this.#reconnect()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('online', this.#wake)
    this.#drop()
    this.listener.status('closed')
  }

  act(seat: number, action: string): void {
    this.#wish({ type: 'act', id: this.#id(), seat, action })
  }

  undo(seat: number, to: number): void {
    this.#wish({ type: 'undo', id: this.#id(), seat, to })
  }

  commit(seat: number): void {
    this.#wish({ type: 'commit', id: this.#id(), seat })
  }

  why(seat: number, action: string): Promise<Gain | No> {
    return this.#ask({ type: 'why', id: this.#id(), seat, action }) as Promise<Gain | No>
  }

  /** What a bot thinks of the seat's decision as it is now. */
  hint(seat: number): Promise<Opinions | No> {
    const step = this.#steps.get(seat) ?? 0
    return this.#ask({ type: 'hint', id: this.#id(), seat, v: this.#v, step }) as Promise<Opinions | No>
  }

  replay(seat: number | null, ply: number): Promise<Position | No> {
    return this.#ask({ type: 'replay', id: this.#id(), seat, ply }) as Promise<Position | No>
  }

  say(seat: number, text: string): void {
    this.#tell({ type: 'say', seat, text })
  }

  rename(seat: number, name: string, colour: Rename['colour']): void {
    this.#tell({ type: 'rename', seat, name, colour })
  }

  /** Asks for a seat where somebody sits. */
  ask(seat: number, name: string): void {
    this.#tell({ type: 'ask', seat, name })
  }

  /** Lets a bot play for a seat whose person is away, or no longer if none is named. */
  standIn(seat: number, bot: string): void {
    this.#tell({ type: 'stand_in', seat, bot })
  }

  /** The host goes on at a broken table from where it stands. */
  goOn(): void {
    this.#tell({ type: 'go_on' })
  }

  #id(): string {
    this.#number += 1
    return `${this.#tag}-${this.#number}`
  }

  #wish(wish: Wish): void {
    this.#wishes.push(wish)
    this.listener.busy(true)
    this.#next()
  }

  #next(): void {
    if (this.#sent || this.#stale || !this.#ready) return
    const wish = this.#wishes.shift()
    if (!wish) {
      this.listener.busy(false)
      return
    }
    this.#sent = { ...wish, v: this.#v, step: this.#steps.get(wish.seat) ?? 0 }
    this.#send(this.#sent)
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#reconnect(), PATIENCE)
  }

  #ask(message: ClientMessage & { id: string }): Promise<Answer> {
    return new Promise((resolve) => {
      this.#asks.set(message.id, { message, resolve })
      if (this.#ready) this.#send(message)
    })
  }

  #tell(message: News): void {
    if (this.#ready) this.#send(message)
    else this.#news.push(message)
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#ready = false
    this.listener.status('connecting')
    const socket = this.make(this.url)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', ...this.hello() })
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #lost(): void {
    this.#drop()
    this.listener.status('waiting')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts)
    this.#attempts += 1
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #reconnect(): void {
    this.#drop()
    this.#connect()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    const socket = this.#socket
    this.#socket = null
    this.#ready = false
    socket?.close()
  }

  readonly #wake = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now()
      return
    }
    const slept = this.#hiddenAt > 0 && Date.now() - this.#hiddenAt > NAP
    this.#hiddenAt = 0
    if (!this.#ready || slept) this.#reconnect()
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#hearTable(message)
      case 'done':
        return this.#hearDone(message.id, message.v, message.step)
      case 'no':
        return this.#hearNo(message)
      case 'gain':
      case 'opinions':
      case 'position':
        return this.#answer(message)
      case 'said':
        return this.listener.said(message)
      case 'moved':
        return this.listener.moved(message.table)
      case 'fault':
        return this.#hearFault(message)
    }
  }

  #hearTable(table: Table): void {
    this.#v = table.v
    this.#steps = new Map(table.seats.flatMap((seat) => (seat.seat === null ? [] : [[seat.seat, seat.step]])))
    this.listener.table(table)
    this.#retry(table)
    if (!this.#ready) this.#begin()
  }

  #retry(table: Table): void {
    const stale = this.#stale
    if (!stale) return
    this.#stale = null
    if (!stillPossible(stale.move, table)) return this.#refuse(stale.answer)
    this.#wishes.unshift(wishOf(stale.move, this.#id()))
    this.#next()
  }

  #begin(): void {
    this.#ready = true
    this.#attempts = 0
    this.listener.status('open')
    for (const ask of this.#asks.values()) this.#send(ask.message)
    for (const message of this.#news.splice(0)) this.#send(message)
    if (this.#sent) {
      this.#send(this.#sent)
      this.#wait()
    } else this.#next()
  }

  #hearDone(id: string, v: number, step: number): void {
    if (this.#sent?.id !== id) return
    this.#v = Math.max(this.#v, v)
    this.#steps.set(this.#sent.seat, step)
    this.#sent = null
    clearTimeout(this.#patience)
    this.#next()
  }

  #hearNo(message: No): void {
    const move = this.#sent
    if (move?.id !== message.id) return this.#answer(message)
    this.#sent = null
    clearTimeout(this.#patience)
    if (message.refusal.text.key === STALE) this.#stale = { move, answer: message }
    else this.#refuse(message)
  }

  #refuse(answer: No): void {
    this.#wishes = []
    this.listener.busy(false)
    this.listener.no(answer)
  }

  #answer(answer: Answer): void {
    this.#asks.get(answer.id)?.resolve(answer)
    this.#asks.delete(answer.id)
  }

  #hearFault(fault: Fault): void {
    if (fault.error.startsWith(FOR_GOOD)) {
      this.#drop()
      this.listener.status('refused')
    }
    this.listener.fault(fault)
  }
}
