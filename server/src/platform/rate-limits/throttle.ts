import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Db } from '../../db/db.ts'
import { deleteOld } from '../jobs/delete-old.ts'

/** So many tries within so many seconds of the first. */
export type Limit = { tries: number; seconds: number }
/** What is counted: `name` is the rule, `key` whom it is counted for. */
export type Bucket = { name: string; key: string; limit: Limit }
export type Throttle = ReturnType<typeof openThrottle>

type Limiter = RateLimiterPostgres | RateLimiterRedis
type Stores = { pool: pg.Pool; redis?: Redis | undefined }

/** Counts tries for all processes of the house: in Redis where there is one, else in the database. */
export function openThrottle(stores: Stores) {
  const limiters = new Map<string, Limiter>()
  const limiterOf = ({ name, limit }: Bucket): Limiter => {
    const id = `${name}:${limit.tries}:${limit.seconds}`
    const limiter = limiters.get(id) ?? openLimiter(stores, name, limit)
    limiters.set(id, limiter)
    return limiter
  }

  return {
    /**
     * Takes a try from each bucket in turn; false at the first that has none left, and the later
     * ones stay as they were.
     */
    async take(buckets: readonly Bucket[]): Promise<boolean> {
      for (const bucket of buckets)
        if (!(await takeOne(limiterOf(bucket), bucket.key))) return false
      return true
    },

    /** Undoes one take: the try turned out to be honest. */
    async giveBack(buckets: readonly Bucket[]): Promise<void> {
      await Promise.all(buckets.map((bucket) => limiterOf(bucket).reward(hashed(bucket.key))))
    },

    async reset(bucket: Bucket): Promise<void> {
      await limiterOf(bucket).delete(hashed(bucket.key))
    },
  }
}

async function takeOne(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(hashed(key))
    return true
  } catch (reason) {
    // An empty bucket rejects with its state, which is no Error; an Error is a failing store.
    if (reason instanceof Error) throw reason
    return false
  }
}

function openLimiter({ pool, redis }: Stores, name: string, limit: Limit): Limiter {
  const options = { keyPrefix: `throttle:${name}`, points: limit.tries, duration: limit.seconds }
  const inDatabase = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttle',
    tableCreated: true,
  })
  if (!redis) return inDatabase
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inDatabase,
  })
}

/** Deletes the counts that have run out, whichever process began them. */
export async function forgetTries(db: Db, now: Date): Promise<void> {
  await deleteOld(db, 'throttle', sql`expire < ${now.getTime()}`)
}

/** Names and addresses are not kept in the counts. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
