import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterEach, expect, test, vi } from 'vitest'
import type { Log } from '../../rounds/arcade.ts'
import { type Bus, noBus } from './bus.ts'
import { channelOf, openRedisBus } from './redis-bus.ts'

const url = process.env.TEST_REDIS_URL
const NEEDS = url ? '' : ' (skipped: TEST_REDIS_URL names no Redis)'
const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() } as unknown as Log

const open: Bus[] = []
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
})

/** Messages that the database would carry are kept here. */
function openOne(channel: string, at = url ?? '') {
  const carried: string[] = []
  const otherwise: Bus = { ...noBus(), publish: (topic) => void carried.push(topic) }
  const bus = openRedisBus({ url: at, channel, log, otherwise })
  open.push(bus)
  return { bus, carried }
}

/** As many processes as listen there by now. */
async function listeners(channel: string): Promise<number> {
  const redis = new Redis(url ?? '')
  try {
    const [, count] = (await redis.pubsub('NUMSUB', channel)) as [string, number]
    return Number(count)
  } finally {
    redis.disconnect()
  }
}

test.skipIf(!url)(
  `other processes hear a message over Redis, in the order sent, and its own does not${NEEDS}`,
  async () => {
    const channel = `zar:test:${randomUUID()}`
    const [one, other, stranger] = [
      openOne(channel),
      openOne(channel),
      openOne(`${channel}:another`),
    ]
    await expect.poll(() => listeners(channel)).toBe(2)
    const heard: number[] = []
    other.bus.subscribe('room', ({ n }: { n: number }) => void heard.push(n))
    one.bus.subscribe('room', () => heard.push(-1))
    stranger.bus.subscribe('room', () => heard.push(-2))
    for (let n = 1; n <= 100; n++) one.bus.publish('room', { n, text: 'x'.repeat(20_000) })
    await expect.poll(() => heard.length).toBe(100)
    expect(heard).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    expect(one.carried).toEqual([])
  },
)

test('while Redis is away the database carries what is told', async () => {
  const { bus, carried } = openOne('zar:test', 'redis://127.0.0.1:1')
  bus.publish('room', { n: 1 })
  await expect.poll(() => carried).toEqual(['room'])
})

test('the channel is that of one key and one database', () => {
  const of = channelOf('key', 'postgres://a/one')
  expect(of).toBe(channelOf('key', 'postgres://another-user@b/one'))
  expect(
    new Set([of, channelOf('key', 'postgres://a/two'), channelOf('other', 'postgres://a/one')])
      .size,
  ).toBe(3)
})
