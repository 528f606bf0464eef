import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../lib/texts'

const HERE = import.meta.dirname
const GAMES = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())

const keys = (game: string, language: string): string[] => {
  const file = join(HERE, `../../../fourwinds/games/${game}/locales/board.${language}.ftl`)
  return new FluentResource(readFileSync(file, 'utf8')).body.map(({ id }) => id)
}

const codeOf = (game: string): string =>
  readdirSync(join(HERE, game), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(HERE, game, name), 'utf8'))
    .join('\n')

describe.each(GAMES.map(({ name }) => name))('the texts of the board of %s', (game) => {
  const english = keys(game, 'en')
  const code = codeOf(game)

  it.each(LANGUAGES)('are all there in %s', (language) => {
    expect(keys(game, language)).toEqual(english)
  })

  it('are there when the code asks for them, and asked for when they are there', () => {
    const asked = [...code.matchAll(new RegExp(`${game}-board-[a-z-]*[a-z]`, 'g'))].map(([key]) => key)
    const built = [...code.matchAll(new RegExp(`(${game}-board-[a-z-]*)\\$\\{`, 'g'))].map((found) => found[1]!)
    const parts = built.map((start) => start.slice(0, -1))
    expect(asked.filter((key) => !english.includes(key) && !parts.includes(key))).toEqual([])
    expect(english.filter((key) => !asked.includes(key) && !built.some((start) => key.startsWith(start)))).toEqual([])
  })
})
