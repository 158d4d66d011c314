import { expect, test } from 'vitest'
import { LINES_MAX, readStatementCsv } from './read-csv.ts'

const DAYS = { from: '2026-11-20', to: '2026-11-21' }
const read = (text: string) => readStatementCsv(text, DAYS)
const HEAD = 'id;date;amount;currency;reference'
const whatOf = (line: string) => read(`${HEAD}\n${line}\n`).problems

test('lines are read with the cells that RFC 4180 quotes, by the delimiter of the head', () => {
  const quoted =
    'id,date,amount,currency,reference\r\n1,2026-11-20,"1,250.50",TRY,"a, ""b""\r\nc"\r\n'
  expect(read(quoted)).toEqual({
    problems: [],
    lines: [
      {
        bankId: '1',
        line: 2,
        day: '2026-11-20',
        amountE5: 125_050_000n,
        currency: 'TRY',
        reference: 'a, "b"\r\nc',
      },
    ],
  })
})

test('a Turkish bank’s head, days and sums are read as well, without a column of the currency', () => {
  const text =
    '\uFEFFİşlem No;Tarih;Açıklama;Tutar\nA-1;21.11.2026;İADE 7c1e;-1.250,5\nA-2;20/11/2026;x;300\n'
  expect(read(text)).toMatchObject({
    problems: [],
    lines: [
      { bankId: 'A-1', day: '2026-11-21', amountE5: -125_050_000n, currency: 'TRY' },
      { bankId: 'A-2', day: '2026-11-20', amountE5: 30_000_000n, reference: 'x' },
    ],
  })
})

test.each([
  ['1;2026-02-31;5;TRY;x', 'day'],
  ['1;yesterday;5;TRY;x', 'day'],
  ['1;2026-11-22;5;TRY;x', 'outside'],
  ['1;2026-11-20;five;TRY;x', 'amount'],
  ['1;2026-11-20;0,00;TRY;x', 'amount'],
  ['1;2026-11-20;1,2345;TRY;x', 'amount'],
  ['1;2026-11-20;1e9;TRY;x', 'amount'],
  ['1;2026-11-20;99999999999999999999;TRY;x', 'amount'],
  ['1;2026-11-20;5;LIRA;x', 'currency'],
  [';2026-11-20;5;TRY;x', 'id'],
])('%s has no good %s', (line, what) => {
  expect(whatOf(line)).toEqual([{ line: 2, what }])
})

test('what is wrong with the file as a whole is told by its line', () => {
  expect(read('a;b\n1;2\n').problems).toEqual([{ line: 1, what: 'columns' }])
  expect(read('').problems).toEqual([{ line: 1, what: 'columns' }])
  expect(read(`${HEAD}\n1;2026-11-20;5;TRY;x\n2;2026-11-20\n`).problems).toEqual([
    { line: 3, what: 'columns' },
  ])
  expect(read(`${HEAD}\n1;2026-11-20;5;TRY;"x\n`).problems).toMatchObject([{ what: 'quoting' }])
  expect(read(`${HEAD}\n1;2026-11-20;5;TRY;x\n1;2026-11-20;5;TRY;x\n`).problems).toEqual([
    { line: 3, what: 'twice' },
  ])
  const many = Array.from({ length: LINES_MAX + 1 }, (_, at) => `${at};2026-11-20;5;TRY;x`)
  expect(read([HEAD, ...many].join('\n')).problems).toEqual([
    { line: LINES_MAX + 2, what: 'too_many' },
  ])
})
