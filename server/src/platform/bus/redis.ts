import { hash } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'

type Kept = 'commandTimeout' | 'maxRetriesPerRequest' | 'enableOfflineQueue' | 'keyPrefix'

/** How long Redis may take before the database does it. */
export const ANSWER_MAX_MS = 1_000

/**
 * A connection to Redis, which is made again for as long as it takes. The log is told
 * once that it is away, and once that it is back.
 */
export function connectRedis(url: string, log: Logger, options: Pick<RedisOptions, Kept>): Redis {
  const redis = new Redis(url, { ...options, connectTimeout: 2_000, keepAlive: 5_000 })
  let isAway = false
  const onAway = (err?: unknown) => {
    if (!isAway) log.warn({ err }, 'Redis is away: the database carries what it did')
    isAway = true
  }
  redis.on('error', onAway)
  redis.on('reconnecting', () => onAway())
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
  return redis
}

/** Where Redis is, and what our names there begin with. */
export type AtRedis = { url: string; prefix: string }

/** A connection for counts that several processes share. */
export function openRedis({ url, prefix }: AtRedis, log: Logger): Redis {
  const keyPrefix = `${prefix}:`
  const fails = {
    commandTimeout: ANSWER_MAX_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  }
  return connectRedis(url, log, { ...fails, keyPrefix })
}

/** What this database's names in Redis begin with, where the operator chose nothing: no other one has it. */
export async function redisPrefixOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || ' ' || current_database() as identity from pg_control_system()`.execute(
    db,
  )
  return `zar:${hash('sha256', rows[0]?.identity ?? '').slice(0, 16)}`
}
