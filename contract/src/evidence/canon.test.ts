import { expect, test } from 'vitest'
import { canon, parseCanon } from './canon.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each<[unknown, string]>([
  [{ b: [], a: {}, B: null, a1: true, a_: false }, '{"B":null,"a":{},"a1":true,"a_":false,"b":[]}'],
  [[0, -0, -1, 2 ** 53 - 1, 1 - 2 ** 53], '[0,0,-1,9007199254740991,-9007199254740991]'],
  ['"\\/\b\t\n\f\r\u0000\u001f\u007f', '"\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001f\u007f"'],
  ['ı İ ş 😀 \u2028 \ufeff', '"ı İ ş 😀 \u2028 \ufeff"'],
])('a value has one spelling, and the spelling that value: %j', (value, spelling) => {
  expect(canon(value)).toBe(spelling)
  expect(canon(parseCanon(bytes(spelling)))).toBe(spelling)
})

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ...['', ' {}', '{} ', '{"a": 1}', '{"b":1,"a":2}', '{"a":1,"a":1}', '{"a":1,"a":2}', '[1,]', '{'],
  ...['1.0', '1.5', '1e3', '-0', '01', '9007199254740992', '-9007199254740992', 'NaN'],
  ...['"\\u0041"', '"\\/"', '"\\u001F"', '"\\u0008"', '"\\ud800"', '"\\u2028"', '"\t"'],
  ...['{"":1}', '{"_a":1}', '{"1a":1}', '{"ş":1}', '{"__proto__":1}', `{"${'a'.repeat(41)}":1}`],
  ...['\ufeff{}', nested(33), nested(100_000)],
])('no other spelling is read: %.40s', (spelling) => {
  expect(() => parseCanon(bytes(spelling))).toThrow()
})

test('40 letters of a name and 32 levels are read', () => {
  for (const spelling of [`{"${'a'.repeat(40)}":1}`, nested(32)]) parseCanon(bytes(spelling))
})

test('bytes that are no UTF-8 are not read', () => {
  for (const wrong of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
    expect(() => parseCanon(Uint8Array.of(0x22, ...wrong, 0x22))).toThrow()
  }
})

test('what is no JSON has no spelling', () => {
  for (const value of [undefined, 1n, () => 1, { a: undefined }, '\ud800', 0.1, 2 ** 53]) {
    expect(() => canon(value)).toThrow()
  }
})
