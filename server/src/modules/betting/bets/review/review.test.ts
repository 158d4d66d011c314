import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { readBet } from '../mine/bet-page.ts'
import { quoteSlip } from '../slip/quote.ts'
import { openTrading } from '../trading/open-trading.ts'
import { decideWaiting } from '../waiting/decide-waiting.ts'
import { answerCounter } from './answer-counter.ts'

const E5 = 100_000n
const AYLA = { operator: 'Ayla', because: 'a regular of the house' }
const BARAN = { operator: 'Baran', because: 'looked at it too' }

const { casino, offers, bettors } = await openBettingCasino()
const trading = openTrading(bettors.deps)

type Most = { stake?: bigint; liability?: bigint }
const setMost = (eventId: bigint, { stake = 20_000n, liability = 500_000_000n }: Most = {}) =>
  trading.setLimit({
    ...AYLA,
    scope: String(eventId),
    playerClass: 'standard',
    most: { stakeKurus: stake, payoutKurus: 50_000_000n, liabilityKurus: liability },
  })
/** A match of which a new player may stake ₺100,00 at once. */
async function limited(most?: Most, isLive = false) {
  const match = await offers.match(2_000, 2_000, isLive)
  await setMost(match.eventId, most)
  return match
}
const rich = () => casino.player({ cashE5: 20_000n * E5 })
const ask = (playerId: string, on: number, unitKurus = 40_000, more: object = {}) =>
  bettors.place(playerId, { legs: [{ on, odds: 2_000 }], unitKurus, asksTrader: true, ...more })
/** A player whose bet of ₺400,00 waits for a trader. */
async function waiting(most?: Most, { isLive = false, unitKurus = 40_000 } = {}) {
  const [playerId, match] = [await rich(), await limited(most, isLive)]
  const placed = await ask(playerId, match.one, unitKurus)
  expect(placed).toMatchObject({ state: 'waiting', isReview: true, delayMs: 30_000 })
  return { playerId, match, betId: BigInt(placed.betId ?? 0) }
}
const decide = () => decideWaiting(bettors.deps)
/** As if what waits had run out. */
const end = (betId: bigint) =>
  sql`update betting_bet set decides_at = clock_timestamp() where id = ${betId}`.execute(
    casino.owner.db,
  )
const answer = (playerId: string, betId: bigint, isTaken = true) =>
  answerCounter(bettors.deps, { playerId, betId, isTaken })
const seen = (playerId: string, betId: bigint) => readBet(casino.db, playerId, betId)
const codeOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'fulfilled' ? 'done' : settled.reason.code
const cash = async (playerId: string) => Number((await casino.cashE5(playerId)) / E5)

test('a bet above the limit waits for a trader only where one is asked, up to five times the limit, one at a time', async () => {
  const [playerId, match] = [await rich(), await limited()]
  const legs = [{ selections: [match.one], odds: 2_000, isBanker: false }]
  const quote = await quoteSlip(casino.db, legs, playerId)
  expect(quote).toMatchObject({ maxKurus: 10_000, maxCode: 'L-205', reviewMaxKurus: 50_000 })
  const refused = { state: 'refused', code: 'L-205', maxKurus: 10_000 }
  expect(await ask(playerId, match.one, 40_000, { asksTrader: false })).toMatchObject(refused)
  expect(await ask(playerId, match.one, 50_001)).toMatchObject(refused)
  expect(await ask(playerId, match.one, 10_000)).toMatchObject({ state: 'open' })
  const id = crypto.randomUUID()
  const first = await ask(playerId, match.one, 40_000, { id })
  expect(first).toMatchObject({ state: 'waiting', isReview: true })
  const again = await ask(playerId, match.one, 40_000, { id })
  expect(again).toMatchObject({ betId: first.betId, isReview: true })
  expect(await ask(playerId, match.one)).toMatchObject(refused)
  expect(await cash(playerId), 'held once').toBe(20_000 - 100 - 400)
  expect(await seen(playerId, BigInt(first.betId ?? 0))).toMatchObject({
    state: 'waiting',
    review: { state: 'waits', counter: null },
  })
})

test('what a trader accepts is open; what nobody decides in time is refused and the stake is back', async () => {
  const one = await waiting()
  await decide()
  expect(await seen(one.playerId, one.betId)).toMatchObject({ state: 'waiting' })
  expect(await trading.acceptWaiting({ ...AYLA, betId: one.betId })).toBe('accepted')
  await decide()
  expect(await seen(one.playerId, one.betId)).toMatchObject({ state: 'open', costKurus: 40_000 })
  expect(await cash(one.playerId)).toBe(20_000 - 400)
  const orders = await trading.orders({ subject: `bet ${one.betId}`, take: 5 })
  expect(orders).toMatchObject([{ kind: 'accept_waiting', askedBy: 'Ayla', state: 'done' }])
  const late = await waiting()
  await end(late.betId)
  await expect(trading.acceptWaiting({ ...AYLA, betId: late.betId })).rejects.toThrow('review_over')
  await Promise.all([decide(), decide()])
  expect(await seen(late.playerId, late.betId)).toMatchObject({ state: 'refused', code: 'R-150' })
  expect(await cash(late.playerId)).toBe(20_000)
})

test('above ₺10.000,00 two different people accept', async () => {
  const { playerId, betId } = await waiting({ stake: 600_000n }, { unitKurus: 1_000_100 })
  expect(await trading.acceptWaiting({ ...AYLA, betId })).toBe('first')
  await decide()
  expect(await seen(playerId, betId)).toMatchObject({ state: 'waiting' })
  const same = trading.acceptWaiting({ ...AYLA, operator: ' ayla', betId })
  await expect(same).rejects.toThrow('order_needs_another')
  expect(await trading.acceptWaiting({ ...BARAN, betId })).toBe('accepted')
  await decide()
  expect(await seen(playerId, betId)).toMatchObject({ state: 'open' })
})

test('a refusal has a code that the player reads, and gives the stake back at once', async () => {
  const { playerId, betId } = await waiting()
  await trading.refuseWaiting({ ...AYLA, betId, refusedFor: 'news' })
  expect(await seen(playerId, betId)).toMatchObject({ state: 'refused', code: 'R-153' })
  expect(await cash(playerId)).toBe(20_000)
  const twice = trading.refuseWaiting({ ...AYLA, betId, refusedFor: 'stake' })
  await expect(twice).rejects.toThrow('order_decided')
})

test('a counter-offer of less is taken once by two presses: the rest of the stake is back, and the bet settles by what was taken', async () => {
  const { playerId, betId } = await waiting()
  const counter = { unitKurus: 25_000, oddsMilli: [1_900] }
  await trading.counterWaiting({ ...AYLA, betId, ...counter })
  const { review, waitsMs } = await seen(playerId, betId)
  expect(review).toEqual({
    state: 'countered',
    counter: { unitKurus: 25_000, costKurus: 25_000, possibleKurus: 47_500, odds: [1_900] },
  })
  expect(waitsMs).toBeLessThanOrEqual(10_000)
  await Promise.all([answer(playerId, betId), answer(playerId, betId)])
  await Promise.all([decide(), decide()])
  await answer(playerId, betId)
  expect(await seen(playerId, betId)).toMatchObject({
    state: 'open',
    unitKurus: 25_000,
    costKurus: 25_000,
    possibleKurus: 47_500,
    legs: [{ odds: 1_900 }],
    history: [
      { kind: 'stake', amountKurus: -40_000 },
      { kind: 'return', amountKurus: 15_000 },
    ],
  })
  expect(await cash(playerId)).toBe(20_000 - 250)
  await expect(answer(playerId, betId, false)).rejects.toThrow('review_over')
})

test('a counter-offer that runs out or is declined is refused; only its own player answers it', async () => {
  const [one, two] = [await waiting(), await waiting()]
  const counter = { unitKurus: 25_000, oddsMilli: null }
  for (const { betId } of [one, two]) await trading.counterWaiting({ ...AYLA, betId, ...counter })
  await expect(answer(two.playerId, one.betId)).rejects.toThrow('not_found')
  await end(one.betId)
  await expect(answer(one.playerId, one.betId)).rejects.toThrow('review_over')
  await answer(two.playerId, two.betId, false)
  await answer(two.playerId, two.betId, false)
  await decide()
  for (const { playerId, betId } of [one, two]) {
    expect(await seen(playerId, betId)).toMatchObject({ state: 'refused', code: 'R-154' })
    expect(await cash(playerId)).toBe(20_000)
  }
})

test('a counter-offer is lower, a step of the ladder, and within what one person may allow', async () => {
  const { betId } = await waiting({ stake: 600_000n }, { unitKurus: 1_500_000 })
  const offer = (unitKurus: number | null, oddsMilli: number[] | null) =>
    trading.counterWaiting({ ...AYLA, betId, unitKurus, oddsMilli })
  const wrong = [
    offer(null, null),
    offer(1_500_100, null),
    offer(900_000, [2_020]),
    offer(900_000, [1_905]),
    offer(900_000, [1_900, 1_900]),
    offer(99, null),
  ]
  expect((await Promise.allSettled(wrong)).map(codeOf)).toEqual(
    wrong.map(() => 'counter_not_lower'),
  )
  await expect(offer(1_000_001, null)).rejects.toThrow('review_too_much')
  await offer(1_000_000, null)
})

test('BET-13: a limit that fell meanwhile, of stake or of loss, lets nobody accept; a smaller offer may fit', async () => {
  const { playerId, match, betId } = await waiting()
  await setMost(match.eventId, { stake: 15_000n })
  await expect(trading.acceptWaiting({ ...AYLA, betId })).rejects.toThrow('review_too_much')
  await setMost(match.eventId, { liability: 30_000n })
  await expect(trading.acceptWaiting({ ...AYLA, betId })).rejects.toThrow('review_too_much')
  const counter = { unitKurus: 30_000, oddsMilli: null }
  await trading.counterWaiting({ ...AYLA, betId, ...counter })
  await answer(playerId, betId)
  await decide()
  expect(await seen(playerId, betId)).toMatchObject({ state: 'open', costKurus: 30_000 })
})

test.each(['goal', 'suspended'] as const)(
  'BET-05: after a %s meanwhile nothing is taken, accepted or countered, and the stake is back',
  async (what) => {
    for (const isCountered of [false, true]) {
      const { playerId, match, betId } = await waiting()
      if (isCountered) {
        await trading.counterWaiting({ ...AYLA, betId, unitKurus: 20_000, oddsMilli: null })
      }
      if (what === 'goal') await offers.goal(match.eventId)
      else await offers.suspend(match.marketId, 'var')
      const accepting = () => trading.acceptWaiting({ ...AYLA, betId })
      const isRefusedAtOnce = what === 'goal' && !isCountered
      if (isCountered) await answer(playerId, betId)
      else if (isRefusedAtOnce) await expect(accepting()).rejects.toThrow('order_moved')
      else await accepting()
      if (!isRefusedAtOnce) await decide()
      expect(await seen(playerId, betId)).toMatchObject({ state: 'refused', code: 'R-112' })
      expect(await cash(playerId)).toBe(20_000)
    }
  },
)

test('BET-03: a live bet waits its delay after its player took a counter-offer', async () => {
  const { playerId, betId } = await waiting(undefined, { isLive: true })
  await trading.counterWaiting({ ...AYLA, betId, unitKurus: 20_000, oddsMilli: null })
  await answer(playerId, betId)
  await decide()
  const { state, waitsMs } = await seen(playerId, betId)
  expect(state).toBe('waiting')
  expect(waitsMs).toBeLessThanOrEqual(2_500)
  await end(betId)
  await decide()
  expect(await seen(playerId, betId)).toMatchObject({ state: 'open', costKurus: 20_000 })
})

test('two traders and the end of its time decide a bet at once: one of them does, and the money moves once', async () => {
  for (let n = 0; n < 6; n++) {
    const { playerId, betId } = await waiting()
    const acts = [
      trading.acceptWaiting({ ...AYLA, betId }),
      trading.refuseWaiting({ ...BARAN, betId, refusedFor: 'stake' as const }),
      n % 2 === 0 ? end(betId).then(decide) : decide(),
    ]
    const [accepted, refused] = (await Promise.allSettled(acts)).map(codeOf)
    await end(betId)
    await decide()
    const { state, code } = await seen(playerId, betId)
    const isOpen = accepted === 'done'
    expect([accepted, refused].filter((one) => one === 'done').length).toBeLessThanOrEqual(1)
    expect(state).toBe(isOpen ? 'open' : 'refused')
    if (!isOpen) expect(code).toBe(refused === 'done' ? 'R-151' : 'R-150')
    expect(await cash(playerId)).toBe(isOpen ? 20_000 - 400 : 20_000)
  }
})

test('BET-11: the database opens no bet without a trader’s word, and changes no stake otherwise', async () => {
  const { betId } = await waiting()
  const set = (what: string) =>
    casino.pool.query(`update betting_bet set ${what} where id = $1`, [betId])
  await expect(set("state = 'open', decided_at = now()")).rejects.toThrow('waits for a trader')
  await expect(set('unit_kurus = 100, cost_kurus = 100')).rejects.toThrow()
  const alone = `update betting_review set state = 'accepted' where bet_id = $1`
  await expect(casino.pool.query(alone, [betId])).rejects.toThrow('is_decided')
})
