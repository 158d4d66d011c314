import { isUtf8 } from 'node:buffer'
import { MAX_E5 } from '@zar/contract/money'

/** A JSON number by its own digits: `JSON.parse` would make 2^53 + 1 and 1.0000000000000000001 others. */
export class ExactNumber {
  readonly digits: string
  constructor(digits: string) {
    this.digits = digits
  }
}

const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const PLAIN_DECIMAL = /^(0|[1-9]\d{0,10})(?:\.(\d{1,20}))?$/
const SCALE = 5

/** As `JSON.parse`, with an `ExactNumber` for each number at any depth. Throws where it is no JSON. */
export function parseExactJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new SyntaxError('not UTF-8')
  const text = body.toString('utf8')
  JSON.parse(text)
  const found: string[] = []
  // Each number gives way to its place in the list, so that no text in the document can pass for one.
  const places = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') ? token : String(found.push(token) - 1),
  )
  return JSON.parse(places, (_name, value: unknown) =>
    typeof value === 'number' ? new ExactNumber(found[value] ?? '') : value,
  )
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
