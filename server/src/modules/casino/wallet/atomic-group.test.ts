import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { holdOpen } from '../../../testing/database/hold-open.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet, verifyWallet, type Wallet, type WalletCommand } from './index.ts'

let casino: TestCasino
let wallet: Wallet
/** Another process on the same database. */
let other: Wallet
beforeAll(async () => {
  casino = await openTestCasino()
  const deps = {
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  }
  wallet = openWallet(deps)
  other = openWallet(deps)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  expect(await verifyWallet(casino.db)).toEqual([])
  await wallet.close()
  await other.close()
  await casino.close()
})

const table = async (cashE5: bigint) => openTable(casino, await casino.player({ cashE5 }))
const idsOf = (commands: readonly WalletCommand[]) =>
  commands.map(({ transactionId }) => transactionId)
const outcomesOf = async (answers: ReturnType<Wallet['postAtomically']>) =>
  (await answers).map(({ outcome, note }) => note ?? outcome)

/** The commits that wrote these transactions. */
async function commitsOf(commands: readonly WalletCommand[]): Promise<unknown[]> {
  const { rows } = await casino.pool.query(
    'select distinct xmin::text, outcome from wallet_transaction where id = any($1)',
    [idsOf(commands)],
  )
  return rows
}

test('bets of several players are taken in one commit, and answered in their order', async () => {
  const tables = await Promise.all([table(500n), table(500n), table(500n)])
  const bets = tables.map((at, index) => at.bet(100n * BigInt(index + 1)))
  const answers = await wallet.postAtomically(bets)
  expect(answers.map(({ balanceE5 }) => balanceE5)).toEqual([400n, 300n, 200n])
  expect(await commitsOf(bets)).toHaveLength(1)
  expect(await outcomesOf(wallet.postAtomically(bets))).toEqual(['replay', 'replay', 'replay'])
  expect(await outcomesOf(other.postAtomically(bets))).toEqual(['replay', 'replay', 'replay'])
  for (const [index, { playerId }] of tables.entries()) {
    expect(await casino.cashE5(playerId)).toBe(400n - 100n * BigInt(index))
  }
})

test('where one is refused none is taken, and the refusal stays after a deposit (LED-13)', async () => {
  const [rich, poor] = [await table(500n), await table(50n)]
  const bets = [rich.bet(100n), poor.bet(60n), rich.bet(10n)]
  const refused = ['left_out', 'not_enough_money', 'left_out']
  expect(await outcomesOf(wallet.postAtomically(bets))).toEqual(refused)
  await casino.deposit(poor.playerId, 100n)
  expect(await outcomesOf(wallet.postAtomically(bets))).toEqual(['left_out', 'replay', 'left_out'])
  expect(await casino.cashE5(rich.playerId)).toBe(500n)
  expect(await casino.cashE5(poor.playerId)).toBe(150n)
  // What was left out may come again by itself.
  const [first] = bets
  if (first) expect(await wallet.post(first)).toMatchObject({ outcome: 'ok', balanceE5: 400n })
})

test('a refusal tells the balance that there is, not what the others would have left', async () => {
  const at = await table(100n)
  const answers = await wallet.postAtomically([at.bet(60n), at.bet(60n)])
  expect(answers).toMatchObject([
    { outcome: 'transaction_unknown', note: 'left_out', balanceE5: 100n },
    { outcome: 'not_enough_money', balanceE5: 100n },
  ])
})

test('a transaction id twice among them is taken once, and left out where nothing is taken', async () => {
  const at = await table(100n)
  const [bet, tooMuch] = [at.bet(30n), at.bet(90n)]
  expect(await outcomesOf(wallet.postAtomically([bet, bet, tooMuch]))).toEqual([
    ...['left_out', 'left_out', 'not_enough_money'],
  ])
  expect(await outcomesOf(wallet.postAtomically([bet, bet]))).toEqual(['ok', 'replay'])
  expect(await casino.cashE5(at.playerId)).toBe(70n)
})

test('a win is taken with the bet that it pays, and a rollback only where it reverses something', async () => {
  const at = await table(100n)
  const bet = at.bet(40n)
  const win = at.win(bet, 70n)
  expect(await outcomesOf(wallet.postAtomically([bet, win]))).toEqual(['ok', 'ok'])
  const [again, more] = [at.win(bet, 20n), at.win(bet, 10n)]
  expect(await outcomesOf(wallet.postAtomically([again, at.rollback(win)]))).toEqual(['ok', 'ok'])
  const late = [more, at.rollback(win), at.rollback(at.bet(5n))]
  expect(await outcomesOf(wallet.postAtomically(late))).toEqual([
    ...['left_out', 'reversed_before', 'left_out'],
  ])
  expect(await casino.cashE5(at.playerId)).toBe(80n)
})

test('where an account is held elsewhere none is taken, and all are when it is free', async () => {
  const [at, held] = [await table(100n), await table(100n)]
  const bets = [at.bet(10n), held.bet(20n)]
  const holder = await holdOpen(casino.pool)
  try {
    await holder.query('select from account where owner_id = $1 for update', [held.playerId])
    await expect(wallet.postAtomically(bets)).rejects.toThrow()
    expect(await commitsOf(bets)).toEqual([])
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(await outcomesOf(wallet.postAtomically(bets))).toEqual(['ok', 'ok'])
})

test('a full queue does not cut them apart', async () => {
  const tables = await Promise.all([table(10_000n), table(10_000n)])
  const [first, second] = tables
  if (!first || !second) throw new Error('two tables')
  const singles = Array.from({ length: 700 }, () => first.bet(1n))
  const posted = singles.map((bet) => wallet.post(bet))
  const groups = Array.from({ length: 100 }, () => [first.bet(1n), second.bet(1n), first.bet(1n)])
  const answered = groups.map((group) => wallet.postAtomically(group))
  for (const { outcome } of await Promise.all(posted)) expect(outcome).toBe('ok')
  for (const [index, answers] of (await Promise.all(answered)).entries()) {
    expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok'])
    expect(await commitsOf(groups[index] ?? [])).toHaveLength(1)
  }
})

test('two processes that race for the same money take each group whole or not at all', async () => {
  const tables = await Promise.all(Array.from({ length: 4 }, () => table(300n)))
  const groups = Array.from({ length: 60 }, (_, index) =>
    [0, 1, 2].map((step) => (tables[(index + step) % 4] ?? tables[0])?.bet(20n)),
  ).map((group) => group.flatMap((bet) => bet ?? []))
  const settled = await Promise.allSettled(
    groups.map((group, index) => (index % 2 ? wallet : other).postAtomically(group)),
  )
  let taken = 0
  for (const [index, result] of settled.entries()) {
    const group = groups[index] ?? []
    const oks = (await commitsOf(group)).filter(
      (row) => (row as { outcome: string }).outcome === 'ok',
    )
    expect(oks.length).toBeLessThan(2)
    const { rows } = await casino.pool.query(
      `select count(*)::int as ok from wallet_transaction where id = any($1) and outcome = 'ok'`,
      [idsOf(group)],
    )
    expect([0, 3]).toContain(rows[0]?.ok)
    taken += rows[0]?.ok
    if (result.status === 'fulfilled') {
      const isAll = result.value.every(({ outcome }) => outcome === 'ok')
      expect(isAll).toBe(rows[0]?.ok === 3)
    }
  }
  expect(taken).toBeGreaterThan(0)
  const cash = await Promise.all(tables.map(({ playerId }) => casino.cashE5(playerId)))
  expect(cash.reduce((sum, each) => sum + each, 0n)).toBe(1_200n - 20n * BigInt(taken))
})
