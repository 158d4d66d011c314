import { expect, test } from 'vitest'
import type { HubEvent } from './hub-state.ts'
import { keepConnected } from './keep-connected.ts'

const DELAYS = [0, 2_000, 10_000, 30_000]
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A line that stands or falls as told, and a clock that only notes how long it was asked to wait. */
function stage(answers: ('up' | 'down')[]) {
  const told: (HubEvent | 'connected')[] = []
  const waited: number[] = []
  const on = { reconnecting: () => {}, reconnected: () => {}, close: () => {} }
  let starts = 0
  let stops = 0
  const line = {
    start: async () => {
      starts += 1
      if (answers.shift() === 'down') throw new Error('no line')
    },
    stop: async () => {
      stops += 1
    },
    onreconnecting: (callback: () => void) => {
      on.reconnecting = callback
    },
    onreconnected: (callback: () => void) => {
      on.reconnected = callback
    },
    onclose: (callback: () => void) => {
      on.close = callback
    },
  }
  const kept = keepConnected(line, {
    delaysMs: DELAYS,
    tell: (event) => told.push(event),
    onConnected: () => told.push('connected'),
    wait: async (ms) => {
      waited.push(ms)
    },
  })
  return { told, waited, on, kept, counts: () => ({ starts, stops }) }
}

test('§4 Real-time connection: a line that stands at once is told of once, and nothing is lost', async () => {
  const { told, waited } = stage(['up'])
  await settled()
  expect(told).toEqual(['connected'])
  expect(waited).toEqual([0])
})

test('§9 Real-time reconnect delays are 0, 2, 10 and 30 s, and 30 s from then on', async () => {
  const { told, waited } = stage(['down', 'down', 'down', 'down', 'down', 'up'])
  await settled()
  expect(waited).toEqual([0, 2_000, 10_000, 30_000, 30_000, 30_000])
  expect(told.filter((one) => one === 'error')).toHaveLength(5)
  expect(told.filter((one) => one === 'disconnect')).toHaveLength(1)
  expect(told.slice(-2)).toEqual(['reconnected', 'connected'])
})

test('§4 Real-time connection: disconnect is told while reconnecting and reconnected after it', async () => {
  const { told, on } = stage(['up'])
  await settled()
  on.reconnecting()
  on.reconnected()
  expect(told).toEqual(['connected', 'disconnect', 'reconnected', 'connected'])
})

test('§4 Real-time connection: a line that has closed is told of and built anew', async () => {
  const { told, on, counts } = stage(['up', 'up'])
  await settled()
  on.close()
  await settled()
  expect(told).toEqual(['connected', 'disconnect', 'reconnected', 'connected'])
  expect(counts().starts).toBe(2)
})

test('SES: once stopped the line is not built again, whatever it says', async () => {
  const { told, on, kept, counts } = stage(['up', 'up'])
  await settled()
  await kept.stop()
  on.close()
  await settled()
  expect(counts()).toEqual({ starts: 1, stops: 1 })
  expect(told).toEqual(['connected'])
})

test('SES: stopped while it was being built, the line does not stay up', async () => {
  const { told, kept, counts } = stage(['up'])
  await kept.stop()
  await settled()
  expect(told).toEqual([])
  expect(counts().starts - counts().stops).toBeLessThanOrEqual(0)
})
