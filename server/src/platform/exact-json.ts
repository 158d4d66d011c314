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
