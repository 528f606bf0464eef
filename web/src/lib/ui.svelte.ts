import * as api from './api'
import { device } from './device.svelte'
import { parse, type Route } from './routes'
import { detect, Texts, type Args, type Language } from './texts'
import type { GameInfo, Refusal } from './wire'

export interface Toast {
  text: string
  rule: string
}

const SHELL = import.meta.glob<string>('../../../fourwinds/locales/shell.*.ftl', { query: '?raw', import: 'default' })
const shellTexts = (language: Language): Promise<string> => SHELL[`../../../fourwinds/locales/shell.${language}.ftl`]!()

const SHORT = 4_000
const LONG = 9_000

/** What all pages share: the language, the theme, where we are, the games on offer, a message at the foot. */
class Ui {
  texts: Texts = $state.raw(new Texts('en', ''))
  ready = $state(false)
  /** Why the server cannot be reached: the key of a text. */
  lost = $state('')
  route: Route = $state.raw(parse(location.hash))
  games: GameInfo[] | null = $state.raw(null)
  toast: Toast | null = $state.raw(null)
  phone = $state(false)
  settings = $state(false)
  /** The rules beside the table: which number they are opened at, or nothing. */
  rule: string | null = $state(null)
  #toastTimer: ReturnType<typeof setTimeout> | undefined

  get language(): Language {
    return device.settings.language || detect(navigator.languages)
  }

  start(): void {
    window.addEventListener('hashchange', () => {
      this.route = parse(location.hash)
      this.settings = false
    })
    const narrow = matchMedia('(max-width: 700px)')
    this.phone = narrow.matches
    narrow.addEventListener('change', () => (this.phone = narrow.matches))
    void this.speak()
    void this.findGames()
  }

  /** Loads the texts of the chosen language: the shell's own come with the client, all others from the server. */
  async speak(): Promise<void> {
    const language = this.language
    const others = api.texts(language).catch((error: unknown) => this.#lose(error))
    const sources = await Promise.all([shellTexts(language), others])
    if (language !== this.language) return
    this.texts = new Texts(language, sources.join('\n'))
    this.ready = true
    document.documentElement.lang = language
  }

  async findGames(): Promise<void> {
    this.games = await api.games().catch((error: unknown) => {
      this.#lose(error)
      return null
    })
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id)
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Opens the rules beside the table, at a number if one is given. */
  openRule(number = ''): void {
    this.toast = null
    this.rule = number
  }

  #lose(error: unknown): string {
    this.lost = error instanceof api.Trouble ? error.key : 'shell-trouble'
    return ''
  }

  say(text: string, rule = ''): void {
    clearTimeout(this.#toastTimer)
    this.toast = { text, rule }
    this.#toastTimer = setTimeout(() => (this.toast = null), rule ? LONG : SHORT)
  }

  refuse(refusal: Refusal, names: readonly string[]): void {
    this.say(this.texts.say(refusal.text, names), refusal.rule)
  }

  complain(error: unknown): void {
    const key = error instanceof api.Trouble ? error.key : 'shell-trouble'
    this.say(this.texts.word(this.texts.has(key) ? key : 'shell-trouble'))
  }
}

export const ui = new Ui()

/** The shell's own words, in the language of the moment. */
export const t = (key: string, args: Args = {}): string => ui.texts.word(key, args)
