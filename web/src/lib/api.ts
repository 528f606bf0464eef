import type { GameInfo, NewTable, OpenedTable, Parted, Problem, SeatKey, TableLine } from './wire'

/** A refusal over HTTP; `key` is the text for people. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    detail: string,
  ) {
    super(detail)
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, init)
  } catch (error) {
    throw new Trouble('shell-offline', String(error))
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Trouble(problem?.error ?? 'shell-trouble', problem?.detail ?? `${answer.status}`)
}

const get = (path: string, secret = ''): Promise<Response> => call(path, { headers: key(secret) })

const post = (path: string, body: unknown, secret = ''): Promise<Response> =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key(secret) },
    body: JSON.stringify(body),
  })

const key = (secret: string): Record<string, string> => (secret ? { authorization: `Bearer ${secret}` } : {})

export const games = async (): Promise<GameInfo[]> => (await get('/games')).json()
export const texts = async (language: string): Promise<string> => (await get(`/texts/${language}`)).text()
export const rules = async (game: string, language: string): Promise<string> =>
  (await get(`/rules/${game}?language=${language}`)).text()
export const open = async (table: NewTable): Promise<OpenedTable> => (await post('/tables', table)).json()
export const mine = async (secrets: string[]): Promise<TableLine[]> => (await post('/mine', { secrets })).json()
export const record = async (table: string, secret: string, names: boolean): Promise<string> =>
  (await get(`/tables/${table}/record?names=${names ? 'yes' : 'no'}`, secret)).text()
export const free = async (table: string, seat: number, host: string): Promise<SeatKey> =>
  (await post(`/tables/${table}/seats/${seat}/free`, {}, host)).json()
export const leave = async (table: string, key: string): Promise<Parted> =>
  (await post(`/tables/${table}/leave`, {}, key)).json()
export const close = async (table: string, host: string): Promise<Parted> =>
  (await post(`/tables/${table}/close`, {}, host)).json()
export const again = async (table: string, same_deal: boolean, host: string): Promise<OpenedTable> =>
  (await post(`/tables/${table}/again`, { same_deal }, host)).json()
