import { LANGUAGES, type Language } from './texts'
import type { NewTable, OpenedTable, Person, SeatKey } from './wire'

export type Colour = Person['colour']
export type Theme = 'system' | 'light' | 'dark'

/** In the order in which seats get them: vermilion last, it is closest to the accent. */
export const COLOURS: readonly Colour[] = ['indigo', 'ochre', 'moss', 'plum', 'teal', 'vermilion']
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']

export interface Settings {
  name: string
  colour: Colour
  theme: Theme
  /** Empty: as the browser says. */
  language: Language | ''
  sound: boolean
  notify: boolean
  /** Ask once more before a turn is committed. */
  confirm: boolean
}

/** A table this device has a key to. */
export interface KeptTable {
  table: string
  game: string
  /** The secrets this device plays or watches with. */
  mine: string[]
  /** The host's secret, the watchers' and those of the friends' seats; empty for guests. */
  host: string
  watch: string
  friends: SeatKey[]
  since: number
}

interface Kept {
  settings: Settings
  tables: Record<string, KeptTable>
  /** The last set-up of each game. */
  setups: Record<string, NewTable>
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'fourwinds'
const MOST_TABLES = 60
const INITIAL: Settings = {
  name: '',
  colour: 'indigo',
  theme: 'system',
  language: '',
  sound: false,
  notify: false,
  confirm: false,
}

/** What is remembered on this device: who the guest is, how it should look, and the keys to the tables. */
export class Device {
  settings: Settings = $state({ ...INITIAL })
  tables: Record<string, KeptTable> = $state({})
  setups: Record<string, NewTable> = $state({})

  constructor(private readonly store: Store) {
    this.load()
  }

  load(): void {
    const kept = this.#read()
    this.settings = sound({ ...INITIAL, ...kept.settings })
    this.tables = kept.tables ?? {}
    this.setups = kept.setups ?? {}
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings }
    this.#write()
  }

  /** Keeps the keys of a table that was opened here. Friends' seats are theirs: their keys are only passed on. */
  opened(game: string, answer: OpenedTable, friends: readonly number[]): void {
    const theirs = answer.seats.filter((key) => friends.includes(key.seat))
    const own = answer.seats.filter((key) => !friends.includes(key.seat)).map((key) => key.secret)
    this.#keep({
      table: answer.table,
      game,
      mine: own,
      host: answer.host,
      watch: answer.watch,
      friends: theirs,
      since: Date.now(),
    })
  }

  /** Keeps the key of a link; true if it is new here. */
  joined(table: string, secret: string): boolean {
    const known = this.tables[table]
    if (known?.mine.includes(secret)) return false
    const fresh: KeptTable = { table, game: '', mine: [], host: '', watch: '', friends: [], since: Date.now() }
    this.#keep({ ...(known ?? fresh), mine: [...(known?.mine ?? []), secret] })
    return true
  }

  /** The same people play on at another table: the same keys open it. */
  followed(table: string, next: string): void {
    const known = this.tables[table]
    if (known && !this.tables[next]) this.#keep({ ...known, table: next, since: Date.now() })
  }

  reissued(table: string, key: SeatKey): void {
    const known = this.tables[table]
    if (!known) return
    this.#keep({ ...known, friends: [...known.friends.filter((old) => old.seat !== key.seat), key] })
  }

  remember(setup: NewTable): void {
    this.setups[setup.game] = setup
    this.#write()
  }

  /** Every secret to say hello with at a table. */
  secrets(table: string): string[] {
    const known = this.tables[table]
    if (!known) return []
    const own = known.mine.length > 0 ? known.mine : [known.watch]
    return [known.host, ...own].filter(Boolean).slice(0, 8)
  }

  /** The secrets of all tables, newest first, to ask whose turn it is. */
  allSecrets(): string[] {
    const tables = Object.values(this.tables).sort((a, b) => b.since - a.since)
    const secrets = tables.flatMap((kept) => (kept.mine.length > 0 ? kept.mine : [kept.watch])).filter(Boolean)
    return [...new Set(secrets)].slice(0, 100)
  }

  #keep(table: KeptTable): void {
    const others = Object.values(this.tables).filter((kept) => kept.table !== table.table)
    const newest = [table, ...others].sort((a, b) => b.since - a.since).slice(0, MOST_TABLES)
    this.tables = Object.fromEntries(newest.map((kept) => [kept.table, kept]))
    this.#write()
  }

  #read(): Partial<Kept> {
    try {
      return JSON.parse(this.store.getItem(KEY) ?? '{}') as Partial<Kept>
    } catch {
      return {}
    }
  }

  #write(): void {
    const kept: Kept = { settings: this.settings, tables: this.tables, setups: this.setups }
    try {
      this.store.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A full or forbidden store: everything works until the page is closed.
    }
  }
}

/** Settings of an older or damaged store, with what is unknown set right. */
function sound(settings: Settings): Settings {
  return {
    ...settings,
    name: String(settings.name).slice(0, 24),
    colour: COLOURS.includes(settings.colour) ? settings.colour : INITIAL.colour,
    theme: THEMES.includes(settings.theme) ? settings.theme : INITIAL.theme,
    language: LANGUAGES.find((language) => language === settings.language) ?? '',
  }
}

function localStore(): Store {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}

export const device = new Device(localStore())

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) device.load()
  })
}
