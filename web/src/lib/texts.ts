import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Refusal, Text } from './wire'

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Text['args']

/** The first of the browser's languages that we speak, otherwise English. */
export function detect(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/**
 * All texts in one language, with the rules of the server's `fourwinds.texts`: an argument may itself be a text;
 * one named `seat` is a seat's number and `seats` a comma list of them, both are said as names.
 * A text that is missing shows its key.
 */
export class Texts {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#bundle.addResource(new FluentResource(source))
  }

  say(text: Text, names: readonly string[] = []): string {
    const values: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(text.args ?? {})) values[name] = this.#value(name, value, names)
    return this.#format(text.key, values)
  }

  /** The text of a key, or of an attribute as in `explorers-option-layout.help`. */
  word(key: string, args: Args = {}): string {
    return this.say({ key, args })
  }

  /** The reason of a refusal with the number of its rule. */
  refusal(refusal: Refusal, names: readonly string[] = []): string {
    const reason = this.say(refusal.text, names)
    return refusal.rule ? this.word('refusal', { rule: refusal.rule, reason }) : reason
  }

  /** A list as people say it: "Ann, Bob and Cem". */
  join(items: readonly string[]): string {
    const [first = '', ...rest] = items
    const last = rest.pop()
    const head = rest.reduce((line, next) => this.word('list-comma', { head: line, next }), first)
    return last === undefined ? head : this.word('list-and', { head, last })
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null
  }

  #value(name: string, value: number | string | Text, names: readonly string[]): number | string {
    if (typeof value === 'object') return this.say(value, names)
    if (name === 'seat') return this.#seat(Number(value), names)
    if (name !== 'seats') return value
    const seats = String(value).split(',').filter(Boolean)
    return this.join(seats.map((seat) => this.#seat(Number(seat), names)))
  }

  #seat(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.word('seat-name', { number: seat + 1 })
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  #format(key: string, values: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(key)
    return pattern === null ? key : this.#bundle.formatPattern(pattern, values, [])
  }
}
