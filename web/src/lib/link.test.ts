import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableLink, type Listener } from './link'
import type { Choice, SeatView, ServerMessage, Table } from './wire'

class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  constructor() {
    FakeSocket.all.push(this)
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const choice = (action: string): Choice => ({
  action,
  text: { key: action, args: {} },
  place: '',
  final: false,
  gain: null,
})

function table(v: number, step: number, actions: string[] = ['mark a1', 'mark a2']): Table {
  const seat: SeatView = {
    seat: 0,
    view: {},
    prompt: { key: 'prompt', args: {} },
    choices: actions.map(choice),
    besides: [],
    step,
    complete: false,
    commit: null,
  }
  return {
    type: 'table',
    table: 'abc0123456',
    game: 'explorers',
    v,
    people: [],
    host: true,
    invited: [],
    waiting: [0],
    may: [],
    over: false,
    closed: false,
    stood_in: [],
    seats: [seat],
    events: [],
    fresh: true,
    broken: false,
    outcome: null,
  }
}

const refusal = (key: string) => ({ rule: '', text: { key, args: {} } })
const last = () => FakeSocket.all.at(-1)!
const moves = (socket = last()) => socket.sent.filter((message) => message.type !== 'hello')

describe('TableLink', () => {
  let link: TableLink
  let listener: { [Name in keyof Listener]: ReturnType<typeof vi.fn> }

  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.all = []
    listener = {
      table: vi.fn(),
      said: vi.fn(),
      moved: vi.fn(),
      no: vi.fn(),
      fault: vi.fn(),
      status: vi.fn(),
      busy: vi.fn(),
    }
    const make = () => new FakeSocket() as unknown as WebSocket
    link = new TableLink('ws://test', () => ({ secrets: ['s1', 's2'], sit: [] }), listener as unknown as Listener, make)
    link.open()
    last().onopen?.()
  })

  afterEach(() => {
    link.close()
    vi.useRealTimers()
  })

  it('says hello with all secrets and holds moves back until the table is there', () => {
    link.act(0, 'mark a1')
    expect(last().sent).toEqual([{ type: 'hello', secrets: ['s1', 's2'], sit: [] }])
    last().tell(table(5, 0))
    expect(moves()).toMatchObject([{ type: 'act', v: 5, step: 0, action: 'mark a1' }])
  })

  it('sends moves one after the other, each on what the one before it gave', () => {
    last().tell(table(5, 0))
    link.act(0, 'mark a1')
    link.act(0, 'mark a2')
    expect(moves()).toHaveLength(1)
    last().tell({ type: 'done', id: moves()[0]!.id as string, v: 5, step: 1 })
    expect(moves()[1]).toMatchObject({ action: 'mark a2', v: 5, step: 1 })
    expect(moves()[1]!.id).not.toBe(moves()[0]!.id)
  })

  it('sends an unanswered move again, unchanged, after the connection broke', () => {
    last().tell(table(5, 0))
    link.act(0, 'mark a1')
    const before = moves()[0]
    last().onclose?.()
    expect(listener.status).toHaveBeenLastCalledWith('waiting')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    last().onopen?.()
    expect(moves()).toEqual([])
    last().tell(table(6, 1))
    expect(moves()).toEqual([before])
    last().tell({ type: 'done', id: before!.id as string, v: 6, step: 1 })
    expect(listener.busy).toHaveBeenLastCalledWith(false)
  })

  it('gives up on a silent server and connects anew', () => {
    last().tell(table(5, 0))
    link.act(0, 'mark a1')
    vi.advanceTimersByTime(8000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.all[0]!.closed).toBe(true)
  })

  it('waits longer from try to try', () => {
    const gaps: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      last().onclose?.()
      const count = FakeSocket.all.length
      let waited = 0
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      gaps.push(waited)
    }
    expect(gaps[4]).toBeGreaterThan(4 * gaps[0]!)
  })

  it('drops what is queued behind a refusal', () => {
    last().tell(table(5, 0))
    link.act(0, 'mark b9')
    link.commit(0)
    last().tell({ type: 'no', id: moves()[0]!.id as string, refusal: refusal('no') })
    expect(listener.no).toHaveBeenCalledOnce()
    expect(moves()).toHaveLength(1)
  })

  it('plays a stale move anew if the seat stands where it stood', () => {
    last().tell(table(5, 1))
    link.act(0, 'mark a2')
    const first = moves()[0]!
    last().tell({ type: 'no', id: first.id as string, refusal: refusal('refuse-stale') })
    last().tell(table(7, 1))
    expect(moves()[1]).toMatchObject({ action: 'mark a2', v: 7, step: 1 })
    expect(moves()[1]!.id).not.toBe(first.id)
    expect(listener.no).not.toHaveBeenCalled()
  })

  it('tells of a stale move that is no longer possible', () => {
    last().tell(table(5, 1))
    link.act(0, 'mark a2')
    last().tell({ type: 'no', id: moves()[0]!.id as string, refusal: refusal('refuse-stale') })
    last().tell(table(7, 0))
    expect(listener.no).toHaveBeenCalledOnce()
    expect(moves()).toHaveLength(1)
  })

  it('asks again what was not answered', async () => {
    last().tell(table(5, 0))
    const answer = link.why(0, 'mark z1')
    const { id } = moves()[0]!
    last().onclose?.()
    vi.advanceTimersByTime(1000)
    last().onopen?.()
    last().tell(table(5, 0))
    expect(moves()).toMatchObject([{ type: 'why', id }])
    last().tell({ type: 'no', id: id as string, refusal: refusal('far') })
    expect((await answer).type).toBe('no')
  })

  it('asks for a hint about the seat as it stands', async () => {
    last().tell(table(5, 2))
    const answer = link.hint(0)
    const { id } = moves()[0]!
    expect(moves()).toMatchObject([{ type: 'hint', seat: 0, v: 5, step: 2 }])
    last().tell({ type: 'opinions', id: id as string, opinions: [] })
    expect((await answer).type).toBe('opinions')
  })

  it('lets a bot play once it is connected', () => {
    link.standIn(1, 'mate')
    expect(moves()).toEqual([])
    last().tell(table(5, 0))
    expect(moves()).toEqual([{ type: 'stand_in', seat: 1, bot: 'mate' }])
  })

  it('does not come back when the table refuses the secret', () => {
    last().tell({ type: 'fault', error: 'problem-wrong-secret', detail: '' })
    last().onclose?.()
    vi.advanceTimersByTime(60_000)
    expect(listener.status).toHaveBeenLastCalledWith('refused')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('does not come back to a seat that was freed', () => {
    last().tell(table(5, 0))
    last().tell({ type: 'fault', error: 'problem-seat-freed', detail: '' })
    last().onclose?.()
    vi.advanceTimersByTime(60_000)
    expect(listener.status).toHaveBeenLastCalledWith('refused')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('says hello once more to sit down', () => {
    last().tell(table(5, 0))
    link.greet()
    expect(FakeSocket.all).toHaveLength(2)
    last().onopen?.()
    expect(last().sent).toMatchObject([{ type: 'hello' }])
  })

  it('connects at once when the device wakes up', () => {
    last().onclose?.()
    window.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })
})
