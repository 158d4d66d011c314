import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openWallet, verifyWallet, type Wallet, type WalletAnswer } from './index.ts'

let casino: TestCasino
/** Two processes on one database. */
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  casino = await openTestCasino()
  const deps = {
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  }
  wallets = [openWallet(deps), openWallet(deps)]
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  for (const wallet of wallets) await wallet.close()
  await casino.close()
})

const walletOf = (index: number) => wallets[index % 2] ?? wallets[0]
async function table(cashE5: bigint) {
  return openTable(casino, await casino.player({ cashE5 }))
}
async function betTransfers(playerId: string): Promise<number> {
  const { rows } = await casino.pool.query(
    `select count(*)::int as n from transfer where player_id = $1 and reason = 'bet'`,
    [playerId],
  )
  return rows[0].n
}

test('fifty identical bets at once, in two processes: one stake, one answer (W04)', async () => {
  for (let round = 0; round < 10; round++) {
    const at = await table(1_000n)
    const bet = at.bet(100n)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => walletOf(index).post(bet)),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({ outcome: 'ok', balanceE5: 900n, currency: 'TRY' })
    }
    expect(await betTransfers(at.playerId)).toBe(1)
    expect(await casino.cashE5(at.playerId)).toBe(900n)
  }
})

test('two hundred bets at once on a purse for thirty-seven, in two processes (W07)', async () => {
  for (let round = 0; round < 3; round++) {
    const at = await table(37n * 50n)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => walletOf(index).post(at.bet(50n))),
    )
    const count = (outcome: WalletAnswer['outcome']) =>
      answers.filter((answer) => answer.outcome === outcome).length
    expect(count('ok')).toBe(37)
    expect(count('not_enough_money')).toBe(163)
    expect(await betTransfers(at.playerId)).toBe(37)
    expect(await casino.cashE5(at.playerId)).toBe(0n)
  }
})

test('a bet racing its rollback comes to nothing, a hundred times, in two processes (W20)', async () => {
  const at = await table(1_000n)
  let refused = 0
  for (let round = 0; round < 100; round++) {
    const bet = at.bet(100n)
    const [one, two] = round % 4 < 2 ? [walletOf(0), walletOf(1)] : [walletOf(1), walletOf(0)]
    const [betAnswer, rollbackAnswer] = await Promise.all(
      round % 2
        ? [one.post(bet), two.post(at.rollback(bet))]
        : [two.post(at.rollback(bet)), one.post(bet)].reverse(),
    )
    expect(['ok', 'rolled_back']).toContain(betAnswer?.outcome)
    expect(rollbackAnswer?.outcome).toBe('ok')
    if (betAnswer?.outcome === 'rolled_back') refused++
    expect(await casino.cashE5(at.playerId)).toBe(1_000n)
  }
  // Both orders really happened.
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(100)
})

test('a win racing the rollback of its bet: one of them stands, never both (LED-07)', async () => {
  for (let round = 0; round < 40; round++) {
    const at = await table(1_000n)
    const bet = at.bet(100n)
    await walletOf(round).post(bet)
    const [win, rollback] = await Promise.all([
      walletOf(0).post(at.win(bet, 700n)),
      walletOf(1).post(at.rollback(bet)),
    ])
    const cashE5 = await casino.cashE5(at.playerId)
    if (win.outcome === 'ok') {
      expect(rollback.outcome).toBe('transaction_unknown')
      expect(cashE5).toBe(1_600n)
    } else {
      expect([win.outcome, rollback.outcome, cashE5]).toEqual(['rolled_back', 'ok', 1_000n])
    }
  }
})

test('a win racing its own rollback comes to nothing, a hundred times, in two processes (LED-07)', async () => {
  const at = await table(1_000n)
  let refused = 0
  for (let round = 0; round < 100; round++) {
    const bet = at.bet(0n)
    await walletOf(round).post(bet)
    const win = at.win(bet, 700n)
    const [one, two] = round % 4 < 2 ? [walletOf(0), walletOf(1)] : [walletOf(1), walletOf(0)]
    const [winAnswer, rollbackAnswer] = await Promise.all(
      round % 2
        ? [one.post(win), two.post(at.rollback(win))]
        : [two.post(at.rollback(win)), one.post(win)].reverse(),
    )
    expect(['ok', 'rolled_back']).toContain(winAnswer?.outcome)
    expect(rollbackAnswer?.outcome).toBe('ok')
    if (winAnswer?.outcome === 'rolled_back') refused++
    expect(await casino.cashE5(at.playerId)).toBe(1_000n)
  }
  // Both orders really happened.
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(100)
})

test('one id of two players in two processes at once: one is taken, the other told so (LED-05)', async () => {
  for (let round = 0; round < 20; round++) {
    const [one, two] = [await table(100n), await table(100n)]
    const bet = one.bet(10n)
    const answers = await Promise.all([
      walletOf(0).post(bet),
      walletOf(1).post(two.bet(10n, { transactionId: bet.transactionId })),
    ])
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['changed_replay', 'ok'])
    const left = (await casino.cashE5(one.playerId)) + (await casino.cashE5(two.playerId))
    expect(left).toBe(190n)
  }
})

test('a busy player in one process does not starve the same player in the other', async () => {
  const at = await table(100_000n)
  const streams = Array.from({ length: 32 }, async (_, index) => {
    for (let turn = 0; turn < 10; turn++) {
      expect(await walletOf(index).post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
    }
  })
  await Promise.all(streams)
  expect(await casino.cashE5(at.playerId)).toBe(100_000n - 320n)
})

test('bets beside deposits of the same player: neither loses the other', async () => {
  const at = await table(1_000n)
  await Promise.all([
    ...Array.from({ length: 20 }, () => casino.deposit(at.playerId, 10n)),
    ...Array.from({ length: 20 }, (_, index) => walletOf(index).post(at.bet(1n))),
  ])
  expect(await casino.cashE5(at.playerId)).toBe(1_000n + 200n - 20n)
})
