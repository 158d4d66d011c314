import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { openTable } from '../../../testing/players/play.ts'
import { verifyBonuses } from '../../bonuses/index.ts'
import { type BetWish, openBettors } from '../testing/bettors.ts'
import { openOffers } from '../testing/offered.ts'
import { cashOut, quoteCashOut } from './cash-out/cash-out.ts'
import { applySettlements } from './settling/apply-settlements.ts'
import { verifyBets } from './verify.ts'

const OFFER = 'sports-match'

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
})
afterAll(() => fixture.close())

/** The bonus of a deposit of ₺100 begins: ₺50, wagered five times by bets of 1.50, each leg 1.20. */
async function begin(playerId: string) {
  await fixture.claim(playerId, OFFER)
  await fixture.deposited(playerId, 100n * E5)
  expect(await bonusOf(playerId)).toMatchObject({
    status: 'active',
    balance: 50,
    toWager: 250,
    wagered: 0,
    terms: { contribution: [], bets: { percent: 100, oddsMin: 1_500, legOddsMin: 1_200 } },
  })
}
async function bettor() {
  const playerId = await fixture.casino.player({ cashE5: 1_000n * E5 })
  await begin(playerId)
  return playerId
}
const bonusOf = async (playerId: string) =>
  (await fixture.mine(playerId)).bonuses.find(({ kind }) => kind === 'deposit_match')
const wagered = async (playerId: string) => (await bonusOf(playerId))?.wagered

async function placed(playerId: string, wish: BetWish): Promise<string> {
  const { betId, code } = await bettors.place(playerId, wish)
  expect(code).toBeNull()
  return betId ?? ''
}
async function settle(marketId: bigint, version: number, outcome: string) {
  await offers.settle(marketId, version, { outcomes: { '1': outcome } })
  await applySettlements(bettors.deps)
}

test.each([
  ['win', 1_850, 100],
  ['loss', 1_850, 100],
  ['push', 1_850, 100],
  ['void', 1_850, 0],
  ['win', 1_500, 100],
  ['win', 1_490, 0],
])(
  'BON-02: a bet of ₺100 that is a %s at %i thousandths counts ₺%i once it is settled',
  async (outcome, odds, counts) => {
    const [playerId, match] = [await bettor(), await offers.match(odds)]
    await placed(playerId, { legs: [{ on: match.one, odds }] })
    expect(await wagered(playerId)).toBe(0)
    await settle(match.marketId, 1, outcome)
    expect(await wagered(playerId)).toBe(counts)
  },
)

test.each([
  [1_190, 1_500, 0],
  [1_200, 1_250, 100],
  [1_200, 1_240, 0],
])(
  'BON-02: a combo of %i and %i thousandths counts ₺%i: each leg and the bet have their least odds',
  async (first, second, counts) => {
    const playerId = await bettor()
    const [a, b] = [await offers.match(first), await offers.match(second)]
    const legs = [
      { on: a.one, odds: first },
      { on: b.one, odds: second },
    ]
    await placed(playerId, { legs })
    await settle(a.marketId, 1, 'win')
    await settle(b.marketId, 1, 'loss')
    expect(await wagered(playerId)).toBe(counts)
  },
)

test('a settlement that is corrected to void counts no more, and counts again where the bet was won after all', async () => {
  const [playerId, match] = [await bettor(), await offers.match()]
  await placed(playerId, { legs: [{ on: match.one, odds: 1_850 }] })
  const counted = []
  for (const [at, outcome] of ['win', 'void', 'loss', 'win'].entries()) {
    await settle(match.marketId, at + 1, outcome)
    counted.push(await wagered(playerId))
  }
  expect(counted).toEqual([100, 0, 100, 100])
})

test('a bet of before the bonus, one by a free bet, and one of which a part was sold count nothing', async () => {
  const playerId = await fixture.casino.player({ cashE5: 1_000n * E5 })
  const [early, free, sold] = [await offers.match(), await offers.match(), await offers.match()]
  await placed(playerId, { legs: [{ on: early.one, odds: 1_850 }] })
  await begin(playerId)
  await fixture.claim(playerId, 'free-bet')
  const ofTwenty = { unitKurus: 2_000, isFree: true }
  await placed(playerId, { legs: [{ on: free.one, odds: 1_850 }], ...ofTwenty })
  await offers.fair(sold.one, 560_000)
  const betId = await placed(playerId, { legs: [{ on: sold.one, odds: 1_850 }] })
  const part = { playerId, percent: 40 }
  const { token } = await quoteCashOut(fixture.casino.db, { ...part, betId: BigInt(betId) })
  const sale = { ...part, id: randomUUID(), betId, token: token ?? '' }
  expect(await cashOut(bettors.deps, sale)).toMatchObject({ state: 'paid' })
  for (const { marketId } of [early, free, sold]) await settle(marketId, 1, 'win')
  expect(await wagered(playerId)).toBe(0)
})

test('BON-02: once enough is settled the bonus is the player’s own, and its card keeps what bets counted', async () => {
  const [playerId, match] = [await bettor(), await offers.match()]
  for (let n = 0; n < 3; n++) await placed(playerId, { legs: [{ on: match.one, odds: 1_850 }] })
  await settle(match.marketId, 1, 'loss')
  // 1,000 and the deposit of 100, less three bets, and the bonus of 50.
  expect(await bonusOf(playerId)).toMatchObject({ status: 'completed', wagered: 250, released: 50 })
  expect(await fixture.casino.cashE5(playerId)).toBe(850n * E5)
})

test('BON-01: a bonus of bets pays for no game, and no stake at a game counts for it', async () => {
  const playerId = await fixture.casino.player()
  const at = await openTable(fixture.casino, playerId)
  await begin(playerId)
  expect(await fixture.wallet.post(at.bet(100n * E5))).toMatchObject({ outcome: 'ok' })
  expect(await fixture.wallet.post(at.bet(10n * E5))).toMatchObject({ outcome: 'not_enough_money' })
  expect(await bonusOf(playerId)).toMatchObject({ wagered: 0, balance: 50 })
  const { db } = fixture.casino
  const both = db.updateTable('bonus_offer').set({ contribution: '{"1":100}' })
  await expect(both.where('id', '=', OFFER).execute()).rejects.toThrow('bonus_offer_of_one_product')
})

test('a bonus of bets is offered where there is a sportsbook alone', async () => {
  const playerId = await fixture.casino.player()
  expect((await fixture.offers(playerId)).map(({ id }) => id)).toContain(OFFER)
  const without = await openBonusFixture()
  const other = await without.casino.player()
  expect((await without.offers(other)).map(({ id }) => id)).not.toContain(OFFER)
  expect(await without.claim(other, OFFER)).toMatchObject({ success: false })
  await without.close()
})
