/** A text that is no document of plain elements. */
export class BadXml extends Error {
  override readonly name = 'BadXml'
}

/** What stands in an element: text, or other elements, none of them twice. */
export type Content = string | Elements
export type Elements = ReadonlyMap<string, Content>
export type Document = { name: string; content: Content }

const DECLARATION =
  /^\uFEFF?<\?xml\s+version=(["'])1\.[01]\1(?:\s+encoding=(["'])utf-8\2)?(?:\s+standalone=(["'])(?:yes|no)\3)?\s*\?>/i
const START = /<([A-Za-z]\w{0,63})((?:\s+[A-Za-z][\w:.-]*=(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?)>/y
const END = /<\/([A-Za-z]\w{0,63})\s*>/y
const TEXT = /[^<]*/y
const ENTITY = /&(#x[\dA-Fa-f]{1,6}|#\d{1,7}|[a-z]*);?/g
/** The five that are XML's own, beside characters by their number. Any other would have to be declared, and nobody declares here. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const SPACE = /\s*/y
const DEPTH_MAX = 4

type Cursor = { text: string; at: number }

/**
 * Reads one document of elements and text, and nothing else that XML has: no document type, so no
 * entity of anyone's making; no CDATA, no instruction, no element twice in one other, no text beside
 * elements. Attributes and comments are passed over. Throws BadXml.
 */
export function readXml(text: string): Document {
  const body = text.replace(DECLARATION, '').trim()
  const cursor = { text: body, at: 0 }
  passComments(cursor)
  const document = readElement(cursor, 1)
  passComments(cursor)
  if (cursor.at !== body.length) throw new BadXml('something stands after the document')
  return document
}

function readElement(cursor: Cursor, depth: number): Document {
  if (depth > DEPTH_MAX) throw new BadXml('nested too deeply')
  const [, name, , slash] = take(cursor, START) ?? []
  if (!name) throw new BadXml('no element')
  if (slash) return { name, content: '' }
  const content = readContent(cursor, depth)
  if (take(cursor, END)?.[1] !== name) throw new BadXml(`${name} has no end`)
  return { name, content }
}

function readContent(cursor: Cursor, depth: number): Content {
  const text = takeText(cursor)
  if (isAtEnd(cursor)) return plain(text)
  const elements = new Map<string, Content>()
  let between = text
  while (!isAtEnd(cursor)) {
    if (between.trim() !== '') throw new BadXml('text beside elements')
    const { name, content } = readElement(cursor, depth + 1)
    if (elements.has(name)) throw new BadXml(`${name} stands there twice`)
    elements.set(name, content)
    between = takeText(cursor)
  }
  if (between.trim() !== '') throw new BadXml('text beside elements')
  return elements
}

const isAtEnd = ({ text, at }: Cursor) => text.startsWith('</', at)

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)
  if (found) cursor.at = pattern.lastIndex
  return found
}

/** The text up to the next tag. A comment in it is nothing. */
function takeText(cursor: Cursor): string {
  let text = take(cursor, TEXT)?.[0] ?? ''
  while (passComment(cursor)) text += take(cursor, TEXT)?.[0] ?? ''
  return text
}

/** Beside the document's element only space stands between them. */
function passComments(cursor: Cursor): void {
  take(cursor, SPACE)
  while (passComment(cursor)) take(cursor, SPACE)
}

const COMMENT = '<!--'

/** No comment has two dashes in it but at its ends. */
function passComment(cursor: Cursor): boolean {
  const { text, at } = cursor
  if (!text.startsWith(COMMENT, at)) return false
  const dashes = text.indexOf('--', at + COMMENT.length)
  if (dashes < 0 || text[dashes + 2] !== '>') throw new BadXml('a comment without its end')
  cursor.at = dashes + 3
  return true
}

function plain(text: string): string {
  return text.replace(ENTITY, (written, name: string) => {
    const character = name.startsWith('#') ? numbered(name.slice(1)) : namedBy(name)
    if (character === undefined || !written.endsWith(';')) throw new BadXml('an unknown entity')
    return character
  })
}

const namedBy = (name: string) => (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined)

/** What XML allows in a document: neither control characters nor half ones. */
const CHARACTER = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]$/u

/** The character of a number, in decimals or behind an x in hex. */
function numbered(digits: string): string | undefined {
  const code = digits.startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number(digits)
  if (code > 0x10ffff) return undefined
  const character = String.fromCodePoint(code)
  return CHARACTER.test(character) ? character : undefined
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')

/** A document of one element that holds others. What is undefined is left out. */
export function writeXml(name: string, elements: Record<string, string | undefined>): string {
  const inner = Object.entries(elements).flatMap(([element, text]) =>
    text === undefined ? [] : `<${element}>${escaped(text)}</${element}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner.join('')}</${name}>`
}
