import * as api from './api'
import { device } from './device.svelte'
import { ui } from './ui.svelte'

/** Saves the record of a table as a file, with people's names or without, or says why it cannot be had. */
export async function saveRecord(table: string, names = true): Promise<void> {
  try {
    const text = await api.record(table, device.secrets(table)[0] ?? '', names)
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `fourwinds-${table}.record`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch (error) {
    ui.complain(error)
  }
}
