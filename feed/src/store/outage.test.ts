import { expect, test } from 'vitest'
import { PositionLost } from './journal.ts'
import { isOutage, retryMs } from './outage.ts'

const coded = (code: string) => Object.assign(new Error('-'), { code })

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01'), true],
  [coded('55000'), true],
  [coded('40001'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [coded('23505'), false],
  [coded('42P01'), false],
  [new TypeError('x is not a function'), false],
  [new PositionLost('another process tells of live'), false],
])('%s is an outage: %s', (error, is) => {
  expect(isOutage(error)).toBe(is)
})

test('a further failure is waited for twice as long, five seconds at most, and by half of it at least', () => {
  expect([1, 2, 3, 6, 7, 50].map((failures) => retryMs(failures, 1))).toEqual([
    100, 200, 400, 3_200, 5_000, 5_000,
  ])
  expect(retryMs(2, 0)).toBe(100)
})
