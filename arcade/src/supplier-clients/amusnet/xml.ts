const DECLARATION = /^<\?xml version="1\.[01]"(?: encoding="utf-8")?\s*\?>/i
const ELEMENT = /\s*<([A-Za-z]\w{0,63})(?:\s?\/>|>([^<]*)<\/\1>)/gy
/** The five that are XML's own; any other would have to be declared, and nobody declares here. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const ENTITY = /&(amp|lt|gt|quot|apos);/g
const NO_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/

/**
 * The elements of a document of this name that holds texts, none of them twice, and nothing else that
 * XML has. Undefined where it is anything else.
 */
export function readXml(text: string, name: string): ReadonlyMap<string, string> | undefined {
  const body = text.replace(DECLARATION, '').trim()
  const [start, end] = [`<${name}>`, `</${name}>`]
  if (!body.startsWith(start) || !body.endsWith(end)) return undefined
  const inner = body.slice(start.length, -end.length)
  const elements = new Map<string, string>()
  let readTo = 0
  for (const [whole, element = '', content = ''] of inner.matchAll(ELEMENT)) {
    if (elements.has(element) || NO_ENTITY.test(content)) return undefined
    elements.set(element, plain(content))
    readTo += whole.length
  }
  return inner.slice(readTo).trim() === '' ? elements : undefined
}

const plain = (text: string) => text.replace(ENTITY, (_, name: string) => ENTITIES[name] ?? '')

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')

/** An element's text, or the elements in it. */
export type Elements = { readonly [name: string]: string | Elements }

/** A document of one element that holds others. */
export const writeXml = (name: string, elements: Elements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${elementOf(name, elements)}`

function elementOf(name: string, content: string | Elements): string {
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : Object.entries(content)
          .map(([element, own]) => elementOf(element, own))
          .join('')
  return `<${name}>${inner}</${name}>`
}
