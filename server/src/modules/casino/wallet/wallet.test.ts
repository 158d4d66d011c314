import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openWallet, verifyWallet, type Wallet } from './index.ts'

let casino: TestCasino
let wallet: Wallet
/** Another process on the same database. */
let other: Wallet
let told = 0
beforeAll(async () => {
  casino = await openTestCasino()
  const deps = {
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  }
  wallet = openWallet({ ...deps, onCommitted: () => void told++ })
  other = openWallet(deps)
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  await wallet.close()
  await other.close()
  await casino.close()
})

async function table(cashE5: bigint) {
  return openTable(casino, await casino.player({ cashE5 }))
}
const stored = (transactionId: string) =>
  casino.db
    .selectFrom('wallet_transaction')
    .selectAll()
    .where('id', '=', transactionId)
    .executeTakeFirst()
const transfersOf = (playerId: string) =>
  casino.db
    .selectFrom('transfer')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('reason', 'in', ['bet', 'win', 'rollback'])
    .orderBy('id')
    .execute()

test('a bet takes its stake and promises one balance push in the same commit (W01, LED-14)', async () => {
  const at = await table(1_000n)
  const before = told
  expect(await wallet.post(at.bet(300n))).toEqual({
    outcome: 'ok',
    balanceE5: 700n,
    currency: 'TRY',
  })
  expect(await casino.cashE5(at.playerId)).toBe(700n)
  const pushes = await casino.db
    .selectFrom('outbox')
    .select(['command', 'message'])
    .where('player_id', '=', at.playerId)
    .execute()
  expect(pushes).toEqual([{ command: 'Balance', message: { balance: 0.007 } }])
  expect(told).toBe(before + 1)
})

test('the same bet again gets the same answer and takes nothing, in either process (W02)', async () => {
  const at = await table(1_000n)
  const bet = at.bet(300n)
  const first = await wallet.post(bet)
  await wallet.post(at.bet(100n))
  expect(await wallet.post(bet)).toMatchObject(first)
  expect(await other.post(bet)).toMatchObject(first)
  expect(await casino.cashE5(at.playerId)).toBe(600n)
})

test('the same id with other content is told so and takes nothing (W03)', async () => {
  const [at, stranger] = [await table(1_000n), await table(1_000n)]
  const bet = at.bet(300n)
  await wallet.post(bet)
  const { transactionId } = bet
  const changed = [
    at.bet(301n, { transactionId }),
    at.bet(300n, { transactionId, roundId: 'round-2' }),
    at.bet(300n, { transactionId, currency: 'EUR' }),
    at.win(bet, 300n, { transactionId }),
    stranger.bet(300n, { transactionId }),
  ]
  for (const command of changed) {
    for (const one of [wallet, other]) {
      expect(await one.post(command)).toMatchObject({ outcome: 'changed_replay' })
    }
  }
  expect(await casino.cashE5(at.playerId)).toBe(700n)
  expect(await casino.cashE5(stranger.playerId)).toBe(1_000n)
})

test('a bet over the balance is refused for ever, even after a deposit (W05, W06, LED-13)', async () => {
  const at = await table(100n)
  const bet = at.bet(101n)
  const refusal = { outcome: 'not_enough_money', balanceE5: 100n, currency: 'TRY' }
  expect(await wallet.post(bet)).toMatchObject(refusal)
  await casino.deposit(at.playerId, 1_000n)
  expect(await wallet.post(bet)).toMatchObject(refusal)
  expect(await other.post(bet)).toMatchObject(refusal)
  expect(await casino.cashE5(at.playerId)).toBe(1_100n)
})

test('two bets of a round, one rolled back and one won, come out exact (W08)', async () => {
  const at = await table(1_000n)
  const [one, two] = [at.bet(100n), at.bet(200n)]
  for (const command of [one, two, at.rollback(one), at.win(two, 500n)]) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
  expect(await casino.cashE5(at.playerId)).toBe(1_300n)
})

test('a win pays its bet once, and a win of nothing only closes the round (W09, W10, W12)', async () => {
  const at = await table(1_000n)
  const bet = at.bet(100n)
  await wallet.post(bet)
  const [win, end] = [at.win(bet, 250n), at.win(bet, 0n, { roundClosed: true })]
  const first = await wallet.post(win)
  expect(first).toEqual({ outcome: 'ok', balanceE5: 1_150n, currency: 'TRY' })
  expect(await wallet.post(end)).toMatchObject(first)
  expect(await wallet.post(win)).toMatchObject(first)
  expect(await other.post(win)).toMatchObject(first)
  expect(await stored(end.transactionId)).toMatchObject({ round_closed: true, amount_e5: 0n })
  expect((await transfersOf(at.playerId)).map(({ reason }) => reason)).toEqual(['bet', 'win'])
})

test('a win without its bet is refused, not stored, and taken when the bet has come (W11, W14)', async () => {
  const at = await table(1_000n)
  const bet = at.bet(100n)
  const win = at.win(bet, 400n)
  expect(await wallet.post(win)).toMatchObject({ outcome: 'transaction_unknown' })
  expect(await stored(win.transactionId)).toBeUndefined()
  await wallet.post(bet)
  expect(await wallet.post(win)).toMatchObject({ outcome: 'ok', balanceE5: 1_300n })
})

test('a win of a bet that was refused, or is another player’s, is unknown', async () => {
  const [at, stranger] = [await table(100n), await table(100n)]
  const refused = at.bet(101n)
  await wallet.post(refused)
  const foreign = stranger.bet(100n)
  await wallet.post(foreign)
  for (const bet of [refused, foreign]) {
    expect(await wallet.post(at.win(bet, 1n))).toMatchObject({ outcome: 'transaction_unknown' })
  }
})

test('a rolled-back bet returns its stake once, and its win is refused (W13, W15, W16)', async () => {
  const at = await table(1_000n)
  const bet = at.bet(100n)
  await wallet.post(bet)
  const rollback = at.rollback(bet)
  for (const command of [rollback, rollback, at.rollback(bet)]) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok', balanceE5: 1_000n })
  }
  expect(await other.post(at.win(bet, 700n))).toMatchObject({ outcome: 'rolled_back' })
  expect(await wallet.post(at.win(bet, 700n))).toMatchObject({ outcome: 'rolled_back' })
  expect(await casino.cashE5(at.playerId)).toBe(1_000n)
})

test('a rollback that comes first leaves a tombstone, and the late bet is refused (W17, W18)', async () => {
  for (const one of [wallet, other]) {
    const at = await table(1_000n)
    await wallet.post(at.bet(10n))
    const bet = at.bet(100n)
    expect(await wallet.post(at.rollback(bet))).toMatchObject({ outcome: 'ok', balanceE5: 990n })
    expect(await one.post(bet)).toMatchObject({ outcome: 'rolled_back', balanceE5: 990n })
    expect(await one.post(at.win(bet, 5n))).toMatchObject({ outcome: 'rolled_back' })
    expect(await casino.cashE5(at.playerId)).toBe(990n)
  }
})

test('a rollback that comes before the win it names is remembered too, and the late win refused (LED-07)', async () => {
  for (const one of [wallet, other]) {
    const at = await table(1_000n)
    const bet = at.bet(100n)
    await one.post(bet)
    for (const win of [at.win(bet, 700n), at.win(at.bet(0n), 80n, { referenceId: null })]) {
      expect(await wallet.post(at.rollback(win))).toMatchObject({ outcome: 'ok', balanceE5: 900n })
      expect(await one.post(win)).toMatchObject({ outcome: 'rolled_back', balanceE5: 900n })
      expect(await other.post(win)).toMatchObject({ outcome: 'rolled_back', balanceE5: 900n })
    }
    // The bet is not paid, and may be yet.
    expect(await one.post(at.win(bet, 50n))).toMatchObject({ outcome: 'ok', balanceE5: 950n })
  }
})

test('the rollback of a refused bet is taken and moves nothing (W19)', async () => {
  const at = await table(100n)
  const bet = at.bet(500n)
  await wallet.post(bet)
  expect(await wallet.post(at.rollback(bet))).toMatchObject({ outcome: 'ok', balanceE5: 100n })
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'not_enough_money' })
})

test('a win taken back after it was spent leaves a debt and no cash below zero (W21)', async () => {
  const at = await table(100n)
  const bet = at.bet(100n)
  await wallet.post(bet)
  const win = at.win(bet, 500n)
  await wallet.post(win)
  await wallet.post(at.bet(450n))
  expect(await wallet.post(at.rollback(win))).toMatchObject({ outcome: 'ok', balanceE5: 0n })
  const accounts = await casino.db
    .selectFrom('account')
    .select(['kind', 'balance_e5'])
    .where('owner_id', '=', at.playerId)
    .execute()
  const balances = Object.fromEntries(accounts.map((a) => [a.kind, a.balance_e5]))
  expect(balances).toEqual({ player_cash: 0n, player_withdrawal: 0n, player_debt: -450n })
  // And once more, with a debt already there.
  const again = at.bet(0n)
  await wallet.post(again)
  const prize = at.win(again, 30n)
  await wallet.post(prize)
  await wallet.post(at.bet(30n))
  expect(await wallet.post(at.rollback(prize))).toMatchObject({ outcome: 'ok', balanceE5: 0n })
})

test('a paid bet stands until its win is rolled back (LED-07)', async () => {
  const at = await table(1_000n)
  const bet = at.bet(100n)
  const win = at.win(bet, 150n)
  await wallet.post(bet)
  await wallet.post(win)
  const rollback = at.rollback(bet)
  expect(await other.post(rollback)).toMatchObject({ outcome: 'transaction_unknown' })
  expect(await wallet.post(rollback)).toMatchObject({ outcome: 'transaction_unknown' })
  await wallet.post(at.rollback(win))
  expect(await wallet.post(rollback)).toMatchObject({ outcome: 'ok', balanceE5: 1_000n })
})

test('a free bet is staked by the promotion account; its win is cash (W30)', async () => {
  const at = await table(1_000n)
  const [kept, undone] = [at.bet(100n, { movesCash: false }), at.bet(70n, { movesCash: false })]
  await wallet.post(kept)
  await wallet.post(undone)
  expect(await wallet.post(at.win(kept, 40n))).toMatchObject({ outcome: 'ok', balanceE5: 1_040n })
  expect(await wallet.post(at.rollback(undone))).toMatchObject({ balanceE5: 1_040n })
  const { rows } = await casino.pool.query(
    `select source.kind as source, target.kind as target, amount_e5 from transfer
       join account source on source.id = source_id join account target on target.id = target_id
       where player_id = $1 and reason <> 'deposit' order by transfer.id`,
    [at.playerId],
  )
  expect(rows).toEqual([
    { source: 'promotion', target: 'games', amount_e5: 100n },
    { source: 'promotion', target: 'games', amount_e5: 70n },
    { source: 'games', target: 'player_cash', amount_e5: 40n },
    { source: 'games', target: 'promotion', amount_e5: 70n },
  ])
})

test('a prize without a bet is cash', async () => {
  const at = await table(0n)
  const prize = at.win(at.bet(0n), 80n, { referenceId: null })
  expect(await wallet.post(prize)).toMatchObject({ outcome: 'ok', balanceE5: 80n })
})

test('a rollback of another player’s bet, or of a rollback, undoes nothing', async () => {
  const [at, stranger] = [await table(100n), await table(100n)]
  const bet = at.bet(60n)
  await wallet.post(bet)
  const rollback = at.rollback(bet)
  expect(await wallet.post(stranger.rollback(bet))).toMatchObject({
    outcome: 'transaction_unknown',
  })
  await wallet.post(rollback)
  expect(await wallet.post(at.rollback(rollback))).toMatchObject({
    outcome: 'transaction_unknown',
  })
  expect(await casino.cashE5(at.playerId)).toBe(100n)
  expect(await casino.cashE5(stranger.playerId)).toBe(100n)
})

test('what the wallet answered cannot be changed or removed, even by hand (LED-04)', async () => {
  const at = await table(10n)
  await wallet.post(at.bet(1n))
  for (const statement of [
    `update wallet_transaction set outcome = 'ok'`,
    'delete from wallet_transaction',
    'truncate wallet_transaction',
  ]) {
    await expect(casino.owner.pool.query(statement)).rejects.toThrow(/never changed/)
  }
})
