import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, openTopics, wireOf } from './bus-topics.ts'
import { ANSWER_MAX_MS, type AtRedis, connectRedis } from './redis.ts'

type RedisBusOptions = {
  at: Pick<AtRedis, 'url' | 'sentinels'>
  log: Logger
  channel: string
  /** Carries what Redis cannot. Closed with this one. */
  otherwise: Bus
}

/**
 * The bus over Redis, on two connections: one that listens can do nothing else. It opens once it listens,
 * since what others say before is not for it; where Redis is away or silent it opens all the same. While it is away, or nobody listens there, messages take the other bus, where everybody
 * listens too. At a change from one to the other a message can come twice, or before an older one.
 */
export async function openRedisBus({ at, log, channel, otherwise }: RedisBusOptions): Promise<Bus> {
  const topics = openTopics(log)
  // Without the offline queue a publish fails at once while Redis is away.
  const sender = connectRedis(at, log, {
    commandTimeout: ANSWER_MAX_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  })
  // Its subscription waits for Redis, however long that takes.
  const receiver = connectRedis(at, log, { maxRetriesPerRequest: null })
  receiver.on('message', (_, wire) => topics.deliver(wire))
  const isHeard = receiver.subscribe(channel).catch(() => {})
  const isThere = Promise.all([isHeard, once(sender, 'ready')])
  await Promise.race([isThere, once(receiver, 'close'), wait(ANSWER_MAX_MS)])

  /** How many processes heard it; 0 where nobody did. */
  async function say(wire: string): Promise<number> {
    if (sender.status !== 'ready') return 0
    try {
      return await sender.publish(channel, wire)
    } catch (err) {
      log.warn({ err }, 'not sent over Redis')
      // A connection that is silent stays so.
      sender.disconnect(true)
      return 0
    }
  }

  return {
    publish: async (topic, payload) => {
      if ((await say(wireOf(topic, payload))) === 0) await otherwise.publish(topic, payload)
    },
    subscribe: (topic, listener) => {
      const stops = [topics, otherwise].map((bus) => bus.subscribe(topic, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    close: async () => {
      sender.disconnect()
      receiver.disconnect()
      await otherwise.close()
    },
  }
}

const once = (redis: Redis, event: 'ready' | 'close') =>
  new Promise<void>((resolve) => redis.once(event, () => resolve()))
