import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDb } from '../../../db/db.ts'
import { onServer } from '../../../testing/database/database.ts'
import { openProxy } from '../../../testing/network/proxy.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, type Wallet } from './index.ts'

const log = pino({ level: 'silent' })
let casino: TestCasino
let wallet: Wallet
beforeEach(async () => {
  casino = await openTestCasino()
  wallet = openWallet({ pool: casino.pool, clock: casino.clock, house: casino.house, log })
})
afterEach(async () => {
  await wallet.close()
  expect(await casino.sumOfBooks()).toBe(0n)
  await casino.close()
})

const table = async () => openTable(casino, await casino.player({ cashE5: 1_000n }))
type Table = Awaited<ReturnType<typeof table>>

/** Every statement of the wallet that reads: bets and rollbacks, alone and together, of who is unknown yet. */
async function playRound(at: Table, round: string): Promise<void> {
  const bet = at.bet(10n, { roundId: round })
  const other = at.bet(5n, { roundId: `${round}-2` })
  const answers = [
    ...(await Promise.all([wallet.post(bet), wallet.post(other)])),
    await wallet.post(at.win(bet, 10n)),
    await wallet.post(at.rollback(other)),
  ]
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
}

test('O22, OPS-05: a release that adds a column refuses no call of a process that serves already', async () => {
  const at = await table()
  await playRound(at, 'before')
  await casino.owner.pool.query('alter table wallet_transaction add column later text')
  await casino.owner.pool.query('alter table player add column later text')
  await casino.owner.pool.query('alter table game_session add column later text')
  await playRound(at, 'after')
  await playRound(await table(), 'after')
})

test('O22: a plan that a migration has changed costs its connection, and no call', async () => {
  const at = await table()
  await playRound(at, 'before')
  await casino.owner.pool.query(
    'alter table wallet_transaction alter column round_id type varchar(200)',
  )
  await playRound(at, 'after')
})

test('O29: bets are taken again as soon as the database takes writes again', async () => {
  const at = await table()
  await playRound(at, 'before')
  const name = new URL(casino.url).pathname.slice(1)
  await onServer(`alter database ${name} set default_transaction_read_only = on`)
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  const bets = Array.from({ length: 6 }, () => at.bet(1n))
  for (const bet of bets) await expect(wallet.post(bet)).rejects.toThrow()
  await onServer(`alter database ${name} reset default_transaction_read_only`)
  // Those of both connections that the wallet keeps.
  const answers = await Promise.all(bets.map((bet) => wallet.post(bet)))
  expect(answers.map(({ outcome }) => outcome)).toEqual(bets.map(() => 'ok'))
  expect(await casino.cashE5(at.playerId)).toBe(1_000n - 6n)
})

test('O25: a database that falls silent costs one answer; what it took is there once', async () => {
  const proxy = await openProxy(casino.url)
  const far = openDb({ url: proxy.url })
  await wallet.close()
  wallet = openWallet({ pool: far.pool, clock: casino.clock, house: casino.house, log })
  const at = await table()
  await playRound(at, 'before')
  proxy.fallSilent()
  const bet = at.bet(100n)
  await expect(wallet.post(bet)).rejects.toThrow()
  proxy.serve()
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(at.playerId)).toBe(900n)
  await wallet.close()
  await far.close()
  await proxy.close()
})
