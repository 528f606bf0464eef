import * as api from './api'
import { device } from './device.svelte'
import type { TableLine } from './wire'

const EVERY = 10_000

/** My tables, asked for again and again while a page shows them. */
class Mine {
  lines: TableLine[] | null = $state.raw(null)

  /** Starts asking; the answer ends it. */
  watch(): () => void {
    void this.refresh()
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh()
    }, EVERY)
    return () => clearInterval(timer)
  }

  async refresh(): Promise<void> {
    const secrets = device.allSecrets()
    try {
      const lines = secrets.length > 0 ? await api.mine(secrets) : []
      this.lines = inOrder(lines.filter(({ table }) => !device.gone.includes(table)))
    } catch {
      this.lines ??= []
    }
  }
}

/** A seat that is asked says more than a seat, and a seat more than an invitation to it. */
const worth = (line: TableLine): number => Number(line.mine) + Number(line.seat !== null)

/** Whether nothing can be played there any more. */
export const ended = ({ over, closed }: TableLine): boolean => over || closed

/** One line a table: those that wait for me first, then the latest; finished ones last. */
export function inOrder(lines: TableLine[]): TableLine[] {
  const best = new Map<string, TableLine>()
  for (const line of lines) {
    const known = best.get(line.table)
    if (!known || worth(line) > worth(known)) best.set(line.table, line)
  }
  return [...best.values()].sort(
    (a, b) => Number(b.mine) - Number(a.mine) || Number(ended(a)) - Number(ended(b)) || b.changed - a.changed,
  )
}

export const mine = new Mine()
