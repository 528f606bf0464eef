import { LANGUAGES, type Language } from './texts'
import type { Hello, NewTable, OpenedTable, Person, SeatKey, Sit } from './wire'

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
  /** The secrets this device plays or watches with: keys of seats, invitations, the watchers' secret. */
  mine: string[]
  /** The host's secret, the watchers' and the invitations for friends; empty for guests. */
  host: string
  watch: string
  friends: SeatKey[]
  since: number
  /** Where this device wants to sit down, with the keys it has drawn for it. */
  sits?: Sit[]
}

interface Kept {
  settings: Settings
  tables: Record<string, KeptTable>
  /** The last set-up of each game. */
  setups: Record<string, NewTable>
  /** Tables that were taken off the list; another key here may still open them. */
  gone: string[]
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'fourwinds'
const MOST_TABLES = 60
const MOST_GONE = 200
const MOST_SECRETS = 8
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
  gone: string[] = $state.raw([])

  constructor(private readonly store: Store) {
    this.load()
  }

  load(): void {
    const kept = this.#read()
    this.settings = sound({ ...INITIAL, ...kept.settings })
    this.tables = kept.tables ?? {}
    this.setups = kept.setups ?? {}
    this.gone = kept.gone ?? []
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings }
    this.#write()
  }

  /** Keeps the secrets of a table that was opened here. Invitations are only passed on. */
  opened(game: string, answer: OpenedTable): void {
    this.#keep({
      table: answer.table,
      game,
      mine: answer.seats.filter((key) => !key.invitation).map((key) => key.secret),
      host: answer.host,
      watch: answer.watch,
      friends: answer.seats.filter((key) => key.invitation),
      since: Date.now(),
    })
  }

  /** Keeps the secret of a link. */
  joined(table: string, secret: string): void {
    const known = this.tables[table]
    this.gone = this.gone.filter((other) => other !== table)
    if (known?.mine.includes(secret)) return
    const fresh: KeptTable = { table, game: '', mine: [], host: '', watch: '', friends: [], since: Date.now() }
    this.#keep({ ...(known ?? fresh), mine: [...(known?.mine ?? []), secret] })
  }

  /** Draws a key of this device's own for a seat; nobody else ever learns it. */
  sit(table: string, wish: Omit<Sit, 'secret'>): void {
    const known = this.tables[table]
    if (known) this.#keep({ ...known, sits: [{ ...wish, secret: drawn() }] })
  }

  /** The table has answered: the keys of the seats that are ours now are kept, the others are forgotten. */
  seated(table: string, seats: readonly number[]): void {
    const known = this.tables[table]
    if (!known?.sits?.length) return
    const good = known.sits.filter(({ seat }) => seats.includes(seat)).map(({ secret }) => secret)
    this.#keep({ ...known, mine: [...new Set([...known.mine, ...good])], sits: [] })
  }

  /** Takes a table off the list. */
  forget(table: string): void {
    this.gone = [table, ...this.gone.filter((other) => other !== table)].slice(0, MOST_GONE)
    this.tables = Object.fromEntries(Object.entries(this.tables).filter(([name]) => name !== table))
    this.#write()
  }

  /** The same people play on at another table: the same keys open it. */
  followed(table: string, next: string): void {
    const known = this.tables[table]
    if (known && !this.tables[next]) this.#keep({ ...known, table: next, since: Date.now() })
  }

  /** A seat was freed: there is a new invitation to it. */
  freed(table: string, key: SeatKey): void {
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
    const own = known.mine.length > 0 ? known.mine.slice(1 - MOST_SECRETS) : [known.watch]
    return [known.host, ...own].filter(Boolean)
  }

  /** What to say hello with. */
  hello(table: string): Omit<Hello, 'type'> {
    return { secrets: this.secrets(table), sit: this.tables[table]?.sits ?? [] }
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
    const kept: Kept = { settings: this.settings, tables: this.tables, setups: this.setups, gone: this.gone }
    try {
      this.store.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A full or forbidden store: everything works until the page is closed.
    }
  }
}

/** 128 bits by lot, as the server writes its secrets. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
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
