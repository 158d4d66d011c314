import type { Logger } from 'pino'
import { openNotifyBus } from './bus-notify.ts'
import { openRedisBus } from './bus-redis.ts'
import type { Bus } from './bus-topics.ts'
import type { AtRedis } from './redis.ts'

export { BUS_PAYLOAD_MAX_BYTES, type Bus } from './bus-topics.ts'

export type BusOptions = {
  databaseUrl: string
  redis?: AtRedis | undefined
  log: Logger
}

/** Over Redis where there is one, and over the database's own notifications while it is away. */
export async function openBus({ databaseUrl, redis, log }: BusOptions): Promise<Bus> {
  const notify = await openNotifyBus({ url: databaseUrl, log })
  if (!redis) return notify
  const channel = `${redis.prefix}:bus`
  return openRedisBus({ at: redis, channel, log, otherwise: notify })
}
