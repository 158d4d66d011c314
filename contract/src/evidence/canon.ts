declare const TextDecoder: {
  new (
    encoding: 'utf-8',
    options: { fatal: true; ignoreBOM: true },
  ): { decode(bytes: Uint8Array): string }
}

/** Deeper than any line of the format. */
const DEPTH_MAX = 32
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/
const LONE_SURROGATE = /\p{Surrogate}/u
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The one spelling of a value: RFC 8785, narrowed to whole numbers below 2⁵³ and to names of 40 letters,
 * digits and `_`. Throws for a value that has none.
 */
export function canon(value: unknown, depth = 0): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && !LONE_SURROGATE.test(value)) return JSON.stringify(value)
  if (typeof value !== 'object' || depth === DEPTH_MAX) throw new Error('This has no spelling.')
  if (Array.isArray(value)) return `[${value.map((one) => canon(one, depth + 1)).join(',')}]`
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, one]) => `${nameOf(name)}:${canon(one, depth + 1)}`).join(',')}}`
}

function nameOf(name: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a member.`)
  return `"${name}"`
}

/** The value that the bytes spell. Throws where they are not its one spelling. */
export function parseCanon(bytes: Uint8Array): unknown {
  const text = utf8.decode(bytes)
  const value: unknown = JSON.parse(text)
  if (canon(value) !== text) throw new Error('This is not canonical.')
  return value
}
