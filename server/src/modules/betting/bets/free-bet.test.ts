import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { verifyBonuses } from '../../bonuses/index.ts'
import { verifySportsbook } from '../../sportsbook/index.ts'
import { openBettors } from '../testing/bettors.ts'
import { openOffers } from '../testing/offered.ts'
import { quoteCashOut } from './cash-out/cash-out.ts'
import { readBet, readBetPage } from './mine/bet-page.ts'
import { applySettlements } from './settling/apply-settlements.ts'
import { quoteSlip } from './slip/quote.ts'
import { verifyBets } from './verify.ts'

const WORTH_KURUS = 2_000

let fixture: BonusFixture
let offers: ReturnType<typeof openOffers>
let bettors: ReturnType<typeof openBettors>
beforeAll(async () => {
  fixture = await openBonusFixture({ takesFreeBets: true })
  fixture.casino.clock.set(new Date())
  offers = openOffers(fixture.casino)
  bettors = openBettors(fixture.casino)
})
afterEach(async () => {
  const { casino } = fixture
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyBets(casino.db)).toEqual([])
  expect(await verifyBonuses(casino.db)).toEqual([])
  expect(await verifySportsbook(casino.db)).toEqual([])
})
afterAll(() => fixture.close())

/** A player with ₺10 of cash and a free bet of ₺20. */
async function guest() {
  const playerId = await fixture.casino.player({ cashE5: 10n * E5 })
  await fixture.claim(playerId, 'free-bet')
  return playerId
}
const place = (playerId: string, on: number, wish: object = {}) =>
  bettors.place(playerId, {
    legs: [{ on, odds: 1_850 }],
    unitKurus: WORTH_KURUS,
    isFree: true,
    ...wish,
  })
const freeBetOf = async (playerId: string) =>
  (await fixture.mine(playerId)).bonuses.find(({ kind }) => kind === 'free_bet')
const settle = async (marketId: bigint, version: number, outcome: string) => {
  await offers.settle(marketId, version, { outcomes: { '1': outcome, '2': 'loss' } })
  await applySettlements(bettors.deps)
}

test('BON-03: a free bet pays a bet of its worth, its stake is not paid out, and what is beyond it is cash', async () => {
  const [playerId, match] = [await guest(), await offers.match()]
  const legs = [{ selections: [match.one], odds: 1_850, isBanker: false }]
  const quoted = await quoteSlip(fixture.casino.db, legs, playerId)
  expect(quoted.freeBet).toMatchObject({ costKurus: WORTH_KURUS })
  const placed = await place(playerId, match.one)
  expect(placed).toMatchObject({ state: 'open', code: null })
  expect(await fixture.casino.cashE5(playerId)).toBe(10n * E5)
  expect((await quoteSlip(fixture.casino.db, legs, playerId)).freeBet).toBeUndefined()
  const betId = BigInt(placed.betId ?? 0)
  const view = await readBet(fixture.casino.db, playerId, betId)
  expect(view).toMatchObject({ isFree: true, costKurus: 2_000, possibleKurus: 1_700 })
  const sale = await quoteCashOut(fixture.casino.db, { playerId, betId, percent: 100 })
  expect(sale).toMatchObject({ closed: 'free', token: null })
  await settle(match.marketId, 1, 'win')
  expect(await fixture.casino.cashE5(playerId)).toBe(27n * E5)
  const asked = { playerId, isOpen: false, from: null, to: null, before: null, take: 10 }
  const { sums } = await readBetPage(fixture.casino.db, asked)
  expect(sums).toEqual({ bets: 1, stakedKurus: 0, paidKurus: 1_700 })
  await settle(match.marketId, 2, 'loss')
  expect(await fixture.casino.cashE5(playerId)).toBe(10n * E5)
  await settle(match.marketId, 3, 'half-win')
  expect(await fixture.casino.cashE5(playerId)).toBe((18_500n * E5) / 1_000n)
})

test('L-240: another stake, a used free bet and twenty at once: it pays one bet', async () => {
  const [playerId, match] = [await guest(), await offers.match()]
  expect(await place(playerId, match.one, { unitKurus: 1_000 })).toMatchObject({ code: 'L-240' })
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(playerId, match.one)))
  expect(placed.filter(({ state }) => state === 'open')).toHaveLength(1)
  expect(placed.filter(({ code }) => code === 'L-240')).toHaveLength(19)
  expect(await fixture.casino.cashE5(playerId)).toBe(10n * E5)
})

test('a free bet whose bet is void comes back once, and is not taken again by a correction', async () => {
  const [playerId, match] = [await guest(), await offers.match()]
  await place(playerId, match.one)
  expect(await freeBetOf(playerId)).toMatchObject({ status: 'spent' })
  await settle(match.marketId, 1, 'void')
  expect(await freeBetOf(playerId)).toMatchObject({ status: 'active', balance: 20 })
  expect(await fixture.casino.cashE5(playerId)).toBe(10n * E5)
  await settle(match.marketId, 2, 'loss')
  await settle(match.marketId, 3, 'void')
  expect(await freeBetOf(playerId)).toMatchObject({ status: 'active', balance: 20 })
  const again = await offers.match()
  await place(playerId, again.one)
  await settle(again.marketId, 1, 'void')
  expect(await freeBetOf(playerId)).toMatchObject({ status: 'spent' })
  expect(await fixture.casino.cashE5(playerId)).toBe(10n * E5)
})
