import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openWallet, verifyWallet, type Wallet } from './index.ts'

let casino: TestCasino
let wallet: Wallet
beforeAll(async () => {
  casino = await openTestCasino()
  wallet = openWallet({
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  await wallet.close()
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

test('an ended session stops bets, never wins or rollbacks (W22, W23)', async () => {
  const at = await table(1_000n)
  const [one, two] = [at.bet(100n), at.bet(100n)]
  await wallet.post(one)
  await wallet.post(two)
  await casino.db
    .updateTable('game_session')
    .set({ expires_at: casino.clock.now() })
    .where('token_hash', '=', at.tokenHash)
    .execute()
  const late = at.bet(1n)
  expect(await wallet.post(late)).toMatchObject({ outcome: 'session_expired', balanceE5: 800n })
  expect(await stored(late.transactionId)).toBeUndefined()
  expect(await wallet.post(at.win(one, 50n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.rollback(two))).toMatchObject({ outcome: 'ok', balanceE5: 950n })
})

test('the moment a session ends is the first that takes no bet', async () => {
  const at = await table(1_000n)
  await wallet.post(at.bet(1n))
  const now = casino.clock.now()
  casino.clock.advance(3_600_000 - 1)
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
  casino.clock.advance(1)
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'session_expired' })
  const free = { movesCash: false }
  expect(await wallet.post(at.bet(0n, free))).toMatchObject({ outcome: 'session_expired' })
  const announced = at.bet(0n, { ...free, zeroBetAnnouncingPrize: true })
  expect(await wallet.post(announced)).toMatchObject({ outcome: 'ok' })
  casino.clock.set(now)
})

test.each([
  ['blocked', 'player_disabled'],
  ['excluded', 'player_excluded'],
  ['closed', 'player_disabled'],
] as const)(
  'from the moment a player is %s, bets are refused as %s; wins and rollbacks post (W24, W25, EXC-01, AUZ-04)',
  async (status, outcome) => {
    const at = await table(1_000n)
    const [one, two] = [at.bet(100n), at.bet(100n)]
    await wallet.post(one)
    await wallet.post(two)
    await casino.setStatus(at.playerId, status)
    const bet = at.bet(1n)
    expect(await wallet.post(bet)).toMatchObject({ outcome })
    expect(await wallet.post(at.win(one, 50n))).toMatchObject({ outcome: 'ok' })
    expect(await wallet.post(at.rollback(two))).toMatchObject({ outcome: 'ok', balanceE5: 950n })
    await casino.setStatus(at.playerId, 'active')
    expect(await wallet.post(bet)).toMatchObject({ outcome })
  },
)

test('what cannot be taken as it stands is refused by name and not stored (W26)', async () => {
  const at = await table(1_000n)
  const stranger = await table(1_000n)
  await wallet.post(at.bet(1n))
  const cases = [
    ['player_unknown', at.bet(1n, { playerId: randomUUID() })],
    ['wrong_currency', at.bet(1n, { currency: 'EUR' })],
    ['wrong_game', at.bet(1n, { gameCode: 'another' })],
    ['session_unknown', at.bet(1n, { sessionTokenHash: '00'.repeat(32) })],
    ['session_unknown', at.bet(1n, { sessionTokenHash: null })],
    ['session_unknown', at.bet(1n, { sessionTokenHash: stranger.tokenHash.toString('hex') })],
    ['transaction_unknown', at.rollback(at.bet(1n), { referenceId: null })],
  ] as const
  for (const [outcome, command] of cases) {
    expect(await wallet.post(command)).toMatchObject({ outcome })
    expect(await stored(command.transactionId)).toBeUndefined()
  }
  expect(await casino.cashE5(at.playerId)).toBe(999n)
})

test('a session that is not open yet, or whose game is shut, takes no bet (GAM-13)', async () => {
  const at = await table(1_000n)
  await wallet.post(at.bet(1n))
  const open = (isOpen: boolean) =>
    casino.db
      .updateTable('game_session')
      .set({ is_open: isOpen })
      .where('token_hash', '=', at.tokenHash)
      .execute()
  await open(false)
  const bet = at.bet(1n)
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'session_unknown' })
  await open(true)
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  await casino.db.updateTable('game').set({ is_open: false }).execute()
  expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'gaming_closed' })
  await casino.db.updateTable('game').set({ is_open: true }).execute()
})
