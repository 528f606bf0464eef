import * as api from './api'
import { device } from './device.svelte'
import type { SeatKey } from './wire'

/** The keys of the seats that this device plays at a table. */
export async function ownKeys(table: string): Promise<SeatKey[]> {
  const secrets = device.tables[table]?.mine ?? []
  const lines = secrets.length > 0 ? await api.mine(secrets) : []
  return lines.flatMap(({ table: name, seat, secret }) =>
    name === table && seat !== null ? [{ seat, secret, invitation: false }] : [],
  )
}

/** Gives up the seats of this device, which everybody at the table is told, and takes the table off the list. */
export async function leaveTable(table: string): Promise<void> {
  for (const { secret } of await ownKeys(table)) await api.leave(table, secret)
  device.forget(table)
}
