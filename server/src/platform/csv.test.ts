import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type Cell, csvOf } from './csv.ts'

const BEGINS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const ENDS = [
  ...['', '1+1', "cmd|' /C calc'!A0", 'HYPERLINK("http://a.example";"x")', 'SUM(A1:A9)', '"', '""'],
  ...[';', ';;=1', '\n=1', '\r\n=1', '\r=1', ',', "'", 'ğüşiöç', '\u202e', 'a"b;c\nd'],
  ...['905351234816', '2026-11-21', ' =1'],
]
/** Each is a formula to a spreadsheet. */
const HOSTILE = BEGINS.flatMap((begin) => ENDS.map((end) => `${begin}${end}`))
const HARMLESS = [
  '',
  ' ',
  'Ayşe',
  '1.234,00',
  'a=1',
  ' =1',
  '"=1"',
  ';',
  '\n',
  "'=1",
  '\n=1',
  'x\ry',
]

const read = (bytes: Buffer): string[][] =>
  parse(bytes, { bom: true, delimiter: ';', record_delimiter: '\n' })

test('no text of 200 hostile ones begins like a formula, and none is lost or moves to another cell', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200)
  for (const text of HOSTILE) {
    expect(read(csvOf([['before', text, 'behind']]))).toEqual([['before', `'${text}`, 'behind']])
  }
  const whole = read(csvOf(HOSTILE.map((text, at) => [at, text])))
  expect(whole).toEqual(HOSTILE.map((text, at) => [String(at), `'${text}`]))
})

test('a cell that holds a line break or the separator is quoted', () => {
  for (const text of ['a\rb', 'a\nb', 'a;b', 'a"b'])
    expect(csvOf([[text]]).toString()).toBe(`\ufeff"${text.replaceAll('"', '""')}"\n`)
})

test('other texts stay as they are', () => {
  for (const text of HARMLESS) expect(read(csvOf([['a', text]]))).toEqual([['a', text]])
})

test('numbers and amounts have a comma, and a minus that computes', () => {
  const row: Cell[] = [
    ...[1, -1, 0.5, -12.25],
    ...[0n, 100_000n, -500_000n, 1n, 123_456_789n, -1_850_000_000n, 10n ** 20n].map((amountE5) => ({
      amountE5,
    })),
    null,
  ]
  expect(csvOf([row]).toString()).toBe(
    '\ufeff1;-1;0,5;-12,25;0,00;1,00;-5,00;0,00001;1234,56789;-18500,00;1000000000000000,00;\n',
  )
})
