import { randomUUID } from 'node:crypto'
import { endpoint } from '@zar/contract/endpoint'
import { REFUSALS } from '@zar/contract/refusal'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { openProxy } from '../../testing/network/proxy.ts'
import { openRedis } from '../bus/redis.ts'
import { openAddressList } from '../http/address-list.ts'
import { mountRoutes, openHttp } from '../http/http.ts'
import { implement, implementShared } from '../http/route.ts'
import { openLog } from '../log/log.ts'
import { systemRandom } from '../random.ts'
import { limitCalls } from './limit-calls.ts'

const log = openLog('silent')
const nothing = z.strictObject({})
const call = (method: 'GET' | 'POST', path: `/api/${string}`) =>
  endpoint({ method, path, summary: '', caller: 'anyone', input: nothing, output: z.null() })
const answer = async () => ({ data: null })
const ROUTES = [
  implement(call('GET', '/api/read'), answer),
  implementShared(call('POST', '/api/shared'), answer),
  implement(call('POST', '/api/change'), answer),
]
const RATES = { read: 9, change: 3, picture: 6 }

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

type More = {
  redis?: Redis
  trustedProxies?: string[]
  logger?: Logger
  monotonicMs?: () => number
}
function openApp({
  redis,
  trustedProxies = [],
  logger = log,
  monotonicMs,
}: More = {}): FastifyInstance {
  const app = openHttp({ logger, random: systemRandom, trustedProxies })
  limitCalls(app, {
    rates: RATES,
    redis,
    isSupplier: openAddressList(['198.51.100.0/24']),
    ...(monotonicMs && { monotonicMs }),
  })
  mountRoutes(app, ROUTES, async () => undefined)
  app.get('/covers/:file', { config: { calls: 'picture' } }, async () => 'svg')
  app.get('/page', async () => 'page')
  app.post('/wallet/hub88/bet', async () => 'taken')
  return app
}
const send = (app: FastifyInstance, path: string, remoteAddress = '192.0.2.1', headers = {}) =>
  app.inject({
    method: /shared|change|wallet/.test(path) ? 'POST' : 'GET',
    url: path,
    remoteAddress,
    headers,
  })
const statuses = (app: FastifyInstance, times: number, path: string, address?: string) =>
  statusesOf(Array.from({ length: times }, () => send(app, path, address)))
async function statusesOf(calls: readonly ReturnType<typeof send>[]) {
  return (await Promise.all(calls)).map(({ statusCode }) => statusCode)
}
const some = (taken: number, refused: number) => [
  ...Array(taken).fill(200),
  ...Array(refused).fill(429),
]

describe('H14: how often one address may call', () => {
  test('reads and changes are counted apart, and a refusal says in the caller’s language when to come again', async () => {
    const app = openApp()
    const read = Array.from({ length: 11 }, () => send(app, '/api/read'))
    const shared = send(app, '/api/shared')
    const changed = Array.from({ length: 4 }, () => send(app, '/api/change'))
    expect(await statusesOf(read)).toEqual(some(9, 2))
    expect(await statusesOf([shared])).toEqual([429])
    expect(await statusesOf(changed)).toEqual(some(3, 1))
    for (const locale of ['tr', 'en'] as const) {
      const from = locale === 'tr' ? '192.0.2.3' : '192.0.2.4'
      const calls = Array.from({ length: 4 }, () => send(app, '/api/change', from, { locale }))
      const refused = (await Promise.all(calls))[3] as Awaited<(typeof calls)[0]>
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        {
          success: false,
          message: REFUSALS.too_many_calls[locale],
          data: { code: 'too_many_calls' },
        },
      ])
      expect(refused.headers['retry-after']).toBe('1')
      expect(refused.headers['x-content-type-options']).toBe('nosniff')
      expect(refused.headers['cache-control']).toBe('no-store')
    }
    expect(await statuses(app, 9, '/api/read', '192.0.2.2')).toEqual(some(9, 0))
  })

  test('of all that are refused in a second the log has one line, with the address', async () => {
    const lines: string[] = []
    const logger = openLog('info', { write: (line) => void lines.push(line) })
    const app = openApp({ logger })
    expect(await statuses(app, 20, '/api/change')).toEqual(some(3, 17))
    const logged = lines.map((line) => JSON.parse(line))
    expect(logged.filter(({ msg }) => msg === 'POST')).toHaveLength(3)
    expect(logged.filter(({ msg }) => msg !== 'POST')).toMatchObject([
      { level: 40, msg: 'calls too often', address: '192.0.2.1', kind: 'change' },
    ])
  })

  test('it may call again after the time that it was told', async () => {
    const app = openApp()
    const calls = await Promise.all(Array.from({ length: 4 }, () => send(app, '/api/change')))
    const waitMs = Number(calls[3]?.headers['retry-after']) * 1_000
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    expect(await statuses(app, 1, '/api/change')).toEqual([200])
  })

  test('pages cost nothing, pictures have a count of their own, and IPv6 is counted by its network', async () => {
    const app = openApp()
    expect(await statuses(app, 30, '/page')).toEqual(some(30, 0))
    expect(await statuses(app, 7, '/covers/nar.svg')).toEqual(some(6, 1))
    expect(await statuses(app, 9, '/api/read')).toEqual(some(9, 0))
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::ff', '2001:db8:1:3::1']
    const from = addresses.flatMap((address) => Array(2).fill(address))
    const all = from.map((address) => send(app, '/api/change', address))
    expect(await statusesOf(all)).toEqual([200, 200, 200, 429, 200, 200])
  })

  test('behind a trusted proxy every player is counted alone', async () => {
    const app = openApp({ trustedProxies: ['10.0.0.0/8'] })
    const from = async (player: string) =>
      (await send(app, '/api/change', '10.1.2.3', { 'x-forwarded-for': player })).statusCode
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => from(`203.0.113.${at}`)))
    expect(all).toEqual(some(8, 0))
  })

  test('suppliers are outside it at their wallets, and who else calls there is not', async () => {
    const listed = openApp()
    expect(await statuses(listed, 40, '/wallet/hub88/bet', '198.51.100.7')).toEqual(some(40, 0))
    expect(await statuses(listed, 4, '/wallet/hub88/bet')).toEqual(some(3, 1))
    expect(await statuses(listed, 3, '/api/change')).toEqual(some(3, 0))
  })
})

const redisUrl = process.env.TEST_REDIS_URL ?? ''
describe.skipIf(!redisUrl)('H14: over Redis', () => {
  async function connect(url = redisUrl, prefix = `zar:test:${randomUUID()}`) {
    const redis = openRedis({ url, prefix }, log)
    open.push(() => redis.disconnect())
    await new Promise((resolve) => redis.once('ready', resolve))
    return redis
  }

  test('two processes count one address together', async () => {
    const prefix = `zar:test:${randomUUID()}`
    const [one, two] = [await connect(redisUrl, prefix), await connect(redisUrl, prefix)]
    const apps = [openApp({ redis: one }), openApp({ redis: two })] as const
    // A second is counted from the first call: none of it is spent on opening.
    for (const app of apps) await app.ready()
    expect(await statuses(apps[0], 2, '/api/change')).toEqual(some(2, 0))
    expect((await statuses(apps[1], 2, '/api/change')).sort()).toEqual(some(1, 1))
    expect(await statuses(apps[0], 1, '/api/change')).toEqual([429])
  })

  test('who is over the limit stays refused, however often they call', async () => {
    const app = openApp({ redis: await connect() })
    expect((await statuses(app, 20, '/api/change')).sort()).toEqual(some(3, 17))
    expect(await statuses(app, 10, '/api/change')).toEqual(some(0, 10))
  })

  test('a Redis that falls silent holds up one call, and five seconds later one of those that come then', async () => {
    const proxy = await openProxy(redisUrl)
    open.push(() => proxy.close())
    const redis = await connect(proxy.url)
    const clock = { nowMs: 1_000 }
    const app = openApp({ redis, monotonicMs: () => clock.nowMs })
    expect(await statuses(app, 1, '/api/read')).toEqual([200])
    const asked = vi.spyOn(redis, 'sendCommand')
    proxy.fallSilent()
    expect(await statuses(app, 1, '/api/read')).toEqual([200])
    expect(asked).toHaveBeenCalledTimes(1)
    clock.nowMs += 4_999
    expect(await statuses(app, 9, '/api/read')).toEqual(some(8, 1))
    expect(asked).toHaveBeenCalledTimes(1)
    clock.nowMs += 1
    await statuses(app, 9, '/api/read')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('while Redis is away each counts for itself, and nobody waits or is refused for that', async () => {
    const proxy = await openProxy(redisUrl)
    const redis = await connect(proxy.url)
    const app = openApp({ redis })
    expect(await statuses(app, 1, '/api/change')).toEqual([200])
    const gone = new Promise((resolve) => redis.once('close', resolve))
    await proxy.close()
    await gone
    expect(await statuses(app, 4, '/api/change')).toEqual(some(3, 1))
  })
})
