import type { Play } from '../../lib/play.svelte'
import { ui } from '../../lib/ui.svelte'

const TYPED_INTO = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select'
const PRESSED = 'button, a, input, summary, [role=button], [role=gridcell], [tabindex]'

/** The keys of the table: undo, commit, a hint, rules, the numbers of the buttons, help. */
export function handle(event: KeyboardEvent, play: Play, open: { help(): void }): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (target.matches(TYPED_INTO) || document.querySelector('dialog:modal')) return
  const press = (key: string) => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
  if (event.key === 'u') play.undo()
  else if (event.key === 'c' || (event.key === 'Enter' && !target.matches(PRESSED))) press('c')
  else if (event.key === 'h') press('h')
  else if (event.key === 'r') ui.openRule()
  else if (event.key === '?') open.help()
  else if (/^[1-9]$/.test(event.key)) press(event.key)
  else return
  event.preventDefault()
}
