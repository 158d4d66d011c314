import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query.ts'
import { pass, stopClock } from '../../../testing/clock.ts'
import { render } from '../../../testing/render.tsx'
import { forgetPrices, learnPrices, priceOf } from '../odds/prices.ts'
import { row } from '../testing/board.ts'
import { stubStream } from '../testing/stream.ts'
import { eventNow, learnEvents } from './events.ts'
import { FeedLine } from './feed-line.tsx'
import { holdTopic } from './stream.ts'

beforeEach(() => {
  stopClock()
  forgetPrices()
})

const LINGER_MS = 30_000
/** Holds topics until the test is over, and lets the line go to its rest. */
async function hold(topics: string[], after: number | null = 7) {
  const line = stubStream()
  const releases = topics.map((topic) => holdTopic(topic, after))
  await act(async () => {})
  return {
    line,
    release: async () => {
      for (const let_ of releases) let_()
      await pass(LINGER_MS)
    },
  }
}

test('BET-04: what is asked for at once goes in one message, after the number it was read with', async () => {
  const { line, release } = await hold(['league:sl', 'event:m1'])
  expect(line.said).toEqual([])
  await line.stand()
  expect(line.said).toEqual([{ on: ['league:sl', 'event:m1'], after: 7 }])
  await release()
})

test('a topic that two hold is asked for once, and given back when neither does', async () => {
  const { line, release } = await hold(['league:sl', 'league:sl'])
  await line.stand()
  expect(line.said).toEqual([{ on: ['league:sl'], after: 7 }])
  const other = holdTopic('event:m2', 9)
  await act(async () => {})
  other()
  await act(async () => {})
  expect(line.said.slice(1)).toEqual([{ on: ['event:m2'], after: 9 }, { off: ['event:m2'] }])
  await release()
})

test('odds, scores and clocks are taken as they come', async () => {
  const event = row({ state: 'live', score: { total: [0, 0], parts: [[0, 0]] } })
  learnEvents([event], 7)
  learnPrices(event.markets, 7)
  const { line, release } = await hold(['event:m1'])
  await line.stand()
  await line.tell({
    t: 'o',
    s: 8,
    d: [
      [110, 1_850, 1],
      [111, 0, -1],
    ],
  })
  await line.tell({ t: 'e', s: 9, id: 'm1', e: { score: { total: [1, 0], parts: [[1, 0]] } } })
  expect(priceOf(110)).toMatchObject({ oddsMilli: 1_850, state: 1 })
  expect(priceOf(111)).toMatchObject({ state: -1 })
  expect(eventNow('m1')?.score?.total).toEqual([1, 0])
  await release()
})

test('BET-04: a line that breaks is tried after 1, 2, 4, 8 and 15 seconds, and goes on where it broke', async () => {
  const { line, release } = await hold(['league:sl'])
  await line.stand()
  await line.tell({ t: 'a', s: 40, silentMs: 100 })
  for (const seconds of [1, 2, 4, 8, 15, 15]) {
    const before = line.opened
    await line.breakOff()
    await pass(seconds * 1_000 - 1)
    expect(line.opened, `before ${seconds} s`).toBe(before)
    await pass(1)
    expect(line.opened, `after ${seconds} s`).toBe(before + 1)
  }
  line.said.length = 0
  await line.stand()
  expect(line.said).toEqual([{ on: ['league:sl'], after: 40 }])
  await release()
})

test('what is no longer kept, and a count that begins anew, is read again', async () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries')
  const { line, release } = await hold(['league:sl'])
  await line.stand()
  await line.tell({ t: 'a', s: 40, silentMs: 100 })
  expect(again).not.toHaveBeenCalled()
  await line.tell({ t: 'r', s: 50 })
  expect(again).toHaveBeenLastCalledWith({ queryKey: ['betting'] })
  await line.tell({ t: 'a', s: 2, silentMs: 100 })
  expect(again).toHaveBeenCalledTimes(2)
  await release()
})

test('markets that came or went are read again, the event first and lists that hold it later', async () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries')
  const { line, release } = await hold(['event:m1'])
  await line.stand()
  await line.tell({ t: 'm', s: 41, id: 'm1' })
  await line.tell({ t: 'm', s: 42, id: 'm1' })
  await pass(1_000)
  expect(again).toHaveBeenCalledTimes(1)
  expect(again).toHaveBeenLastCalledWith({ queryKey: ['betting', 'event', 'm1'] })
  await pass(2_000)
  expect(again).toHaveBeenCalledTimes(2)
  await release()
})

test('the line says how old data is: fresh, late, stopped, and lost with the seconds to the next try', async () => {
  const { line, release } = await hold(['league:sl'])
  render(<FeedLine />)
  await line.stand()
  await line.tell({ t: 'a', s: 40, silentMs: 800 })
  await pass(1_000)
  expect(screen.getByText('Connected')).toBeTruthy()
  await pass(3_000)
  expect(screen.getByText('Data is late')).toBeTruthy()
  await pass(7_000)
  expect(screen.getByText('Data has stopped')).toBeTruthy()
  await line.breakOff()
  expect(screen.getByText('Connection lost')).toBeTruthy()
  expect(screen.getByText('Trying again in 1 s')).toBeTruthy()
  await release()
})
