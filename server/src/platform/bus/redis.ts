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
export function connectRedis(
  at: Pick<AtRedis, 'url' | 'sentinels'>,
  log: Logger,
  options: Pick<RedisOptions, Kept>,
): Redis {
  const all = { ...options, connectTimeout: 2_000, keepAlive: 5_000 }
  const redis = at.sentinels
    ? new Redis({ ...throughSentinels(at.url, at.sentinels), ...all })
    : new Redis(at.url, all)
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
export type AtRedis = { url: string; prefix: string; sentinels?: Sentinel[] | undefined }
export type Sentinel = { host: string; port: number }

/** `host:port` with commas between; undefined where it is anything else. */
export function sentinelsIn(text = ''): Sentinel[] | undefined {
  const parts = text.split(',').map((one) => /^([\w.-]+):(\d{1,5})$/.exec(one.trim()))
  const all = parts.flatMap((part) =>
    part ? [{ host: part[1] ?? '', port: Number(part[2]) }] : [],
  )
  return all.length === parts.length ? all : undefined
}

/** The Redis that these know by the name that is the host of its address. The address has its user, password and number. */
export function throughSentinels(url: string, sentinels: Sentinel[]) {
  const { protocol, hostname, username, password, pathname } = new URL(url)
  return {
    sentinels,
    name: hostname,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
    // None of them may hold up a start or a call for long.
    sentinelRetryStrategy: (tries: number) => Math.min(tries * 100, 2_000),
    ...(protocol === 'rediss:' && { tls: {}, enableTLSForSentinelMode: true }),
  } satisfies RedisOptions
}

/** A connection for counts that several processes share. */
export function openRedis({ prefix, ...at }: AtRedis, log: Logger): Redis {
  const keyPrefix = `${prefix}:`
  const fails = {
    commandTimeout: ANSWER_MAX_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  }
  return connectRedis(at, log, { ...fails, keyPrefix })
}

/** What this database's names in Redis begin with, where the operator chose nothing: no other one has it. */
export async function redisPrefixOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || ' ' || current_database() as identity from pg_control_system()`.execute(
    db,
  )
  return `zar:${hash('sha256', rows[0]?.identity ?? '').slice(0, 16)}`
}
