import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, openTopics, wireOf } from './bus-topics.ts'

type RedisBusOptions = {
  url: string
  log: Logger
  /** Houses that share a Redis each take another channel. */
  channel?: string
}

/** The bus over Redis, on two connections: one that listens can do nothing else. */
export async function openRedisBus({
  url,
  log,
  channel = 'zar:bus',
}: RedisBusOptions): Promise<Bus> {
  const topics = openTopics(log)
  // Without the offline queue a publish fails at once while Redis is away, and the caller keeps it.
  const sender = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 3_000,
  })
  const receiver = new Redis(url, { lazyConnect: true, connectTimeout: 2_000 })
  for (const redis of [sender, receiver]) {
    redis.on('error', (err) => log.warn({ err }, 'redis connection'))
  }
  receiver.on('message', (_, wire) => topics.deliver(wire))
  await Promise.all([sender.connect(), receiver.connect()])
  await receiver.subscribe(channel)
  return {
    publish: async (topic, payload) => {
      await sender.publish(channel, wireOf(topic, payload))
    },
    subscribe: topics.subscribe,
    close: async () => {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
