import { expect, test } from 'vitest'
import { settableClock } from '../../../testing/test-casino.ts'
import { BreakerOpen, openBreaker } from './breaker.ts'

const START = new Date('2026-03-01T12:00:00Z')
const fails = async () => {
  throw new Error('down')
}

function openTest() {
  const clock = settableClock(START)
  const breaker = openBreaker(clock)
  let calls = 0
  return {
    clock,
    calls: () => calls,
    call: (work: () => Promise<string>) =>
      breaker(() => {
        calls += 1
        return work()
      }),
  }
}

async function failTimes(times: number, call: (work: () => Promise<string>) => Promise<string>) {
  for (let i = 0; i < times; i++) await expect(call(fails)).rejects.toThrow('down')
}

test('after five failures in a row nothing is called for ten seconds (FLT-14)', async () => {
  const { clock, call, calls } = openTest()
  await failTimes(5, call)
  clock.advance(9_999)
  await expect(call(fails)).rejects.toThrow(BreakerOpen)
  expect(calls()).toBe(5)
})

test('then one call is let through, and while it is out no other', async () => {
  const { clock, call, calls } = openTest()
  await failTimes(5, call)
  clock.advance(10_000)
  let answer = (_: string) => {}
  const probe = call(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  await expect(call(fails)).rejects.toThrow(BreakerOpen)
  answer('up')
  expect(await probe).toBe('up')
  expect(await call(async () => 'and again')).toBe('and again')
  expect(calls()).toBe(7)
})

test('a failed probe means another ten seconds', async () => {
  const { clock, call, calls } = openTest()
  await failTimes(5, call)
  clock.advance(10_000)
  await failTimes(1, call)
  clock.advance(9_999)
  await expect(call(fails)).rejects.toThrow(BreakerOpen)
  expect(calls()).toBe(6)
})

test('failures that are not in a row change nothing', async () => {
  const { call, calls } = openTest()
  for (let i = 0; i < 3; i++) {
    await failTimes(4, call)
    expect(await call(async () => 'up')).toBe('up')
  }
  expect(calls()).toBe(15)
})

test('limits that change count from the next call on', async () => {
  const clock = settableClock(START)
  let limits = { failuresMax: 2, restMs: 1_000 }
  const breaker = openBreaker(clock, () => limits)
  for (let i = 0; i < 2; i++) await expect(breaker(fails)).rejects.toThrow('down')
  await expect(breaker(fails)).rejects.toThrow(BreakerOpen)
  clock.advance(1_000)
  limits = { failuresMax: 5, restMs: 10_000 }
  expect(breaker.isOpen()).toBe(false)
  for (let i = 0; i < 3; i++) await expect(breaker(fails)).rejects.toThrow('down')
  await expect(breaker(fails)).rejects.toThrow(BreakerOpen)
  expect(breaker.isOpen()).toBe(true)
})
