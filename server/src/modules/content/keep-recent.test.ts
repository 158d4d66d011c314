import { expect, test } from 'vitest'
import { settableClock } from '../../testing/test-casino.ts'
import { keepRecent } from './keep-recent.ts'

const MS = 3_000
function kept() {
  const clock = settableClock(new Date('2026-03-01T12:00:00Z'))
  let readings = 0
  let isBroken = false
  const ask = keepRecent(clock, MS, async () => {
    readings += 1
    if (isBroken) throw new Error('the database is away')
    return readings
  })
  return { clock, ask, breakDown: (is: boolean) => (isBroken = is), readings: () => readings }
}

test('a hundred callers of one moment cost one reading', async () => {
  const { ask, readings } = kept()
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(new Set(answers)).toEqual(new Set([1]))
  expect(readings()).toBe(1)
})

test('a value is kept for just under its time, and then read again', async () => {
  const { ask, clock } = kept()
  expect(await ask()).toBe(1)
  clock.advance(MS - 1)
  expect(await ask()).toBe(1)
  clock.advance(1)
  expect(await ask()).toBe(2)
})

test('a clock that was set back does not keep an answer for good', async () => {
  const { ask, clock } = kept()
  await ask()
  clock.advance(-3_600_000)
  expect(await ask()).toBe(2)
})

test('a reading that failed is not kept', async () => {
  const { ask, breakDown } = kept()
  breakDown(true)
  await expect(ask()).rejects.toThrow('away')
  breakDown(false)
  expect(await ask()).toBe(2)
})
