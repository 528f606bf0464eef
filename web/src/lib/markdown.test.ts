import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, search, type Inline } from './markdown'

const RULES = `# Rules

**1.1** Mark *one* square; see 1.2 and 9.9.

## 2. More

**1.2** Use \`code\` <b>not</b> **markup**.

| a | b |
|---|---|
| 1 | 2 |

- first
- second
`

describe('read', () => {
  const blocks = read(RULES)

  it('finds the kinds of blocks', () => {
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph', 'table', 'list'])
  })

  it('numbers rules and links those that exist', () => {
    const rule = blocks[1]!
    expect(rule).toMatchObject({ kind: 'paragraph', rule: '1.1' })
    const pieces = rule.kind === 'paragraph' ? rule.line : []
    expect(pieces.filter((piece) => piece.kind === 'rule')).toEqual([{ kind: 'rule', text: '1.2' }])
    expect(pieces.at(-1)).toEqual({ kind: 'text', text: ' and 9.9.' })
  })

  it('leaves markup of other kinds as text', () => {
    const rule = blocks[3]!
    const text = rule.kind === 'paragraph' ? rule.line.map((piece) => piece.text).join('') : ''
    expect(text).toBe('Use code <b>not</b> markup.')
  })
})

describe('search', () => {
  it('keeps what has all the words, with its heading', () => {
    const found = search(read(RULES), 'CODE markup')
    expect(found.map((block) => block.plain.slice(0, 7))).toEqual(['2. More', '**1.2**'])
    expect(search(read(RULES), 'zebra')).toEqual([])
  })
})

const GAMES = join(import.meta.dirname, '../../../fourwinds/games')
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) => /RULES[.a-z]*\.md$/.test(name))

describe.each(files)('%s', (name) => {
  const source = readFileSync(join(GAMES, name), 'utf8')
  const blocks = read(source)

  it('has every rule as a paragraph of its own', () => {
    const numbers = blocks.flatMap((block) => (block.kind === 'paragraph' && block.rule ? [block.rule] : []))
    expect(numbers).toEqual([...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]))
  })

  it('leaves no marks in the text', () => {
    const left = (line: Inline[]) => line.filter((piece) => piece.kind !== 'code' && /\*\*|`|^#/.test(piece.text))
    for (const block of blocks) {
      if (block.kind === 'list') expect(block.items.flatMap(left)).toEqual([])
      else if (block.kind === 'table') expect([...block.head, ...block.rows.flat()].flatMap(left)).toEqual([])
      else expect(left(block.line)).toEqual([])
    }
  })
})
