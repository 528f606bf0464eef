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
    { seat: 0, secret: 'a'.repeat(22) },
    { seat: 1, secret: 'b'.repeat(22) },
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

  it('keeps friends’ keys apart from its own', () => {
    const device = new Device(memory())
    device.opened('explorers', opened, [1])
    expect(device.secrets(TABLE)).toEqual([opened.host, opened.seats[0]!.secret])
    expect(device.tables[TABLE]!.friends).toEqual([opened.seats[1]])
    device.reissued(TABLE, { seat: 1, secret: 'c'.repeat(22) })
    expect(device.tables[TABLE]!.friends).toEqual([{ seat: 1, secret: 'c'.repeat(22) }])
  })

  it('watches a table where it has no seat', () => {
    const device = new Device(memory())
    device.opened('explorers', opened, [0, 1])
    expect(device.secrets(TABLE)).toEqual([opened.host, opened.watch])
  })

  it('keeps the key of a link once', () => {
    const device = new Device(memory())
    expect(device.joined(TABLE, SECRET)).toBe(true)
    expect(device.joined(TABLE, SECRET)).toBe(false)
    expect(device.secrets(TABLE)).toEqual([SECRET])
  })

  it('follows to the next table with the same keys', () => {
    const device = new Device(memory())
    device.joined(TABLE, SECRET)
    device.followed(TABLE, 'table00002')
    expect(device.secrets('table00002')).toEqual([SECRET])
  })
})
