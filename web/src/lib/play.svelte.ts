import { COLOURS, device, type Colour } from './device.svelte'
import { Hint } from './hint.svelte'
import { TableLink, type Status } from './link'
import { tick } from './sound'
import { ui } from './ui.svelte'
import type { Gain, LogLine, No, Position, Said, SeatView, Table } from './wire'

/** Chat that comes this soon after hello is old. */
const RETOLD = 1_500

/** A table as this device sees it: the last message, the log so far, and which of its seats is in front. */
export class Play {
  table: Table | null = $state.raw(null)
  log: LogLine[] = $state.raw([])
  /** What the last message told, in words, for screen readers. */
  news: LogLine[] = $state.raw([])
  chat: Said[] = $state.raw([])
  unread = $state(0)
  /** The table where the same people play on, if there is one. */
  next = $state('')
  status: Status = $state('connecting')
  /** The first try to reach the table has failed. */
  waited = $state(false)
  busy = $state(false)
  fault = $state('')
  /** The question about a seat that was put away; another one is asked anew. */
  declined = $state('')
  /** The local seat in front, and the one to whom the device must be passed first. */
  front: number | null = $state(null)
  curtain: number | null = $state(null)
  /** Everybody here may see everything: no curtain at this table. */
  open = $state(false)

  readonly hint = new Hint()

  readonly names: string[] = $derived(this.table?.people.map((person, seat) => this.#name(person.name, seat)) ?? [])
  /** The names with a mark where a bot plays for somebody. */
  readonly marked: string[] = $derived(this.names.map((name, seat) => this.#mark(name, seat)))
  readonly colours: Colour[] = $derived(this.table?.people.map((person) => person.colour) ?? [])
  readonly local: number[] = $derived(this.table?.seats.flatMap(({ seat }) => (seat === null ? [] : [seat])) ?? [])
  readonly seat: SeatView | null = $derived(
    this.table?.seats.find(({ seat }) => seat === this.front) ?? this.table?.seats[0] ?? null,
  )
  /** The seats of this device that are waited for. */
  readonly due: number[] = $derived(
    this.table?.closed ? [] : this.local.filter((seat) => this.table?.waiting.includes(seat)),
  )
  readonly mustAct: boolean = $derived(this.due.length > 0)
  /** Whether the seat in front may do something now. */
  readonly interactive: boolean = $derived(this.curtain === null && this.#asked(this.seat?.seat ?? null))

  readonly #link: TableLink
  #since = 0

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#link = new TableLink(`${scheme}://${location.host}/api/tables/${id}/play`, () => device.hello(id), {
      table: (table) => this.#hear(table),
      said: (said) => this.#said(said),
      moved: (table) => this.#moved(table),
      no: (answer) => ui.refuse(answer.refusal, this.names),
      fault: (fault) => this.#fault(fault.error),
      status: (status) => this.#turn(status),
      busy: (busy) => (this.busy = busy),
    })
    this.#link.open()
  }

  close(): void {
    this.#link.close()
  }

  choose(action: string): void {
    if (typeof this.seat?.seat !== 'number') return
    // The next decision may look the same: another card was turned up, and again it is to explore or to stop.
    this.hint.forget()
    this.#link.act(this.seat.seat, action)
  }

  undo(): void {
    const seat = this.seat
    if (typeof seat?.seat === 'number' && seat.step > 0 && !this.busy) this.#link.undo(seat.seat, seat.step - 1)
  }

  commit(): void {
    const seat = this.seat
    if (typeof seat?.seat === 'number' && seat.complete && !this.busy) this.#link.commit(seat.seat)
  }

  why(action: string): Promise<Gain | No> {
    return this.#link.why(this.seat?.seat ?? 0, action)
  }

  /** Asks a bot what it thinks of the decision of the seat in front, or puts its answer away. */
  async askHint(): Promise<void> {
    const seat = this.seat
    if (typeof seat?.seat !== 'number' || this.hint.thinking || this.busy) return
    if (this.hint.shown) return this.hint.forget()
    const refused = await this.hint.ask(seat, this.#link.hint(seat.seat))
    if (refused) ui.refuse(refused.refusal, this.names)
  }

  standIn(seat: number, bot: string): void {
    this.#link.standIn(seat, bot)
  }

  /** The host goes on at a broken table. */
  goOn(): void {
    this.#link.goOn()
  }

  /** Sits down on a seat to which this device was invited. */
  sit(seat: number, name: string, colour: Colour): void {
    device.sit(this.id, { seat, name, colour })
    this.#link.greet()
  }

  /** Asks for a seat where somebody sits. */
  ask(seat: number): void {
    this.#link.ask(seat, device.settings.name || ui.texts.word('shell-guest'))
  }

  replay(seat: number | null, ply: number): Promise<Position | No> {
    return this.#link.replay(seat, ply)
  }

  say(text: string): void {
    const seat = this.seat?.seat
    if (typeof seat === 'number') this.#link.say(seat, text)
  }

  rename(seat: number, name: string, colour: Colour): void {
    this.#link.rename(seat, name, colour)
  }

  /** Brings a local seat to the front, behind the curtain unless everybody may look. */
  pass(seat: number): void {
    this.hint.forget()
    if (this.open || this.local.length < 2) this.front = seat
    else this.curtain = seat
  }

  uncover(): void {
    this.front = this.curtain ?? this.front
    this.curtain = null
  }

  /** Gives the only seat of this device the name and colour of the guest. */
  introduce({ name, colour }: { name: string; colour: Colour }): void {
    const [seat, ...others] = this.local
    const person = this.table?.people[seat ?? -1]
    if (seat === undefined || others.length > 0 || !person || !name) return
    const wanted = this.free(seat).includes(colour) ? colour : person.colour
    if (name !== person.name || wanted !== person.colour) this.rename(seat, name, wanted)
  }

  /** Colours nobody else at the table has. */
  free(seat: number): Colour[] {
    return COLOURS.filter((colour) => !this.colours.some((taken, other) => other !== seat && taken === colour))
  }

  #hear(table: Table): void {
    const before = this.mustAct
    const known = this.table !== null
    this.table = table
    this.log = table.fresh ? table.events : [...this.log, ...table.events]
    if (table.fresh) this.#greeted()
    this.news = table.fresh ? [] : table.events
    this.#announce()
    this.#handOver()
    this.hint.follow(this.seat)
    if (known && this.mustAct && !before) this.#call()
  }

  /** Says aloud what happened at the table and not in the game, unless a dialog is in front of it. */
  #announce(): void {
    if (document.querySelector('dialog:modal')) return
    for (const { kind, text } of this.news) if (!kind) ui.say(ui.texts.say(text, this.names))
  }

  #handOver(): void {
    const asked = this.due
    if (this.front === null) {
      const first = asked[0] ?? this.local[0] ?? null
      if (asked.length > 0 && first !== null) this.pass(first)
      else this.front = first
    } else if (this.curtain === null && asked.length > 0 && !asked.includes(this.front)) {
      const front = this.front
      this.pass(asked.find((seat) => seat > front) ?? asked[0]!)
    }
  }

  /** After hello the server tells the chat again, and we know whether we sit. */
  #greeted(): void {
    device.seated(this.id, this.local)
    this.chat = []
    this.#since = Date.now()
  }

  #said(said: Said): void {
    this.chat = [...this.chat, said]
    if (Date.now() - this.#since > RETOLD) this.unread += 1
  }

  #turn(status: Status): void {
    this.status = status
    if (status === 'waiting') this.waited = true
  }

  #fault(error: string): void {
    this.fault = error
    if (this.status === 'open' && ui.texts.has(error)) ui.say(ui.texts.word(error))
  }

  #moved(table: string): void {
    device.followed(this.id, table)
    this.next = table
  }

  #asked(seat: number | null): boolean {
    if (seat === null || !this.table || this.table.closed) return false
    return this.table.waiting.includes(seat) || this.table.may.includes(seat)
  }

  #mark(name: string, seat: number): string {
    return this.table?.people[seat]?.stand_in ? ui.texts.word('shell-played-by-bot', { name }) : name
  }

  #call(): void {
    tick()
    if (!device.settings.notify || !document.hidden || Notification.permission !== 'granted') return
    const prompt = this.seat ? ui.texts.say(this.seat.prompt, this.names) : ''
    const note = new Notification(ui.texts.word('shell-notify'), { body: prompt, tag: this.id })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  }

  #name(name: string, seat: number): string {
    return name || ui.texts.word('seat-name', { number: seat + 1 })
  }
}
