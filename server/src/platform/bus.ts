import type { Logger } from 'pino'
import { openNotifyBus } from './bus-notify.ts'
import { openRedisBus } from './bus-redis.ts'
import type { Bus } from './bus-topics.ts'

export { BUS_PAYLOAD_MAX_BYTES, type Bus } from './bus-topics.ts'

export type BusOptions = { databaseUrl: string; redisUrl?: string | undefined; log: Logger }

/** Over Redis where there is one, else over the database's own notifications. */
export async function openBus({ databaseUrl, redisUrl, log }: BusOptions): Promise<Bus> {
  return redisUrl ? openRedisBus({ url: redisUrl, log }) : openNotifyBus({ url: databaseUrl, log })
}
