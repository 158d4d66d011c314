import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../../../db/db.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import {
  openWallet,
  roundReference,
  verifyWallet,
  type Wallet,
  type WalletCommand,
} from './index.ts'

const ROUNDS = 200
const OTHERS = 2_000

let casino: TestCasino
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  casino = await openTestCasino()
  const open = () =>
    openWallet({
      pool: casino.pool,
      clock: casino.clock,
      house: casino.house,
      log: pino({ level: 'silent' }),
    })
  wallets = [open(), open()]
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyWallet(casino.db)).toEqual([])
  await Promise.all(wallets.map((wallet) => wallet.close()))
  await casino.close()
})

/** A player whose supplier names rounds, not bets. */
async function table(cashE5: bigint) {
  const at = await openTable(casino, await casino.player({ cashE5 }))
  const inRound = (roundId: string) => ({ roundId, referenceId: roundReference(roundId) })
  return {
    playerId: at.playerId,
    bet: (amountE5: bigint, round: string) => at.bet(amountE5, inRound(round)),
    win: (amountE5: bigint, round: string) => at.win(at.bet(0n), amountE5, inRound(round)),
    cancel: (amountE5: bigint, round: string) =>
      at.rollback(at.bet(0n), { ...inRound(round), amountE5 }),
  }
}

// First, while no other connection has anything to tell.
test('of a round that thousands play at one table only the player’s own bets are read', async () => {
  const pool = openDb({ url: casino.url }).pool
  const wallet = openWallet({
    pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  })
  const at = await table(1_000n)
  await casino.pool.query(
    `insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5)
      select 'hub88', gen_random_uuid(), 'bet', gen_random_uuid(), 'zr_play', 'live', false, 'TRY',
          1, false, $1, '', 'time_limit_reached', 0 from generate_series(1, $2::int)`,
    [roundReference('live'), OTHERS],
  )
  const before = await rowsFetched()
  await wallet.post(at.bet(100n, 'live'))
  await wallet.post(at.bet(100n, 'live'))
  expect(await wallet.post(at.cancel(100n, 'live'))).toMatchObject({ balanceE5: 900n })
  expect(await wallet.post(at.win(50n, 'live'))).toMatchObject({ balanceE5: 950n })
  await wallet.close()
  // What a connection has read is told when it ends.
  await pool.end()
  const read = async () => (await rowsFetched()) - before
  await expect.poll(read).toBeGreaterThan(0)
  expect(await read()).toBeLessThan(OTHERS)
})

test('each bet of a round is given back for its own amount, and one that stands is paid', async () => {
  const [wallet] = wallets
  const at = await table(1_000n)
  for (const amountE5 of [100n, 200n, 200n]) await wallet.post(at.bet(amountE5, 'r'))
  expect(await wallet.post(at.cancel(150n, 'r'))).toMatchObject({
    outcome: 'ok',
    balanceE5: 500n,
    note: 'nothing_to_reverse',
  })
  expect(await wallet.post(at.cancel(200n, 'r'))).toMatchObject({ balanceE5: 700n })
  expect(await wallet.post(at.cancel(200n, 'r'))).toMatchObject({ balanceE5: 900n })
  expect(await wallet.post(at.cancel(200n, 'r'))).toMatchObject({
    outcome: 'ok',
    balanceE5: 900n,
    note: 'reversed_before',
  })
  expect(await wallet.post(at.win(50n, 'r'))).toMatchObject({ outcome: 'ok', balanceE5: 950n })
  expect(await wallet.post(at.cancel(100n, 'r'))).toMatchObject({ outcome: 'transaction_unknown' })
})

test('of two bets that stand in a round a win pays the same one whether it comes with them or long after', async () => {
  const [one, other] = wallets
  for (const wait of [true, false]) {
    const at = await table(1_000n)
    await other.post(at.bet(0n, 'warm'))
    const [later, earlier] = [`z-${randomUUID()}`, `a-${randomUUID()}`]
    const commands = [
      { ...at.bet(100n, 'two'), transactionId: later },
      { ...at.bet(200n, 'two'), transactionId: earlier },
      at.win(50n, 'two'),
    ]
    if (wait) for (const command of commands) await other.post(command)
    else await Promise.all(commands.map((command) => one.post(command)))
    const { rows } = await casino.pool.query(
      `select reference_id from wallet_transaction where player_id = $1 and kind = 'win'`,
      [at.playerId],
    )
    expect(rows).toEqual([{ reference_id: earlier }])
    for (const amountE5 of [200n, 100n]) {
      expect(await one.post(at.cancel(amountE5, 'two'))).toMatchObject({ note: 'paid_out' })
    }
    expect(await casino.cashE5(at.playerId)).toBe(750n)
  }
})

test('no bet of a round is given back once the round was paid, until that is taken back, whatever names it (LED-07)', async () => {
  const [one, other] = wallets
  for (const isByRound of [true, false]) {
    const at = await openTable(casino, await casino.player({ cashE5: 1_000n }))
    const named = { roundId: 'paid', referenceId: roundReference('paid') }
    const [first, second] = [at.bet(100n, named), at.bet(100n, named)]
    const cancel = (bet: WalletCommand) =>
      at.rollback(bet, isByRound ? { ...named, amountE5: 100n } : {})
    for (const bet of [first, second]) await one.post(bet)
    const nothing = at.win(first, 0n, named)
    expect(await one.post(nothing)).toMatchObject({ outcome: 'ok' })
    const won = at.win(first, 40n, named)
    expect(await one.post(won)).toMatchObject({ balanceE5: 840n })
    const later = at.bet(100n, named)
    await one.post(later)
    for (const bet of [first, second, later]) {
      for (const wallet of wallets) {
        expect(await wallet.post(cancel(bet))).toMatchObject({ note: 'paid_out' })
      }
    }
    await other.post(at.rollback(won))
    for (const bet of [first, second, later]) {
      expect(await one.post(cancel(bet))).not.toHaveProperty('note')
    }
    expect(await casino.cashE5(at.playerId)).toBe(1_000n)
  }
})

test('a bet that comes with its rollback is given back where what its round was paid was taken back', async () => {
  const [one] = wallets
  const at = await openTable(casino, await casino.player({ cashE5: 1_000n }))
  const named = { roundId: 'again', referenceId: roundReference('again') }
  const first = at.bet(100n, named)
  const won = at.win(first, 40n, named)
  for (const command of [first, won, at.rollback(won)]) await one.post(command)
  const later = at.bet(100n, named)
  // While both connections are busy with others the two wait for one batch.
  const others = await Promise.all([table(1_000n), table(1_000n), table(1_000n)])
  const busy = others.map((other) => one.post(other.bet(1n, 'busy')))
  const answers = await Promise.all([one.post(later), one.post(at.rollback(later)), ...busy])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  expect(await casino.cashE5(at.playerId)).toBe(900n)
})

test('a bet of a round is given back though another was paid, where the win names the very bet', async () => {
  const [wallet] = wallets
  const at = await openTable(casino, await casino.player({ cashE5: 1_000n }))
  const named = { roundId: 'own', referenceId: roundReference('own') }
  const [first, second] = [at.bet(100n, named), at.bet(100n, named)]
  for (const command of [first, second, at.win(first, 40n)]) await wallet.post(command)
  expect(await wallet.post(at.rollback(first))).toMatchObject({ note: 'paid_out' })
  expect(await wallet.post(at.rollback(second))).toMatchObject({ balanceE5: 940n })
})

test(`of a round’s two bets one is given back or the round paid by another process, ${ROUNDS} times, never both`, async () => {
  const [one, other] = wallets
  const at = await table(BigInt(ROUNDS) * 200n)
  let paid = 0
  for (let count = 0; count < ROUNDS; count++) {
    const round = randomUUID()
    for (let bets = 0; bets < 2; bets++) await one.post(at.bet(100n, round))
    const cancel = () => one.post(at.cancel(100n, round))
    const [won, first] = await Promise.all([other.post(at.win(300n, round)), cancel()])
    const second = await cancel()
    // One that came before the win left the other bet to be paid.
    expect(won.outcome).toBe('ok')
    expect(second.note).toBe('paid_out')
    if (first.note === 'paid_out') paid++
  }
  const back = BigInt(ROUNDS - paid) * 100n
  expect(await casino.cashE5(at.playerId)).toBe(BigInt(ROUNDS) * 300n + back)
})

test('an answer that is given again says so', async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  const bet = at.bet(100n, 'again')
  expect(await one.post(bet)).not.toHaveProperty('note')
  expect(await one.post(bet)).toMatchObject({ outcome: 'ok', note: 'replay' })
  expect(await other.post(bet)).toMatchObject({ outcome: 'ok', note: 'replay' })
})

test(`a round called off by one process while another takes its bet, ${ROUNDS} times, comes to nothing`, async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  // Both remember the player and the session.
  await one.post(at.bet(0n, 'warm'))
  await other.post(at.bet(0n, 'warm'))
  for (let count = 0; count < ROUNDS; count++) {
    const round = randomUUID()
    const [bet, cancel] = await Promise.all([
      one.post(at.bet(100n, round)),
      other.post(at.cancel(100n, round)),
    ])
    expect(cancel.outcome).toBe('ok')
    expect(bet.outcome).toBe(cancel.note === 'nothing_to_reverse' ? 'rolled_back' : 'ok')
  }
  expect(await casino.cashE5(at.playerId)).toBe(1_000n)
})

test('a bet of a round that was called off long before is refused by whoever remembers its player', async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  expect(await other.post(at.cancel(100n, 'gone'))).toMatchObject({ note: 'nothing_to_reverse' })
  for (const wallet of wallets) {
    expect(await wallet.post(at.bet(1n, 'warm'))).toMatchObject({ outcome: 'ok' })
    expect(await wallet.post(at.bet(100n, 'gone'))).toMatchObject({ outcome: 'rolled_back' })
  }
  const together = [at.bet(1n, 'warm'), at.bet(100n, 'gone'), at.bet(2n, 'warm')]
  const answers = await Promise.all(together.map((bet) => one.post(bet)))
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'rolled_back', 'ok'])
})

test('a later bet of a round that was called off before it came is refused by whoever remembers its player (W18)', async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  await other.post(at.bet(100n, 'on'))
  for (const amountE5 of [50n, 40n]) {
    const early = at.cancel(amountE5, 'on')
    expect(await other.post(early)).toMatchObject({ outcome: 'ok', note: 'nothing_to_reverse' })
    expect(await one.post(early)).toMatchObject({ outcome: 'ok', note: 'replay' })
    const again = await one.post(at.cancel(amountE5, 'on'))
    expect(again).toMatchObject({ outcome: 'ok', note: 'reversed_before' })
  }
  for (const wallet of wallets) {
    expect(await wallet.post(at.bet(1n, 'warm'))).toMatchObject({ outcome: 'ok' })
    const together = [50n, 60n, 40n].map((amountE5) => wallet.post(at.bet(amountE5, 'on')))
    const outcomes = (await Promise.all(together)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['rolled_back', 'ok', 'rolled_back'])
    expect(await wallet.post(at.bet(40n, 'on'))).toMatchObject({ outcome: 'rolled_back' })
    // Of another round or player nothing is called off.
    expect(await wallet.post(at.bet(40n, 'on-2'))).toMatchObject({ outcome: 'ok' })
    expect(await wallet.post((await table(50n)).bet(50n, 'on'))).toMatchObject({ outcome: 'ok' })
  }
  // What the round pays is of the bets that were taken.
  expect(await one.post(at.win(500n, 'on'))).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(at.playerId)).toBe(1_000n - 100n - 2n * 101n + 500n)
})

test(`a round’s second bet is called off by one process while another takes it, ${ROUNDS} times: it comes to nothing`, async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  await other.post(at.bet(0n, 'warm'))
  for (let count = 0; count < ROUNDS; count++) {
    const round = randomUUID()
    await one.post(at.bet(0n, round))
    const [bet, cancel] = await Promise.all([
      one.post(at.bet(100n, round)),
      other.post(at.cancel(100n, round)),
    ])
    expect(cancel.outcome).toBe('ok')
    expect(bet.outcome).toBe(cancel.note === 'nothing_to_reverse' ? 'rolled_back' : 'ok')
  }
  expect(await casino.cashE5(at.playerId)).toBe(1_000n)
})

test('a round that was called off in another process is known to one that remembers its player', async () => {
  const [one, other] = wallets
  const at = await table(1_000n)
  await one.post(at.bet(0n, 'warm'))
  await other.post(at.cancel(100n, 'off'))
  expect(await one.post(at.bet(100n, 'off'))).toMatchObject({ outcome: 'rolled_back' })
  // The bet that it would pay was never taken.
  expect(await one.post(at.win(100n, 'off'))).toMatchObject({ outcome: 'transaction_unknown' })
  expect(await casino.cashE5(at.playerId)).toBe(1_000n)
})

/** How many rows of the wallet's were ever found by an index. */
async function rowsFetched(): Promise<number> {
  const { rows } = await casino.pool.query<{ found: string }>(
    `select idx_tup_fetch::text as found from pg_stat_user_tables where relname = 'wallet_transaction'`,
  )
  return Number(rows[0]?.found)
}
