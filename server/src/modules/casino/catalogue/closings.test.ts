import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { readStanding, whyRefuseDeposit, whyRefuseStake } from '../../protection/index.ts'
import { openBreaker } from '../launch/breaker.ts'
import { launchGame } from '../launch/launch.ts'
import { openSupplier } from '../testing/supplier.ts'
import { openWallet, type Wallet } from '../wallet/index.ts'
import { closeGaming, isGamingClosed, openGaming, readClosings } from './closings.ts'

const CASH_E5 = 1_000n
const CLOSING = { operator: 'ayla', because: 'an audit' }
const OPENING = { operator: 'deniz', because: 'the audit is over' }
const log = pino({ level: 'silent' })

let casino: TestCasino
/** As two processes have them. */
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  casino = await openTestCasino()
  const open = () =>
    openWallet({ pool: casino.pool, clock: casino.clock, house: casino.house, log })
  wallets = [open(), open()]
})
let at: Awaited<ReturnType<typeof openTable>>
beforeEach(async () => {
  at = await openTable(casino, await casino.player({ cashE5: CASH_E5 }))
})
afterEach(async () => {
  await openGaming(casino.db, OPENING)
  expect(await casino.sumOfBooks()).toBe(0n)
})
afterAll(async () => {
  for (const wallet of wallets) await wallet.close()
  await casino.close()
})

test('GAM-13: with all gaming closed the next bet is refused by every wallet, and stores nothing', async () => {
  // Both know the player by now.
  for (const wallet of wallets)
    expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
  await closeGaming(casino.db, CLOSING)
  for (const wallet of wallets) {
    expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'gaming_closed' })
    const batch = await Promise.all([1n, 1n, 1n].map((stake) => wallet.post(at.bet(stake))))
    expect(batch.map(({ outcome }) => outcome)).toEqual(Array(3).fill('gaming_closed'))
  }
  expect(await casino.cashE5(at.playerId)).toBe(CASH_E5 - 2n)
  await openGaming(casino.db, OPENING)
  for (const wallet of wallets)
    expect(await wallet.post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
})

test('GAM-13: what is open is won, rolled back and paid, and announced prizes come', async () => {
  const [wallet] = wallets
  const [won, undone] = [at.bet(100n), at.bet(50n)]
  await wallet.post(won)
  await wallet.post(undone)
  await closeGaming(casino.db, CLOSING)
  expect(await wallet.post(at.win(won, 300n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(at.rollback(undone))).toMatchObject({ outcome: 'ok' })
  const prize = at.bet(0n, { movesCash: false, zeroBetAnnouncingPrize: true })
  expect(await wallet.post(prize)).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(at.playerId)).toBe(CASH_E5 + 200n)
})

test('a bet that was taken before is answered as it was', async () => {
  const [wallet] = wallets
  const bet = at.bet(1n)
  const taken = await wallet.post(bet)
  await closeGaming(casino.db, CLOSING)
  expect(await wallet.post(bet)).toEqual({ ...taken, note: 'replay' })
})

test('GAM-13: no game opens and no sports page, but money can be paid in', async () => {
  await closeGaming(casino.db, CLOSING)
  const standing = await readStanding(casino.db, at.playerId)
  expect(whyRefuseStake(standing, undefined)).toBe('gaming_closed')
  expect(whyRefuseDeposit(standing, undefined)).toBeUndefined()
  const { provider, orders } = openSupplier()
  const launch = launchGame(
    {
      ...casino,
      log,
      provider,
      breaker: openBreaker(casino.clock),
      whenLogInEnds: async () => undefined,
    },
    {
      playerId: at.playerId,
      logInHash: Buffer.alloc(32),
      gameCode: at.bet(1n).gameCode,
      platform: 'desktop',
      locale: 'tr',
      lobbyUrl: 'http://localhost:3000/casino/slot',
      ip: '127.0.0.1',
    },
  )
  await expect(launch).rejects.toThrow('gaming_closed')
  expect(orders).toEqual([])
})

test('GAM-13: who closed and opened gaming is kept with the reasons, and closing twice keeps the first', async () => {
  expect(await closeGaming(casino.db, CLOSING)).toBe(true)
  expect(await closeGaming(casino.db, OPENING)).toBe(false)
  expect(await isGamingClosed(casino.db)).toBe(true)
  expect(await readClosings(casino.db)).toMatchObject([
    { game: null, by: 'ayla', because: 'an audit' },
  ])
  expect(await openGaming(casino.db, OPENING)).toBe(true)
  expect(await openGaming(casino.db, OPENING)).toBe(false)
  expect(await isGamingClosed(casino.db)).toBe(false)
  const last = await casino.db
    .selectFrom('game_closing')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({
    game_code: null,
    began_by: 'ayla',
    because: 'an audit',
    ended_by: 'deniz',
    ended_because: 'the audit is over',
  })
  expect(last.ended_at?.getTime()).toBeGreaterThanOrEqual(last.began_at.getTime())
})

test('of two operators who close at once one is first, and neither fails', async () => {
  const closed = await Promise.all([
    closeGaming(casino.db, CLOSING),
    closeGaming(casino.db, OPENING),
  ])
  expect(closed.toSorted()).toEqual([false, true])
})
