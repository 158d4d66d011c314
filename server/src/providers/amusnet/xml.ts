import { SaxesParser } from 'saxes'

/** A text that is no document of plain elements. */
export class BadXml extends Error {
  override readonly name = 'BadXml'
}

/** The content of an element: text, or other elements, none of them twice. */
export type Content = string | Elements
export type Elements = ReadonlyMap<string, Content>
export type Document = { name: string; content: Content }

/** The one declaration that is taken: any other is left to the parser, and refused there. */
const DECLARATION =
  /^\uFEFF?<\?xml\s+version=(["'])1\.[01]\1(?:\s+encoding=(["'])utf-8\2)?(?:\s+standalone=(["'])(?:yes|no)\3)?\s*\?>/i
const NAME = /^[A-Za-z]\w{0,63}$/
const DEPTH_MAX = 4

type Open = { name: string; text: string; elements: Map<string, Content> }

/**
 * Reads one document of elements and text. Refused are all else of XML: a document type and with it
 * declared entities, CDATA, instructions, an element twice in one other, text beside elements. Attributes
 * and comments are passed over. Throws BadXml.
 */
export function readXml(text: string): Document {
  const body = text.replace(DECLARATION, '').trim()
  const open: Open[] = []
  let document: Document | undefined
  let tagAt = 0

  const parser = new SaxesParser()
  parser.on('error', ({ message }) => refuse(message))
  parser.on('xmldecl', () => refuse('another declaration'))
  parser.on('doctype', () => refuse('a document type'))
  parser.on('cdata', () => refuse('CDATA'))
  parser.on('processinginstruction', () => refuse('an instruction'))
  parser.on('opentagstart', ({ name }) => {
    if (!NAME.test(name)) refuse('a name that is none here')
    tagAt = parser.position
    open.push({ name, text: '', elements: new Map() })
    if (open.length > DEPTH_MAX) refuse('nested too deeply')
  })
  parser.on('opentag', () => {
    if (body.slice(tagAt, parser.position).includes('&')) refuse('an entity in an attribute')
  })
  parser.on('text', (part) => {
    const element = open.at(-1)
    if (element) element.text += part
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    const { name } = element
    const content = contentOf(element)
    const parent = open.at(-1)
    if (parent?.elements.has(name)) refuse(`${name} stands there twice`)
    if (parent) parent.elements.set(name, content)
    else document = { name, content }
  })
  parser.write(body).close()
  return document ?? refuse('no element')
}

function contentOf({ text, elements }: Open): Content {
  if (elements.size === 0) return text
  return text.trim() === '' ? elements : refuse('text beside elements')
}

function refuse(why: string): never {
  throw new BadXml(why)
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
