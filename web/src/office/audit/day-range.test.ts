import { expect, test } from 'vitest'
import { dayRange } from './day-range.ts'

test('a day is Istanbul’s, from its first moment to that of the next', () => {
  expect(dayRange('2026-11-21')).toEqual({
    from: '2026-11-20T21:00:00.000Z',
    until: '2026-11-21T21:00:00.000Z',
  })
})

test('what is no day narrows nothing', () => {
  expect(dayRange(undefined)).toEqual({})
  expect(dayRange('yesterday')).toEqual({})
})
