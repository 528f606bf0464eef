import type { SheetGroup } from '../../lib/board'
import type { Outcome } from '../../lib/wire'

export interface SheetRow {
  /** The Fluent key of its name. */
  text: string
  icon: string
  /** For every seat what it is made of. */
  parts: number[][]
}

/** Every line of the sheets as a row of its own. */
export function everyLine(outcome: Outcome): SheetRow[] {
  const keys = [...new Set(outcome.sheets.flatMap((sheet) => sheet.map((line) => line.key)))]
  return keys.map((key) => ({
    text: key,
    icon: '',
    parts: outcome.sheets.map((sheet) => sheet.filter((line) => line.key === key).map((line) => line.points)),
  }))
}

/** The lines gathered into the game's groups; those in no group stay as they are. */
export function grouped(outcome: Outcome, groups: readonly SheetGroup[]): SheetRow[] {
  const rows = everyLine(outcome)
  const inGroup = (row: SheetRow) => groups.find((group) => row.text.startsWith(group.prefix))
  const gathered = groups.map((group) => {
    const own = rows.filter((row) => inGroup(row) === group)
    const parts = outcome.sheets.map((_, seat) => own.flatMap((row) => row.parts[seat] ?? []))
    return { text: group.text, icon: group.icon, parts, size: own.length }
  })
  return [...gathered.filter((row) => row.size > 0), ...rows.filter((row) => !inGroup(row))]
}

export const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

/** Seats from the best to the last. */
export function standing(outcome: Outcome): number[] {
  return outcome.ranks.map((_, seat) => seat).sort((a, b) => outcome.ranks[a]! - outcome.ranks[b]!)
}
