import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A connection for counts that several processes share; none without a url. */
export function openRedis(url: string | undefined, log: Logger): Redis | undefined {
  if (!url) return undefined
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
  redis.on('error', (err) => log.warn({ err }, 'redis connection lost'))
  return redis
}
