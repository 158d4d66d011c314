import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BonusFixture,
  DAY_MS,
  E5,
  openBonusFixture,
} from '../../../testing/bonuses/bonus-fixture.ts'
import {
  openWallet,
  readBalanceE5,
  readSession,
  sessionHash,
  type Wallet,
} from '../../casino/index.ts'

let fixture: BonusFixture
/** Another process of the casino, with a memory of its own. */
let other: Wallet
beforeAll(async () => {
  fixture = await openBonusFixture()
  other = openWallet({ ...fixture.casino, log: fixture.deps.log })
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(async () => {
  await other.close()
  await fixture.close()
})

/** A player with a trial bonus of ₺100, and so much of their own. */
async function withTrial(cashE5 = 0n) {
  const at = await fixture.table(cashE5)
  expect(await fixture.trial(at.playerId)).toMatchObject({ success: true })
  return at
}
/** As the ledger has them; to ask for the bonuses would bring them up to date first. */
const balances = async (playerId: string) => {
  const held = await fixture.casino.db
    .selectFrom('bonus')
    .innerJoin('account', 'account.id', 'account_id')
    .select('balance_e5')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return [await fixture.casino.cashE5(playerId), held.balance_e5 ?? 0n].map((e5) => Number(e5 / E5))
}

test('BON-03: own money goes first, then the bonus, and the supplier is told of both', async () => {
  const at = await withTrial(15n * E5)
  expect(await fixture.wallet.post(at.bet(10n * E5))).toMatchObject({
    outcome: 'ok',
    balanceE5: 105n * E5,
  })
  expect(await balances(at.playerId)).toEqual([5, 100])
  // What is left of the own money does not cover this one: it is paid whole by the bonus.
  expect(await fixture.wallet.post(at.bet(10n * E5))).toMatchObject({
    outcome: 'ok',
    balanceE5: 95n * E5,
  })
  expect(await balances(at.playerId)).toEqual([5, 90])
})

test('BON-03: a supplier with sessions of its own is told of both too', async () => {
  const at = await withTrial(15n * E5)
  const session = { provider: 'hub88', playerId: at.playerId, sessionId: at.playerId } as const
  await fixture.casino.db
    .updateTable('game_session')
    .set({ token_hash: sessionHash(session) })
    .where('player_id', '=', at.playerId)
    .execute()
  expect(await readSession(fixture.casino, session)).toMatchObject({ balanceE5: 115n * E5 })
  expect(await readBalanceE5(fixture.casino, at.playerId)).toBe(115n * E5)
})

test('BON-03: a win and a rollback go to the account that paid the bet, in either process', async () => {
  const at = await withTrial(8n * E5)
  const [own, given] = [at.bet(8n * E5), at.bet(10n * E5)]
  await fixture.wallet.post(own)
  await fixture.wallet.post(given)
  expect(await other.post(at.win(own, 20n * E5))).toMatchObject({ balanceE5: 110n * E5 })
  expect(await balances(at.playerId)).toEqual([20, 90])
  const win = at.win(given, 30n * E5)
  expect(await other.post(win)).toMatchObject({ balanceE5: 140n * E5 })
  expect(await balances(at.playerId)).toEqual([20, 120])
  await fixture.wallet.post(at.rollback(win))
  await other.post(at.rollback(given))
  expect(await balances(at.playerId)).toEqual([20, 100])
})

test('BON-03: a win that is taken back after the bonus was played costs the player nothing', async () => {
  const at = await withTrial()
  const bet = at.bet(10n * E5)
  const win = at.win(bet, 5n * E5)
  await fixture.wallet.post(bet)
  await fixture.wallet.post(win)
  for (let round = 0; round < 10; round += 1) await fixture.wallet.post(at.bet(9n * E5))
  expect(await balances(at.playerId)).toEqual([0, 5])
  await fixture.wallet.post(at.bet(3n * E5))
  expect(await fixture.wallet.post(at.rollback(win))).toMatchObject({ outcome: 'ok' })
  const debt = fixture.casino.db
    .selectFrom('account')
    .select('balance_e5')
    .where('owner_id', '=', at.playerId)
    .where('kind', '=', 'player_debt')
  expect(await debt.executeTakeFirst()).toEqual({ balance_e5: 0n })
  expect(await balances(at.playerId)).toEqual([0, 0])
})

test('FRD-09: a stake above the bonus’s maximum is refused, and nothing is taken', async () => {
  const at = await withTrial(5n * E5)
  const high = at.bet(11n * E5)
  expect(await fixture.wallet.post(high)).toMatchObject({ outcome: 'limit_reached' })
  expect(await balances(at.playerId)).toEqual([5, 100])
  // The same id stays refused; the player's own money is held to no such maximum.
  await fixture.casino.deposit(at.playerId, 50n * E5)
  expect(await fixture.wallet.post(high)).toMatchObject({ outcome: 'limit_reached' })
  expect(await fixture.wallet.post(at.bet(55n * E5))).toMatchObject({ outcome: 'ok' })
})

test('LED-13: what neither covers is refused, also where both together would', async () => {
  const at = await withTrial(5n * E5)
  for (let round = 0; round < 10; round += 1) await fixture.wallet.post(at.bet(5n * E5))
  for (let round = 0; round < 5; round += 1) await fixture.wallet.post(at.bet(10n * E5))
  expect(await balances(at.playerId)).toEqual([0, 5])
  await fixture.casino.deposit(at.playerId, 4n * E5)
  expect(await fixture.wallet.post(at.bet(9n * E5))).toMatchObject({
    outcome: 'not_enough_money',
    balanceE5: 9n * E5,
  })
})

test('a bonus that began or ended elsewhere is known at once by a wallet that remembers the player', async () => {
  const at = await fixture.table()
  expect(await fixture.wallet.post(at.bet(1n))).toMatchObject({ outcome: 'not_enough_money' })
  await fixture.trial(at.playerId)
  expect(await fixture.wallet.post(at.bet(5n * E5))).toMatchObject({ outcome: 'ok' })
  const { id } = await fixture.bonus(at.playerId)
  await fixture.send('POST', 'decline', at.playerId, { id })
  expect(await fixture.wallet.post(at.bet(5n * E5))).toMatchObject({
    outcome: 'not_enough_money',
    balanceE5: 0n,
  })
})

test('a bonus that has run out pays no bet, even before it is cleared away', async () => {
  const at = await withTrial()
  fixture.casino.clock.advance(31 * DAY_MS)
  const late = at.bet(0n, { zeroBetAnnouncingPrize: true })
  expect(await fixture.wallet.post(late)).toMatchObject({ outcome: 'ok', balanceE5: 0n })
  const { db, clock } = fixture.casino
  await db
    .updateTable('game_session')
    .set({ expires_at: new Date(clock.now().getTime() + DAY_MS) })
    .where('token_hash', '=', at.tokenHash)
    .execute()
  expect(await other.post(at.bet(E5))).toMatchObject({ outcome: 'not_enough_money' })
})

test('bets, wins and the end of the bonus at once leave the ledger right', async () => {
  const at = await withTrial(20n * E5)
  const bets = Array.from({ length: 30 }, () => at.bet(4n * E5))
  const { id } = await fixture.bonus(at.playerId)
  const play = bets.map(async (bet, index) => {
    const wallet = index % 2 === 0 ? fixture.wallet : other
    const { outcome } = await wallet.post(bet)
    if (outcome === 'ok') await wallet.post(at.win(bet, 3n * E5))
  })
  await Promise.allSettled([...play, fixture.send('POST', 'decline', at.playerId, { id })])
  await fixture.settle()
  const [, left] = await balances(at.playerId)
  expect(left).toBe(0)
})
