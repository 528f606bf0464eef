import type { Progress } from '../../lib/board'
import { t } from '../../lib/ui.svelte'

/** How far a game is, in words. */
export function saying({ steps, ...progress }: Progress): string {
  const step = steps?.[progress.turn - 1]
  if (step) return t('shell-round-step', { round: progress.round, step: t(step) })
  return steps ? t('shell-round', { round: progress.round }) : t('shell-round-turn', { ...progress })
}
