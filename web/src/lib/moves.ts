import type { Act, Commit, Table, Undo } from './wire'

/** What changes the table. */
export type Move = Act | Undo | Commit

/** A move as it is wished for; version and step are filled in when it is sent. */
export type Wish = Omit<Act, 'v' | 'step'> | Omit<Undo, 'v' | 'step'> | Omit<Commit, 'v' | 'step'>

/** Whether the seat stands where it stood when it moved, and may still do it. */
export function stillPossible(move: Move, table: Table): boolean {
  const seat = table.seats.find((view) => view.seat === move.seat)
  if (!seat || seat.step !== move.step) return false
  if (move.type === 'act') return seat.choices.some((choice) => choice.action === move.action)
  return move.type === 'undo' || seat.complete
}

/** The wish behind a move, under a new id. */
export function wishOf(move: Move, id: string): Wish {
  if (move.type === 'act') return { type: 'act', id, seat: move.seat, action: move.action }
  if (move.type === 'undo') return { type: 'undo', id, seat: move.seat, to: move.to }
  return { type: 'commit', id, seat: move.seat }
}
