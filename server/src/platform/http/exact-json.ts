import { isUtf8 } from 'node:buffer'
import { MAX_E5 } from '@zar/contract/money'

/** A JSON number by its own digits: `JSON.parse` would make 2^53 + 1 and 1.0000000000000000001 others. */
export class ExactNumber {
  readonly digits: string
  constructor(digits: string) {
    this.digits = digits
  }
}

const PLAIN_DECIMAL = /^(0|[1-9]\d{0,10})(?:\.(\d{1,20}))?$/
const SCALE = 5

/** As `JSON.parse`, with an `ExactNumber` for each number at any depth. Throws where it is no JSON. */
export function parseExactJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new SyntaxError('not UTF-8')
  const text = body.toString('utf8')
  JSON.parse(text)
  const numbers: string[] = []
  const places = withPlaces(text, numbers)
  return withNumbers(JSON.parse(places), numbers)
}

const [QUOTE, BACKSLASH, MINUS, ZERO, NINE] = [0x22, 0x5c, 0x2d, 0x30, 0x39]
const NUMBER = /[-+.\deE]+/y

/** Each number gives way to its place in the list, so that no text in the document can pass for one. */
function withPlaces(text: string, numbers: string[]): string {
  let places = ''
  let from = 0
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      NUMBER.lastIndex = at
      const [digits = ''] = NUMBER.exec(text) ?? []
      places += text.slice(from, at) + numbers.length
      numbers.push(digits)
      at += digits.length
      from = at
    } else at++
  }
  return places + text.slice(from)
}

/** Behind its closing quote: the next one that no backslash stands for. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(at)) {
    at += code === BACKSLASH ? 2 : 1
  }
  return at + 1
}

function withNumbers(value: unknown, numbers: readonly string[]): unknown {
  if (typeof value === 'number') return new ExactNumber(numbers[value] ?? '')
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  for (const name in members) {
    const member = members[name]
    if (typeof member === 'number' || typeof member === 'object') {
      members[name] = withNumbers(member, numbers)
    }
  }
  return value
}

/**
 * A decimal amount of the currency's unit in 1/100 000, or undefined where it is no plain number that
 * is exact at that scale: below zero, an exponent, a sixth digit that says something, too large.
 */
export function decimalE5(value: unknown): bigint | undefined {
  const [, whole, fraction = ''] =
    (value instanceof ExactNumber && PLAIN_DECIMAL.exec(value.digits)) || []
  if (whole === undefined || /[1-9]/.test(fraction.slice(SCALE))) return undefined
  const amountE5 = BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'))
  return amountE5 > MAX_E5 ? undefined : amountE5
}

/** An amount in the currency's unit, for `writeExactJson`. */
export function decimalOf(amountE5: bigint): ExactNumber {
  const digits = (amountE5 < 0n ? -amountE5 : amountE5).toString().padStart(SCALE + 1, '0')
  const fraction = digits.slice(-SCALE).replace(/0+$/, '')
  const whole = digits.slice(0, -SCALE)
  return new ExactNumber(`${amountE5 < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`)
}

const DEPTH_MAX = 64

/** As `JSON.stringify`, with the digits of each `ExactNumber`. Throws where it is nested too deep. */
export function writeExactJson(value: unknown, depth = 0): string {
  if (depth > DEPTH_MAX) throw new RangeError('nested too deep')
  if (value instanceof ExactNumber) return value.digits
  if (Array.isArray(value)) {
    return `[${value.map((one) => writeExactJson(one ?? null, depth + 1)).join(',')}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const written = members.map(
    ([name, member]) => `${JSON.stringify(name)}:${writeExactJson(member, depth + 1)}`,
  )
  return `{${written.join(',')}}`
}
