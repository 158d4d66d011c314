import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdOpen } from '../../../testing/database/hold-open.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, type Wallet } from './index.ts'

let casino: TestCasino
let wallet: Wallet
beforeEach(async () => {
  casino = await openTestCasino()
  wallet = openWallet({
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  })
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wallet.close()
  await casino.close()
})

async function table(cashE5: bigint) {
  return openTable(casino, await casino.player({ cashE5 }))
}
const tables = (count: number) => Promise.all(Array.from({ length: count }, () => table(1_000n)))
/** Ends the wallet's own connection, which is the one that last ran its statement. */
async function cutConnection(): Promise<void> {
  const { rows } = await casino.owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%write_wallet%'`,
  )
  expect(rows.length).toBe(1)
}

test('one poisoned command fails alone: the rest of its batch is answered', async () => {
  const at = await table(1_000n)
  await wallet.post(at.bet(1n))
  const answers = await Promise.allSettled([
    wallet.post(at.bet(10n)),
    wallet.post(at.bet(10n)),
    // No text of PostgreSQL holds this character.
    wallet.post(at.bet(10n, { roundId: '\u0000' })),
    wallet.post(at.bet(10n)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await casino.cashE5(at.playerId)).toBe(969n)
})

test('H25: an account that could not hold its win refuses that win by name, and nobody else’s', async () => {
  const [at, rich] = [await table(100n), await table(9_007_199_254_740_991n)]
  const [one, two] = [at.bet(1n), rich.bet(1n)]
  await wallet.post(one)
  await wallet.post(two)
  const answers = await Promise.all([
    wallet.post(at.bet(1n)),
    wallet.post(rich.win(two, 2n)),
    wallet.post(at.win(one, 2n)),
  ])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'balance_full', 'ok'])
  expect(await casino.cashE5(rich.playerId)).toBe(9_007_199_254_740_990n)
})

test('a lost connection is an error to the caller; the retry is answered exactly once (LED-08, W32)', async () => {
  const at = await table(1_000n)
  await wallet.post(at.bet(1n))
  await cutConnection()
  const bet = at.bet(100n)
  const first = await wallet.post(bet).catch((error: Error) => error)
  const second = await wallet.post(bet)
  expect(second).toMatchObject({ outcome: 'ok', balanceE5: 899n, currency: 'TRY' })
  if (!(first instanceof Error)) expect(second).toMatchObject(first)
  expect(await casino.cashE5(at.playerId)).toBe(899n)
})

test('an account that someone else holds too long delays only its own player', async () => {
  const [held, free] = [await table(100n), await table(100n)]
  const holder = await holdOpen(casino.pool)
  await holder.query('select from account where owner_id = $1 for update', [held.playerId])
  const [first, second] = await Promise.allSettled([
    wallet.post(held.bet(1n)),
    wallet.post(free.bet(1n)),
  ])
  await holder.query('rollback')
  holder.release()
  expect(first.status).toBe('rejected')
  expect(second).toMatchObject({ status: 'fulfilled', value: { outcome: 'ok' } })
  expect(await wallet.post(held.bet(1n))).toMatchObject({ outcome: 'ok', balanceE5: 99n })
})

test('accounts that someone else holds fail together, and the rest of the batch is taken', async () => {
  await wallet.close()
  const { pool, clock, house } = casino
  // However busy the machine is, no batch runs out of time.
  wallet = openWallet({ pool, clock, house, log: pino({ level: 'silent' }), monotonicMs: () => 0 })
  const [alone, held, free] = [await table(1_000n), await tables(10), await tables(10)]
  for (const at of [alone, ...held, ...free]) await wallet.post(at.bet(1n))
  const holder = await holdOpen(casino.pool)
  await holder.query('select from account where owner_id = any($1) for update', [
    [alone, ...held].map(({ playerId }) => playerId),
  ])
  const aloneAt = performance.now()
  await expect(wallet.post(alone.bet(1n))).rejects.toThrow()
  const aloneMs = performance.now() - aloneAt
  const betsOf = (all: typeof held) =>
    Promise.allSettled(
      all.flatMap((at) => Array.from({ length: 20 }, () => wallet.post(at.bet(1n)))),
    )
  const allAt = performance.now()
  const [refused, taken] = await Promise.all([betsOf(held), betsOf(free)])
  const allMs = performance.now() - allAt
  await holder.query('rollback')
  holder.release()
  expect(refused.every(({ status }) => status === 'rejected')).toBe(true)
  expect(taken.every(({ status }) => status === 'fulfilled')).toBe(true)
  // One after the other, the two hundred held bets would have taken as long as two hundred.
  expect(allMs / aloneMs).toBeLessThan(20)
})

test('a batch that the database is too slow for has one deadline; the retry is answered once', async () => {
  const at = await table(1_000n)
  await wallet.post(at.bet(1n))
  await casino.owner.pool.query(`
    create sequence begun;
    grant usage on sequence begun to zar_app;
    create function be_slow() returns trigger language plpgsql as
      $$ begin perform nextval('begun'); perform pg_sleep(2); return new; end $$;
    create trigger be_slow before insert on wallet_transaction for each row
      when (new.round_id = 'slow') execute function be_slow()`)
  const bets = Array.from({ length: 30 }, () => at.bet(1n, { roundId: 'slow' }))
  const answers = await Promise.allSettled(bets.map((bet) => wallet.post(bet)))
  // The first goes alone, and one statement of three seconds begins two of the others: none is tried again.
  const { rows } = await casino.owner.pool.query('select last_value::int as begun from begun')
  expect(rows[0].begun).toBeLessThanOrEqual(3)
  const late = answers.filter(({ status }) => status === 'rejected')
  expect(late.length).toBeGreaterThan(0)
  expect(late.at(-1)).toMatchObject({ reason: { name: 'NotReached' } })

  await casino.owner.pool.query('drop trigger be_slow on wallet_transaction')
  for (const bet of bets) expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(at.playerId)).toBe(999n - 30n)
})

test('closing answers everyone who waits, and takes no one new', async () => {
  const at = await table(1_000n)
  const waiting = Array.from({ length: 20 }, () => wallet.post(at.bet(1n)))
  const closing = wallet.close()
  await expect(wallet.post(at.bet(1n))).rejects.toThrow(/closed/)
  for (const answer of await Promise.all(waiting)) expect(answer.outcome).toBe('ok')
  await closing
  expect(await casino.cashE5(at.playerId)).toBe(980n)
})
