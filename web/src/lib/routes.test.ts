import { describe, expect, it } from 'vitest'
import { parse } from './routes'

describe('parse', () => {
  it('finds pages', () => {
    expect(parse('')).toEqual({ page: 'home' })
    expect(parse('#/')).toEqual({ page: 'home' })
    expect(parse('#/new/explorers')).toEqual({ page: 'new', game: 'explorers' })
    expect(parse('#/rules/explorers/7.4')).toEqual({ page: 'rules', game: 'explorers', rule: '7.4' })
  })

  it('takes a table with and without a secret', () => {
    const secret = 'abcDEF-_0123456789abcd'
    expect(parse('#/t/abc0123456')).toEqual({ page: 'table', table: 'abc0123456', secret: '' })
    expect(parse(`#/t/abc0123456/${secret}`)).toEqual({ page: 'table', table: 'abc0123456', secret })
  })

  it('knows when it is lost', () => {
    for (const hash of ['#/t/abc', '#/t/abc0123456/short', '#/new/<b>', '#/nowhere']) {
      expect(parse(hash)).toEqual({ page: 'lost' })
    }
  })
})
