import { expect, test } from 'vitest'
import { BLANK, fieldsOf, timesOf } from './shift-times.ts'

const typed = { ...BLANK, day: '2026-11-21', from: '18:00', until: '02:00' }

test('a shift over midnight ends on the next day, in the time of Istanbul', () => {
  expect(timesOf(typed)).toEqual({
    from: '2026-11-21T15:00:00.000Z',
    until: '2026-11-21T23:00:00.000Z',
  })
  expect(fieldsOf('2026-11-21T22:30:00.000Z')).toEqual({ day: '2026-11-22', time: '01:30' })
})

test('what is too long or not typed is no shift', () => {
  expect(timesOf({ ...typed, until: '11:00' })).toBeUndefined()
  expect(timesOf({ ...typed, until: '10:00' })).toBeDefined()
  expect(timesOf({ ...typed, day: '' })).toBeUndefined()
  expect(timesOf({ ...typed, until: '18:00' })).toBeUndefined()
})
