import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDb } from '../../../db/db.ts'
import { runReviewClock } from '../index.ts'
import { E5 } from '../testing/cashier.ts'
import { openReviews, type Reviews } from '../testing/reviews.ts'

let reviews: Reviews
beforeAll(async () => {
  reviews = await openReviews()
})
beforeEach(() => reviews.newDay())
afterEach(async () => {
  expect(await reviews.cashier.casino.sumOfBooks()).toBe(0n)
  expect(await reviews.findings()).toEqual([])
})
afterAll(() => reviews.cashier.close())

/** So many that are all held, and whose clocks run out now. */
async function due(count: number): Promise<string[]> {
  const { casino } = reviews.cashier
  const players = await casino.players(Array.from({ length: count }, () => ({ cashE5: 900n * E5 })))
  const ids: string[] = []
  for (const playerId of players) ids.push((await reviews.held(600, playerId)).id)
  await casino.pool.query(
    `update payment set clock_at = $1, clock_base_at = $1 where id = any($2::uuid[])`,
    [casino.clock.now(), ids],
  )
  return ids
}

const released = async (ids: readonly string[]) => {
  const { rows } = await reviews.cashier.casino.pool.query<{ id: string; count: number }>(
    `select payment_id as id, count(*)::int as count from payment_event
      where step = 'released' and payment_id = any($1::uuid[]) group by 1`,
    [ids],
  )
  return rows.map(({ count }) => count)
}

/** Whoever waits for it goes on once it is open. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('two processes that look at once decide each withdrawal once', async () => {
  const ids = await due(60)
  const other = openDb({ url: reviews.cashier.casino.url, poolSize: 5 })
  const { deps } = reviews.cashier
  const looks = [deps, { ...deps, db: other.db }, deps, { ...deps, db: other.db }]
  const decided = await Promise.all(looks.map(runReviewClock))
  expect(decided.reduce((sum, one) => sum + one, 0)).toBe(60)
  expect(await released(ids)).toEqual(ids.map(() => 1))
  const jobs = await reviews.cashier.jobs()
  expect(jobs.filter((key) => ids.includes(key.replace('payout:', '')))).toHaveLength(60)
  await other.close()
})

test('a process whose connection dies in the middle of a decision leaves it whole to the other', async () => {
  const ids = await due(3)
  const { deps, casino } = reviews.cashier
  const dying = openDb({ url: casino.url, poolSize: 1 })
  const [holding, written] = [gate(), gate()]
  const dead = runReviewClock({
    ...deps,
    db: dying.db,
    // All of it is written, and nothing is committed.
    audit: () => {
      holding.open()
      return written.opened
    },
  })
  await holding.opened
  expect(await runReviewClock(deps)).toBe(2)
  await casino.owner.pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_class on pg_class.oid = relation
      where relname = 'payment' and pid <> pg_backend_pid() and mode = 'RowExclusiveLock'`,
  )
  // The database lets go of it a moment later.
  let finished = 0
  while (finished === 0) finished = await runReviewClock(deps)
  expect(finished).toBe(1)
  expect(await released(ids)).toEqual([1, 1, 1])
  written.open()
  expect(await dead).toBe(0)
  await dying.close()
})

test('one that cannot be decided holds up no other, and is tried again', async () => {
  const ids = await due(3)
  const { deps, logged } = reviews.cashier
  const [, broken] = ids
  const failing = {
    ...deps,
    audit: async (_: unknown, { object }: { object: string }) => {
      if (object.endsWith(String(broken))) throw new Error('no place for it')
    },
  }
  expect(await runReviewClock(failing)).toBe(2)
  expect(logged()).toContain('clock failed')
  expect(await runReviewClock(deps)).toBe(1)
  expect(await released(ids)).toEqual([1, 1, 1])
})
