import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '../../testing/chance.ts'
import { decimalE5, decimalOf, ExactNumber, parseExactJson, writeExactJson } from './exact-json.ts'

const parsed = (text: string) => parseExactJson(Buffer.from(text))
const amount = (digits: string) => decimalE5((parsed(`{"a":${digits}}`) as { a: unknown }).a)

test('every number keeps its own digits, at any depth; all else is as JSON.parse has it', () => {
  expect(
    parsed('{"a":1.00,"b":[9007199254740993,-0,{"c":1e3}],"d":"7","e":null,"2":true}'),
  ).toEqual({
    a: new ExactNumber('1.00'),
    b: [new ExactNumber('9007199254740993'), new ExactNumber('-0'), { c: new ExactNumber('1e3') }],
    d: '7',
    e: null,
    2: true,
  })
})

test('text that looks like a number is text, however it is escaped', () => {
  expect(parsed(String.raw`{"a\"1":"\\","b":"\" 5 \"","c":"\u0031"}`)).toEqual({
    'a"1': '\\',
    b: '" 5 "',
    c: '1',
  })
})

test('of many documents, whatever is in them, all but the numbers is as JSON.parse has it', () => {
  const plain = (value: unknown): unknown => {
    if (value instanceof ExactNumber) return Number(value.digits)
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
  }
  fc.assert(
    fc.property(fc.json({ depthSize: 'medium', stringUnit: 'binary' }), (text) => {
      expect(plain(parsed(text))).toEqual(plain(JSON.parse(text)))
    }),
    { numRuns: times(200) },
  )
})

test('of two members of one name the last counts, as in JSON.parse', () => {
  expect(parsed('{"a":1,"a":2.50}')).toEqual({ a: new ExactNumber('2.50') })
  expect(parsed('{"a":1,"\\u0061":3}')).toEqual({ a: new ExactNumber('3') })
})

test.each(['', '{', '01', '+1', '.5', '1.', 'NaN', '0x10', '{"a":1_0}', '[1,]', `"${'\n'}"`])(
  'what is no JSON throws: %j',
  (text) => {
    expect(() => parsed(text)).toThrow()
  },
)

test('broken UTF-8 and bottomless nesting throw', () => {
  expect(() => parseExactJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('UTF-8')
  expect(() => parsed('['.repeat(100_000) + ']'.repeat(100_000))).toThrow()
})

test.each([
  ['0', 0n],
  ['0.00', 0n],
  ['1', 100_000n],
  ['4.00', 400_000n],
  ['0.1', 10_000n],
  ['0.00001', 1n],
  ['12.345670000', 1_234_567n],
  ['90071992547.40991', 9_007_199_254_740_991n],
])('%s is %d of 1/100 000 (LED-11)', (digits, e5) => {
  expect(amount(digits)).toBe(e5)
})

test.each(['-1', '-0', '1e3', '1E+3', '0.1e1', '0.000001', '1.0000000001', '90071992547.40992'])(
  '%s is no amount',
  (digits) => {
    expect(amount(digits)).toBeUndefined()
  },
)

test('text, null and what is not there are no amounts', () => {
  for (const value of ['1.00', null, undefined, true, [1], {}, 1]) {
    expect(decimalE5(value)).toBeUndefined()
  }
})

test.each([
  '{"a":1.00,"b":[9007199254740993,-0,{"c":1e3}],"d":"7\\n\\u0001","e":null,"2":true,"__proto__":{}}',
  '[]',
  '{}',
  '""',
  'null',
])('what was read is written with the same digits: %s', (text) => {
  const read = parsed(text)
  expect(parsed(writeExactJson(read))).toEqual(read)
  expect(writeExactJson(read)).toContain(text.includes('1.00') ? '"a":1.00' : '')
})

test('what is not there is left out, and what is nested too deep is not written', () => {
  expect(writeExactJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}')
  const deep = parsed('['.repeat(200) + ']'.repeat(200))
  expect(() => writeExactJson(deep)).toThrow('deep')
})

test.each([
  [0n, '0'],
  [1n, '0.00001'],
  [100_000n, '1'],
  [1_234_500n, '12.345'],
  [-150_000n, '-1.5'],
  [9_007_199_254_740_991n, '90071992547.40991'],
])('%d of 1/100 000 is written %s', (amountE5, digits) => {
  expect(decimalOf(amountE5).digits).toBe(digits)
})
