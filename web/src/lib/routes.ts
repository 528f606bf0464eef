/** Where the visitor is. Everything sits behind the `#`, so that secrets never reach a server's log. */
export type Route =
  | { page: 'home' }
  | { page: 'tables' }
  | { page: 'about' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'table'; table: string; secret: string }
  | { page: 'lost' }

const TABLE = /^[a-z0-9]{10}$/
const SECRET = /^[A-Za-z0-9_-]{22}$/
const GAME = /^[a-z0-9_]{1,40}$/

export function parse(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#?\/?/, '').split('/')
  const [first = '', second = ''] = rest
  if (page === '' && rest.length === 0) return { page: 'home' }
  if (page === 'tables' || page === 'about') return { page }
  if (page === 'new' && GAME.test(first)) return { page, game: first }
  if (page === 'rules') return { page, game: GAME.test(first) ? first : '', rule: second }
  if (page === 't' && TABLE.test(first) && (second === '' || SECRET.test(second)))
    return { page: 'table', table: first, secret: second }
  return { page: 'lost' }
}

export const tablePath = (table: string): string => `#/t/${table}`

/** The link that seats somebody, or lets them watch. */
export const seatLink = (table: string, secret: string): string => `${location.origin}/#/t/${table}/${secret}`
