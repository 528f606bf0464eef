import type { Progress } from '../../lib/board'
import { t } from '../../lib/ui.svelte'

/** How far a game is, in words. */
export function saying({ steps, ...progress }: Progress): string {
  const step = steps?.[progress.turn - 1]
  return step ? t('shell-round-step', { round: progress.round, step: t(step) }) : t('shell-round-turn', { ...progress })
}
