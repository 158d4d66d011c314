import type { Block } from '@zar/contract/content'

/** What stands between the lines of `---` that a file begins with, and the text below them. */
const FILE = /^---\n(.*?)\n---\n(.*)$/s
const FIELD = /^([a-z]+): (.+)$/

/** A file of Markdown: the fields of its front matter, and its text as blocks. */
export function readMarkdown(file: string): { fields: Record<string, string>; blocks: Block[] } {
  const [, front, body] = FILE.exec(file.replaceAll('\r\n', '\n')) ?? []
  if (front === undefined || body === undefined) throw new Error('it begins without front matter')
  return { fields: Object.fromEntries(front.split('\n').map(fieldOf)), blocks: blocksOf(body) }
}

/** `name: value`. A value that holds a colon is in double quotes, as in YAML. */
function fieldOf(line: string): [string, string] {
  const [, name, value] = FIELD.exec(line) ?? []
  if (!name || !value) throw new Error(`this is no field of front matter: ${line}`)
  return [name, value.startsWith('"') ? JSON.parse(value) : value]
}

/** Marks of Markdown that pages do not show. */
const UNKNOWN = /^(#|[*+>|`]|-|\d+[.)] )/

/**
 * `## ` begins a heading, `- ` an item of a list, and any other line a paragraph that goes on to the
 * next empty line. Nothing within a line is markup.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const block = blockOf(line.trim())
    const last = blocks.at(-1)
    if (block?.kind === 'list' && last?.kind === 'list') last.items.push(...block.items)
    else if (block?.kind === 'text' && last?.kind === 'text' && isOpen)
      last.text += ` ${block.text}`
    else if (block) blocks.push(block)
    isOpen = block?.kind === 'text'
  }
  return blocks
}

/** What a line is by itself; undefined where it is empty. */
function blockOf(line: string): Block | undefined {
  if (line === '') return undefined
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) }
  if (line.startsWith('- ')) return { kind: 'list', items: [line.slice(2)] }
  if (UNKNOWN.test(line)) throw new Error(`this line is no text of a page: ${line}`)
  return { kind: 'text', text: line }
}
