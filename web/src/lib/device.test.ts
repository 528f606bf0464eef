import { describe, expect, it } from 'vitest'
import { Device } from './device.svelte'

const SECRET = 'abcdefghijklmnopqrstuv'
const TABLE = 'table00001'

function memory(start = ''): { getItem(): string; setItem(key: string, value: string): void } {
  let kept = start
  return {
    getItem: () => kept,
    setItem: (_, value) => (kept = value),
  }
}

const opened = {
  table: TABLE,
  host: 'h'.repeat(22),
  watch: 'w'.repeat(22),
  seats: [
    { seat: 0, secret: 'a'.repeat(22), invitation: false },
    { seat: 1, secret: 'b'.repeat(22), invitation: true },
  ],
}

describe('Device', () => {
  it('remembers settings', () => {
    const store = memory()
    new Device(store).change({ name: 'Ann', colour: 'plum', language: 'de' })
    const again = new Device(store)
    expect(again.settings).toMatchObject({ name: 'Ann', colour: 'plum', language: 'de', sound: false })
  })

  it('survives a damaged store', () => {
    expect(new Device(memory('{"settings":')).settings.colour).toBe('indigo')
    const odd = JSON.stringify({ settings: { colour: 'gold', theme: 'neon', language: 'xx', name: 'n'.repeat(40) } })
    expect(new Device(memory(odd)).settings).toMatchObject({ colour: 'indigo', theme: 'system', language: '' })
  })

  it('works without a store', () => {
    const broken = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    const device = new Device(broken)
    device.change({ name: 'Ann' })
    expect(device.settings.name).toBe('Ann')
  })

  it('keeps invitations for friends apart from its own keys', () => {
    const device = new Device(memory())
    device.opened('explorers', opened)
    expect(device.secrets(TABLE)).toEqual([opened.host, opened.seats[0]!.secret])
    expect(device.tables[TABLE]!.friends).toEqual([opened.seats[1]])
    const fresh = { seat: 1, secret: 'c'.repeat(22), invitation: true }
    device.freed(TABLE, fresh)
    expect(device.tables[TABLE]!.friends).toEqual([fresh])
  })

  it('watches a table where it has no seat', () => {
    const device = new Device(memory())
    device.opened('explorers', { ...opened, seats: opened.seats.slice(1) })
    expect(device.secrets(TABLE)).toEqual([opened.host, opened.watch])
  })

  it('keeps the secret of a link once', () => {
    const device = new Device(memory())
    device.joined(TABLE, SECRET)
    device.joined(TABLE, SECRET)
    expect(device.secrets(TABLE)).toEqual([SECRET])
  })

  it('draws a key of its own and keeps it once it sits', () => {
    const store = memory()
    const device = new Device(store)
    device.joined(TABLE, SECRET)
    device.sit(TABLE, { seat: 1, name: 'Bob', colour: 'moss' })
    const wish = new Device(store).hello(TABLE).sit![0]!
    expect(wish).toMatchObject({ seat: 1, name: 'Bob', colour: 'moss' })
    expect(wish.secret).toMatch(/^[A-Za-z0-9_-]{22}$/)
    device.seated(TABLE, [1])
    expect(device.hello(TABLE)).toEqual({ secrets: [SECRET, wish.secret], sit: [] })
  })

  it('forgets the key if somebody else was first', () => {
    const device = new Device(memory())
    device.joined(TABLE, SECRET)
    device.sit(TABLE, { seat: 1 })
    device.seated(TABLE, [])
    expect(device.hello(TABLE)).toEqual({ secrets: [SECRET], sit: [] })
  })

  it('takes a table off the list until its link is opened again', () => {
    const store = memory()
    new Device(store).joined(TABLE, SECRET)
    new Device(store).forget(TABLE)
    const device = new Device(store)
    expect([device.secrets(TABLE), device.gone]).toEqual([[], [TABLE]])
    device.joined(TABLE, SECRET)
    expect([device.secrets(TABLE), device.gone]).toEqual([[SECRET], []])
  })

  it('follows to the next table with the same keys', () => {
    const device = new Device(memory())
    device.joined(TABLE, SECRET)
    device.followed(TABLE, 'table00002')
    expect(device.secrets('table00002')).toEqual([SECRET])
  })
})
