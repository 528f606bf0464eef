import type { Texts } from '../../lib/texts'
import type { Option } from '../../lib/wire'
import type { Wishes } from './wishes.svelte'

export const isSwitch = (option: Option): boolean =>
  option.values.length === 2 && option.values.includes('true') && option.values.includes('false')

/** Options with their values, as people read them. */
export function optionText(texts: Texts, game: string, option: Option, value: string): string {
  const key = `${game}-option-${option.id}-${value}`
  if (texts.has(key)) return texts.word(key)
  return texts.join(value.split(',').map((item) => itemText(texts, game, item)))
}

/** A named item of a list option, such as an achievement. */
export const itemText = (texts: Texts, game: string, item: string): string => texts.word(`${game}-goal-${item}`)

/** In words what will be opened. */
export function summary(wishes: Wishes, texts: Texts): string {
  const game = wishes.game.id
  const args = { who: who(wishes, texts), count: wishes.seats.length, game: texts.word(`${game}-name`) }
  return `${texts.word('shell-sum', args)} ${how(wishes, texts)}`
}

function who(wishes: Wishes, texts: Texts): string {
  const count = (kind: string) => wishes.seats.filter((seat) => seat.kind === kind).length
  const others = (['local', 'link', 'bot'] as const).filter((kind) => count(kind) > 0)
  const rest = others.map((kind) => texts.word(`shell-sum-${kind}`, { count: count(kind) }))
  return texts.join([texts.word('shell-sum-me'), ...rest])
}

function how(wishes: Wishes, texts: Texts): string {
  const game = wishes.game.id
  if (wishes.preset) return texts.word(`${game}-preset-${wishes.preset.id}.help`)
  const changed = wishes.game.options.filter((option) => wishes.value(option) !== wishes.usual(option))
  if (changed.length === 0) return texts.word('shell-sum-usual')
  const parts = changed.map((option) =>
    texts.word('shell-sum-option', {
      option: texts.word(`${game}-option-${option.id}`),
      value: optionText(texts, game, option, wishes.value(option)),
    }),
  )
  return `${parts.join('; ')}.`
}
