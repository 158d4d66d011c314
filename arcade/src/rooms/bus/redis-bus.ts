import { createHmac, randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from '../../rounds/arcade.ts'
import type { Bus } from './bus.ts'
import { openTopics } from './topics.ts'

const ANSWER_MAX_MS = 1_000

type Parts = {
  url: string
  sentinels?: string | undefined
  /** The same for all processes of one arcade, and of no other. */
  channel: string
  log: Log
  /** Carries what Redis cannot. Closed with this one. */
  otherwise: Bus
}

/** The name under which the processes of one arcade meet: nobody else has its key and its database. */
export const channelOf = (chainKey: string, databaseUrl: string): string => {
  const { pathname } = new URL(databaseUrl)
  const mark = createHmac('sha256', chainKey).update(`bus ${pathname}`).digest('hex')
  return `zar:arcade:${mark.slice(0, 16)}`
}

/** The Redis that these know by the name that is the host of its address: `host:port` with commas between. */
export function throughSentinels(url: string, sentinels: string) {
  const { protocol, hostname, username, password, pathname } = new URL(url)
  return {
    sentinels: sentinels.split(',').map((one) => {
      const [host = '', port] = one.split(':')
      return { host, port: Number(port) }
    }),
    name: hostname,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
    ...(protocol === 'rediss:' && { tls: {}, enableTLSForSentinelMode: true }),
  } satisfies RedisOptions
}

/**
 * The bus over Redis, on two connections: one that listens can do nothing else. While Redis is away, or
 * nobody listens there, messages take the other bus. At a change a message may come twice, or before an
 * older one: rooms number what they tell, and ask for what they missed.
 */
export function openRedisBus({ url, sentinels, channel, log, otherwise }: Parts): Bus {
  const own = randomUUID()
  const topics = openTopics(log)
  const connect = (options: object): Redis => {
    const all = { connectTimeout: 2_000, keepAlive: 5_000, ...options }
    const redis = sentinels
      ? new Redis({ ...throughSentinels(url, sentinels), ...all })
      : new Redis(url, all)
    redis.on('error', (err) => log.warn({ err }, 'Redis is away: the database carries the rooms'))
    return redis
  }
  const sender = connect({
    commandTimeout: ANSWER_MAX_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  })
  // Its subscription waits for Redis, however long that takes.
  const receiver = connect({ maxRetriesPerRequest: null })
  receiver.on('message', (_, wire) => {
    if (!wire.startsWith(own)) topics.deliver(wire.slice(own.length))
  })
  void receiver.subscribe(channel).catch(() => undefined)

  /** How many processes heard it; 0 where Redis is away. */
  async function say(text: string): Promise<number> {
    if (sender.status !== 'ready' || receiver.status !== 'ready') return 0
    try {
      return await sender.publish(channel, own + text)
    } catch (err) {
      log.warn({ err }, 'not sent over Redis')
      sender.disconnect(true)
      return 0
    }
  }

  /** One after another, in their order. */
  let sent = Promise.resolve()
  return {
    publish(topic, message) {
      const text = JSON.stringify({ topic, message })
      sent = sent.then(async () => {
        if ((await say(text)) === 0) otherwise.publish(topic, message)
      })
    },
    subscribe(topic, hear) {
      topics.subscribe(topic, hear)
      otherwise.subscribe(topic, hear)
    },
    async close() {
      await sent
      sender.disconnect()
      receiver.disconnect()
      await otherwise.close()
    },
  }
}
