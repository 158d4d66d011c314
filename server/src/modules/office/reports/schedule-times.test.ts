import { expect, test } from 'vitest'
import { nextAt, periodOf } from './schedule-times.ts'

const at = (text: string) => new Date(`${text}+03:00`)
const NOW = at('2026-11-21T05:59:59')

test('the next time is the hour of Istanbul on the next day, Monday, or first of the month', () => {
  expect(nextAt({ every: 'day', hour: 6 }, NOW)).toEqual(at('2026-11-21T06:00:00'))
  expect(nextAt({ every: 'day', hour: 6 }, at('2026-11-21T06:00:00'))).toEqual(
    at('2026-11-22T06:00:00'),
  )
  expect(nextAt({ every: 'day', hour: 1 }, at('2026-11-21T00:30:00'))).toEqual(
    at('2026-11-21T01:00:00'),
  )
  expect(nextAt({ every: 'week', hour: 6 }, NOW)).toEqual(at('2026-11-23T06:00:00'))
  expect(nextAt({ every: 'week', hour: 6 }, at('2026-11-23T05:00:00'))).toEqual(
    at('2026-11-23T06:00:00'),
  )
  expect(nextAt({ every: 'month', hour: 23 }, at('2026-12-31T23:00:00'))).toEqual(
    at('2027-01-01T23:00:00'),
  )
})

test('a report is of the last day, week or month that is over', () => {
  const due = at('2026-03-02T06:00:00')
  expect(periodOf('day', due)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(periodOf('week', due)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(periodOf('month', due)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})
