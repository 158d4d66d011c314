import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshDb, onServer } from '../../testing/database/database.ts'
import { openProxy } from '../../testing/network/proxy.ts'
import { openLog } from '../log/log.ts'
import { BUS_PAYLOAD_MAX_BYTES, type Bus, openBus } from './bus.ts'
import { openNotifyBus } from './bus-notify.ts'
import { redisPrefixOf } from './redis.ts'

const log = openLog('silent')
const redisUrl = process.env.TEST_REDIS_URL
const prefix = `zar:test:${randomUUID()}`
const overRedis = (url: string, of = database.url, its = prefix) =>
  openBus({ databaseUrl: of, redis: { url, prefix: its }, log })
let database: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  database = await freshDb()
})
afterAll(() => database.close())

const open: Bus[] = []
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
})

/** Everything the bus says about a topic, and a promise for as many messages as asked for. */
function listen(bus: Bus, topic: string) {
  const heard: unknown[] = []
  let hear: () => void = () => {}
  const stop = bus.subscribe(topic, (payload) => {
    heard.push(payload)
    hear()
  })
  const next = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => (hear = resolve))
    return heard
  }
  return { heard, next, stop }
}

const kinds = [
  { kind: 'NOTIFY', open: () => openNotifyBus({ url: database.url, log }), skip: false },
  {
    kind: redisUrl ? 'Redis' : 'Redis (skipped: TEST_REDIS_URL names no Redis)',
    open: () => overRedis(redisUrl ?? ''),
    skip: !redisUrl,
  },
]

describe.each(kinds)('$kind', ({ open: openOne, skip }) => {
  const openBoth = async () => {
    const buses = await Promise.all([openOne(), openOne()])
    open.push(...buses)
    return buses
  }

  test.skipIf(skip)('every process hears a message, its own too, in the order sent', async () => {
    const [first, second] = await openBoth()
    const [here, there] = [listen(first, 'topic'), listen(second, 'topic')]
    const sent = Array.from({ length: 50 }, (_, index) => ({ index, text: 'ğüşıöç ’' }))
    for (const payload of sent) await first.publish('topic', payload)
    expect(await here.next(50)).toEqual(sent)
    expect(await there.next(50)).toEqual(sent)
  })

  test.skipIf(skip)(
    'a topic hears nothing of another, and nothing after it has stopped',
    async () => {
      const [first, second] = await openBoth()
      const [mine, other, stopped] = ['mine', 'other', 'mine'].map((t) => listen(second, t))
      stopped?.stop()
      await first.publish('mine', { n: 1 })
      expect(await mine?.next(1)).toEqual([{ n: 1 }])
      expect(other?.heard).toEqual([])
      expect(stopped?.heard).toEqual([])
    },
  )

  test.skipIf(skip)(
    'the longest allowed message arrives whole, a longer one is refused',
    async () => {
      const [first, second] = await openBoth()
      const there = listen(second, 'topic')
      const payload = { text: 'x'.repeat(BUS_PAYLOAD_MAX_BYTES - '{"text":""}'.length) }
      await first.publish('topic', payload)
      expect(await there.next(1)).toEqual([payload])
      await expect(first.publish('topic', { text: `${payload.text}x` })).rejects.toThrow(/too long/)
    },
  )

  test.skipIf(skip)('a listener that throws stops nobody else', async () => {
    const [first, second] = await openBoth()
    second.subscribe('topic', () => {
      throw new Error('broken')
    })
    const there = listen(second, 'topic')
    await first.publish('topic', { n: 1 })
    await first.publish('topic', { n: 2 })
    expect(await there.next(2)).toEqual([{ n: 1 }, { n: 2 }])
  })
})

test('NOTIFY: a lost connection is opened again, and until then publish rejects', async () => {
  const bus = await openNotifyBus({ url: database.url, log })
  open.push(bus)
  const here = listen(bus, 'topic')
  const name = new URL(database.url).pathname.slice(1)
  await onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query like 'listen%'`,
  )
  let refused = 0
  while (here.heard.length === 0) {
    await bus.publish('topic', { n: 1 }).catch(() => {
      refused += 1
    })
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(refused).toBeGreaterThan(0)
  expect(here.heard[0]).toEqual({ n: 1 })
})

test('O25: NOTIFY: a database that falls silent is left, and what is said afterwards is heard', async () => {
  const proxy = await openProxy(database.url)
  const far = await openNotifyBus({ url: proxy.url, log })
  const near = await openNotifyBus({ url: database.url, log })
  open.push(far, near)
  const there = listen(far, 'topic')
  await near.publish('topic', { n: 1 })
  await there.next(1)
  proxy.fallSilent()
  await expect(far.publish('topic', { n: 2 })).rejects.toThrow()
  proxy.serve()
  while (there.heard.length < 2) {
    await near.publish('topic', { n: 3 })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(there.heard[1]).toEqual({ n: 3 })
  await proxy.close()
})

test('O25: NOTIFY: who only listens finds out by itself that nobody is there any more', async () => {
  const proxy = await openProxy(database.url)
  const far = await openNotifyBus({ url: proxy.url, log })
  const near = await openNotifyBus({ url: database.url, log })
  open.push(far, near)
  const there = listen(far, 'topic')
  proxy.fallSilent()
  proxy.serve()
  while (there.heard.length === 0) {
    await near.publish('topic', { n: 1 })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await proxy.close()
})

test('O23, FLT-05: where no Redis is the bus opens all the same, and carries over the database', async () => {
  const nobody = await openProxy('redis://127.0.0.1:1')
  nobody.cut()
  const [one, other] = [await overRedis(nobody.url), await overRedis(nobody.url)]
  open.push(one, other)
  const there = listen(other, 'topic')
  await one.publish('topic', { n: 1 })
  expect(await there.next(1)).toEqual([{ n: 1 }])
  await nobody.close()
})

test.skipIf(!redisUrl)(
  'O23, FLT-05: the bus takes Redis once it is there, and the database whenever it is away or silent',
  async () => {
    const proxy = await openProxy(redisUrl ?? '')
    proxy.cut()
    const [one, other] = [await overRedis(proxy.url), await overRedis(proxy.url)]
    open.push(one, other)
    const there = listen(other, 'topic')
    const overheard = new Redis(redisUrl ?? '')
    const seen: string[] = []
    overheard.on('message', (_, wire) => seen.push(wire))
    await overheard.subscribe(`${prefix}:bus`)
    for (const away of [() => {}, proxy.cut, proxy.fallSilent]) {
      away()
      const before = there.heard.length
      await one.publish('topic', { n: 1 })
      await there.next(before + 1)
      proxy.serve()
      const was = seen.length
      while (seen.length === was) {
        await one.publish('topic', { n: 2 })
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    overheard.disconnect()
    await proxy.close()
  },
)

test.skipIf(!redisUrl)('O14: two casinos on one Redis never hear each other', async () => {
  const second = await freshDb()
  const prefixes = await Promise.all([database, second].map(({ db }) => redisPrefixOf(db)))
  expect(await redisPrefixOf(database.db)).toBe(prefixes[0])
  expect(prefixes[0]).not.toBe(prefixes[1])
  const [one, other] = [
    await overRedis(redisUrl ?? '', database.url, prefixes[0]),
    await overRedis(redisUrl ?? '', second.url, prefixes[1]),
  ]
  open.push(one, other)
  const there = listen(other, 'topic')
  await one.publish('topic', { of: 'one' })
  await other.publish('topic', { of: 'other' })
  expect(await there.next(1)).toEqual([{ of: 'other' }])
  await Promise.all(open.splice(0).map((bus) => bus.close()))
  await second.close()
})
