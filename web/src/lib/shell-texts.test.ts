import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './texts'

const LOCALES = join(import.meta.dirname, '../../../fourwinds/locales')
const source = (language: string) => readFileSync(join(LOCALES, `shell.${language}.ftl`), 'utf8')

function keys(language: string): string[] {
  return new FluentResource(source(language)).body.flatMap((message) => [
    message.id,
    ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
  ])
}

function code(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

describe('the texts of the shell', () => {
  const english = keys('en')

  it.each(LANGUAGES)('are all there in %s', (language) => {
    expect(keys(language)).toEqual(english)
    expect(source(language).match(/^[a-z-]+ =/gm)?.length).toBe(english.filter((key) => !key.includes('.')).length)
  })

  it('are there when the code asks for them, and asked for when they are there', () => {
    const all = code(join(import.meta.dirname, '..')).join('\n')
    const asked = [...all.matchAll(/['"`](shell-[a-z.-]*[a-z])['"`]/g)].map((found) => found[1]!)
    expect(asked.filter((key) => !english.includes(key))).toEqual([])
    const built = [...all.matchAll(/[`'](shell-[a-z-]+-)\$\{/g)].map((found) => found[1]!)
    const unused = english.filter((key) => {
      const name = key.split('.')[0]!
      return !asked.includes(name) && !built.some((start) => name.startsWith(start))
    })
    expect(unused).toEqual([])
  })
})
