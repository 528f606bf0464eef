import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../lib/texts'

const HERE = import.meta.dirname
const LOCALES = join(HERE, '../../../../fourwinds/games/exploriana/locales')

const keys = (language: string): string[] =>
  new FluentResource(readFileSync(join(LOCALES, `board.${language}.ftl`), 'utf8')).body.map(({ id }) => id)

const code = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf8'))
  .join('\n')

describe('the texts of the board', () => {
  const english = keys('en')

  it.each(LANGUAGES)('are all there in %s', (language) => {
    expect(keys(language)).toEqual(english)
  })

  it('are there when the code asks for them, and asked for when they are there', () => {
    const asked = [...code.matchAll(/exploriana-board-[a-z-]*[a-z]/g)].map(([key]) => key)
    const built = [...code.matchAll(/(exploriana-board-[a-z-]*)\$\{/g)].map((found) => found[1]!)
    const parts = built.map((start) => start.slice(0, -1))
    expect(asked.filter((key) => !english.includes(key) && !parts.includes(key))).toEqual([])
    expect(english.filter((key) => !asked.includes(key) && !built.some((start) => key.startsWith(start)))).toEqual([])
  })
})
