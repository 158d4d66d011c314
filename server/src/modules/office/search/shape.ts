/** What a typed text may be. Numbers are whole. */
export type Wish =
  | { kind: 'person'; text: string; by: 'number' | 'phone' | 'email' | 'name' }
  | { kind: 'payment' | 'transfer' | 'bet' | 'ticket'; number: bigint }
  /** By the supplier's name of one of its transactions. */
  | { kind: 'round'; transaction: string }

const PREFIX = /^([oitb]):\s*(.*)$/i
const PLAYER_NUMBER = /^(?:zr\s*)?\d{3}\s?\d{3}\s?\d{3}$/i
const DIGITS = /^\d[\d\s()-]*$/
const BIGINT = /^\d{1,18}$/
/** Fewer say nothing of a phone. */
const PHONE_DIGITS = 4
/** What a supplier may call a transaction by. */
const TRANSACTION = /^[\w:.-]{6,80}$/

const bare = (text: string): string => text.replace(/[\s()+-]/g, '')

/** All that the text may be, by its shape and its prefix. */
export function wishesOf(typed: string): Wish[] {
  const [, prefix, rest] = PREFIX.exec(typed) ?? []
  const text = (rest ?? typed).trim()
  if (text === '') return []
  if (prefix) return byPrefix(prefix.toLowerCase(), text)
  if (text.startsWith('#')) return numbered(['payment'], text.slice(1))
  if (/^k-/i.test(text)) return numbered(['bet'], text.slice(2))
  const person = personOf(text)
  if (DIGITS.test(text)) {
    const numbers = numbered(['transfer', 'payment', 'bet', 'ticket'], text)
    return person ? [person, ...numbers] : numbers
  }
  const round = /\d/.test(text) ? roundOf(text) : []
  return person ? [person, ...round] : round
}

function byPrefix(prefix: string, text: string): Wish[] {
  const number = text.replace(/^#|^k-/i, '')
  if (prefix === 'o') {
    const person = personOf(text)
    return person ? [person] : []
  }
  if (prefix === 'i') return numbered(['payment', 'transfer'], number)
  if (prefix === 'b') return numbered(['bet', 'ticket'], number)
  return [...numbered(['transfer'], number), ...roundOf(text)]
}

function numbered(kinds: readonly Extract<Wish, { number: bigint }>['kind'][], text: string) {
  const digits = bare(text)
  return BIGINT.test(digits) ? kinds.map((kind) => ({ kind, number: BigInt(digits) })) : []
}

const roundOf = (text: string): Wish[] =>
  TRANSACTION.test(text) ? [{ kind: 'round', transaction: text }] : []

function personOf(text: string): Extract<Wish, { kind: 'person' }> | undefined {
  if (PLAYER_NUMBER.test(text)) return { kind: 'person', text, by: 'number' }
  const digits = bare(text)
  if (/^\d+$/.test(digits))
    return digits.length >= PHONE_DIGITS && digits.length <= 15
      ? { kind: 'person', text: digits, by: 'phone' }
      : undefined
  if (text.includes('@')) return { kind: 'person', text, by: 'email' }
  return { kind: 'person', text, by: 'name' }
}
