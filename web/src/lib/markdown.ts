/** A piece of a line. `rule` is a number such as 7.4 that the text itself explains somewhere. */
export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule'
  text: string
}

export type Block =
  | { kind: 'heading'; level: number; line: Inline[]; plain: string }
  | { kind: 'paragraph'; rule: string; line: Inline[]; plain: string }
  | { kind: 'list'; items: Inline[][]; plain: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; plain: string }

const RULE = /^\*\*(\d+\.\d+)\*\*\s*/
const PIECE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|(?<![\d.,·])(\d+\.\d+)(?![\d.]*\d)/g

/** Reads the small part of Markdown that rules are written in. The result is data: nothing in it can be markup. */
export function read(source: string): Block[] {
  const rules = new Set([...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]!))
  const chunks = source.replaceAll('\r', '').split(/\n\s*\n/)
  return chunks
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .flatMap((chunk) => blocks(chunk, rules))
}

function blocks(chunk: string, rules: Set<string>): Block[] {
  const lines = chunk.split('\n')
  const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0]!)
  if (heading) {
    const rest = lines.slice(1).join('\n').trim()
    const line = inline(heading[2]!, new Set())
    const block: Block = { kind: 'heading', level: heading[1]!.length, line, plain: heading[2]! }
    return rest ? [block, ...blocks(rest, rules)] : [block]
  }
  if (lines[0]!.startsWith('|')) return [table(lines, rules, chunk)]
  if (/^[-*] /.test(lines[0]!)) return [list(chunk, rules)]
  const text = lines.map((line) => line.replace(/^> ?/, '')).join(' ')
  const rule = RULE.exec(text)?.[1] ?? ''
  return [{ kind: 'paragraph', rule, line: inline(text.replace(RULE, ''), rules), plain: text }]
}

function table(lines: string[], rules: Set<string>, plain: string): Block {
  const [head = [], , ...rows] = lines.map((line) => cells(line).map((cell) => inline(cell, rules)))
  return { kind: 'table', head, rows, plain }
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

function list(chunk: string, rules: Set<string>): Block {
  const items = chunk.split(/\n(?=[-*] )/).map((item) => item.slice(2).replace(/\s*\n\s*/g, ' '))
  return { kind: 'list', items: items.map((item) => inline(item, rules)), plain: chunk }
}

function inline(text: string, rules: Set<string>): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const found of text.matchAll(PIECE)) {
    const [whole, strong, em, code, rule] = found
    if (rule && !rules.has(rule)) continue
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) })
    if (strong) pieces.push({ kind: 'strong', text: strong.replaceAll('`', '') })
    else if (em) pieces.push({ kind: 'em', text: em })
    else if (code) pieces.push({ kind: 'code', text: code })
    else pieces.push({ kind: 'rule', text: rule! })
    end = found.index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

/** The blocks that hold all the words looked for, under their headings. */
export function search(all: readonly Block[], words: string): Block[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...all]
  const kept: Block[] = []
  let heading: Block | null = null
  for (const block of all) {
    if (block.kind === 'heading') {
      heading = block
      continue
    }
    const text = block.plain.toLowerCase()
    if (!wanted.every((word) => text.includes(word))) continue
    if (heading) kept.push(heading)
    heading = null
    kept.push(block)
  }
  return kept
}
