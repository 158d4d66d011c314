import type { Endpoint } from '@zar/contract/endpoint'
import { REFUSALS } from '@zar/contract/refusal'
import fc from 'fast-check'
import { expect } from 'vitest'
import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/** Texts that have broken somebody's parser, query, page or log. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'İıŞş',
  '🎲'.repeat(50),
  "' or 1=1 --",
  "'; drop table player; --",
  '%00',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(5_000),
]
/** Characters that a pattern lets pass more often than it should. */
const MARKS = ['\u0000', '\u0000', '\u0000', '\ud800', '\u202e', "'", '\\', '\n', '🎲']
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.000001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  2 ** 53,
  1e21,
  1e308,
]

const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' }))
const nastyNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true }))
const anything: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 4 }),
)

/**
 * Bodies for a call: right ones, nearly right ones, and nothing like it (FLT-22, FLT-30). With a
 * `sample` that the call accepts, the nearly right ones come through to its own checks.
 */
export function bodiesOf(endpoint: Endpoint, sample?: () => object): fc.Arbitrary<unknown> {
  const fromSchema = arbitraryOf(z.toJSONSchema(endpoint.input, { io: 'input' }))
  const right = sample
    ? fc.oneof(fromSchema, { weight: 3, arbitrary: fc.constant(null).map(sample) })
    : fromSchema
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 5, arbitrary: fc.tuple(right, fc.nat(), anything).map(swapOne) },
    { weight: 4, arbitrary: fc.tuple(right, fc.nat(), fc.constantFrom(...MARKS)).map(markOne) },
    { weight: 1, arbitrary: fc.tuple(right, nastyText, anything).map(addOne) },
    { weight: 1, arbitrary: anything },
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function swapOne([body, at, value]: [unknown, number, unknown]): unknown {
  if (!isRecord(body)) return value
  const keys = Object.keys(body)
  const key = keys[at % Math.max(1, keys.length)]
  return key === undefined ? value : { ...body, [key]: value }
}

/** A text of the body with one character in it that does not belong there. */
function markOne([body, at, mark]: [unknown, number, string]): unknown {
  if (!isRecord(body)) return body
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string')
  const [key, text] = texts[at % Math.max(1, texts.length)] ?? []
  return key === undefined
    ? body
    : { ...body, [key]: `${String(text).slice(0, 1)}${mark}${String(text).slice(1)}` }
}

const addOne = ([body, key, value]: [unknown, string, unknown]): unknown =>
  isRecord(body) ? { ...body, [key]: value } : value

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice as Schema)))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array')
    return fc.array(arbitraryOf(schema.items as Schema), { maxLength: 5 })
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return textOf(schema)
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const values = schema.additionalProperties
  if (isRecord(values))
    return fc.dictionary(nastyText, arbitraryOf(values as Schema), { maxKeys: 5 })
  const parts = Object.entries(schema.properties ?? {}).map(
    ([key, part]) => [key, arbitraryOf(part as Schema)] as const,
  )
  return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required ?? [] })
}

function numberOf({ minimum, maximum, type }: Schema): fc.Arbitrary<number> {
  if (type === 'number') return nastyNumber
  const min = Math.max(minimum ?? -(2 ** 53 - 1), -(2 ** 53 - 1))
  const max = Math.min(maximum ?? 2 ** 53 - 1, 2 ** 53 - 1)
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
}

function textOf({ minLength = 0, maxLength = 50, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  const sized = fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'binary' })
  if (!pattern) return fc.oneof(sized, nastyText)
  return fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) },
    { weight: 1, arbitrary: sized },
  )
}

/** Words that only the inside of the casino knows. */
const INSIDE =
  /node_modules|\.ts:\d+|\bat \S+ \(|select .+ from|insert into|violates|syntax error|invalid byte|out of range|relation "|pg_catalog|ECONN|TypeError|ZodError/i

/** An answer, injected or from the wire. */
type Answered = { statusCode: number; body: string }

/** Holds any answer to what every answer promises: the envelope, a known refusal, no bug, no insight. */
export function expectHarmless(response: Answered, sent: unknown): void {
  const seen = `${JSON.stringify(sent)} got ${response.statusCode} ${response.body.slice(0, 300)}`
  expect(response.statusCode, seen).toBeLessThan(500)
  const body = JSON.parse(response.body) as Record<string, unknown>
  expect(Object.keys(body).sort(), seen).toEqual(['data', 'message', 'success'])
  expect(typeof body.message, seen).toBe('string')
  if (body.success === true) {
    expect(response.statusCode, seen).toBe(200)
    return
  }
  const { code } = body.data as { code: keyof typeof REFUSALS }
  expect(REFUSALS[code]?.status, seen).toBe(response.statusCode)
  expect([REFUSALS[code].tr, REFUSALS[code].en], seen).toContain(body.message)
  expect(INSIDE.test(response.body), seen).toBe(false)
}
