import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDesk } from '../../for-office/open-desk.ts'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { readBet } from '../mine/bet-page.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { quoteSlip } from '../slip/quote.ts'
import { openTrading } from './open-trading.ts'

const E5 = 100_000n
const AYLA = { operator: 'Ayla', because: 'a late goal was not told' }
const WON = { '1': { outcome: 'win' }, '2': { outcome: 'loss' } } as const
const LOST = { '1': { outcome: 'loss' }, '2': { outcome: 'win' } } as const

const { casino, offers, bettors } = await openBettingCasino()
const trading = openTrading(bettors.deps)
const desk = openDesk(bettors.deps)

const rich = () => casino.player({ cashE5: 1_000n * E5 })
const bet = (playerId: string, on: number, odds = 1_850) =>
  bettors.place(playerId, { legs: [{ on, odds }] })
const apply = () => applySettlements(bettors.deps)
type Asked = Parameters<typeof desk.doByTwo>[0]
/** Two people do it, as the office's proposal has them. */
const doIt = (asked: Asked, approvedBy = 'Baran') =>
  desk.doByTwo(asked, { approve: async () => 'Ayla', approvedBy, because: AYLA.because })
const previewOf = async (asked: Asked) => (await desk.subject(casino.db, asked)).preview
const codeOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'fulfilled' ? 'done' : settled.reason.code

test('a trader takes an event, a market or a selection off and opens it again, with a reason that is kept', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  const ids = { event: match.eventId, market: match.marketId, selection: BigInt(match.one) }
  for (const scope of ['event', 'market', 'selection'] as const) {
    await trading.setStopped({ ...AYLA, scope, id: ids[scope], isStopped: true })
    expect(await bet(playerId, match.one), scope).toMatchObject({ code: 'R-110' })
    await trading.setStopped({ ...AYLA, scope, id: ids[scope], isStopped: false })
    expect(await bet(playerId, match.one), scope).toMatchObject({ code: null })
  }
  const orders = await trading.orders({ subject: `event ${match.eventId}`, take: 10 })
  expect(orders).toMatchObject([
    { kind: 'open', askedBy: 'Ayla', because: AYLA.because, state: 'done' },
    { kind: 'suspend', askedBy: 'Ayla' },
  ])
})

test('what is not there or over is neither taken off, opened nor priced', async () => {
  const match = await offers.match()
  const stop = { ...AYLA, isStopped: true }
  await expect(trading.setStopped({ ...stop, scope: 'market', id: 999_999n })).rejects.toThrow(
    'not_found',
  )
  await offers.settle(match.marketId, 1, { outcomes: { '1': 'win', '2': 'loss' } })
  const one = BigInt(match.one)
  await expect(trading.setStopped({ ...stop, scope: 'selection', id: one })).rejects.toThrow(
    'betting_over',
  )
  await expect(trading.setPrice({ ...AYLA, selectionId: one, oddsMilli: 1_900 })).rejects.toThrow(
    'betting_over',
  )
})

test('odds of a trader count in place of the feed’s, near the fair ones and on the ladder alone', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  const set = (oddsMilli: number | null) =>
    trading.setPrice({ ...AYLA, selectionId: BigInt(match.one), oddsMilli })
  await expect(set(1_900)).rejects.toThrow('odds_not_allowed')
  await offers.fair(match.one, 520_000)
  await expect(set(1_901)).rejects.toThrow('odds_not_allowed')
  await expect(set(2_500)).rejects.toThrow('odds_not_allowed')
  await set(1_900)
  expect(await bet(playerId, match.one, 1_850)).toMatchObject({ code: 'R-101' })
  expect(await bet(playerId, match.one, 1_900)).toMatchObject({ code: null })
  await offers.price(match.one, 1_700)
  expect(await bet(playerId, match.one, 1_900)).toMatchObject({ code: null })
  await set(null)
  expect(await bet(playerId, match.one, 1_700)).toMatchObject({ code: null })
})

test('BET-08: two people settle a market, and settle it again: the difference is posted', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  await bet(playerId, match.one)
  const asked = { kind: 'settle', marketId: match.marketId, facts: { fullTime: [2, 0] } } as const
  const results = await trading.resultsOf(match.marketId, asked.facts)
  expect(results).toEqual(WON)
  const won = { ...asked, results }
  expect(await previewOf(won)).toMatchObject({ bets: 1, changed: 1, winners: 1, paidKurus: 18_500 })
  await apply()
  expect(await casino.cashE5(playerId)).toBe(900n * E5)
  await doIt(won)
  await apply()
  expect(await casino.cashE5(playerId)).toBe(1_085n * E5)
  const lost = { ...asked, results: LOST }
  expect(await previewOf(lost)).toMatchObject({ changed: 1, winners: 0, takenBackKurus: 18_500 })
  await doIt(lost)
  await apply()
  expect(await casino.cashE5(playerId)).toBe(900n * E5)
  expect(await bet(playerId, match.one)).toMatchObject({ state: 'refused' })
})

test('the database refuses an order that one person asked and decided', async () => {
  const one = sql`insert into betting_order (kind, subject, seen, because, terms, state, asked_by, asked_at,
      decided_by, decided_at) values ('settle', 'market 1', '', 'a test', '{}', 'done', 'Ayla', now(), ' AYLA', now())`
  await expect(one.execute(casino.db)).rejects.toThrow('betting_order_by_two')
})

test('BET-08: ten approvals at once do it once', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  const { betId } = await bet(playerId, match.one)
  const asked = { kind: 'void_bet', betId: BigInt(betId ?? 0), reason: 14 } as const
  const codes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => doIt(asked, `Baran ${n}`)),
  )
  // Who waits too long for the first is told so by the database, and finds it decided afterwards.
  expect(codes.map(codeOf).filter((code) => code === 'done')).toHaveLength(1)
  await expect(doIt(asked)).rejects.toThrow('betting_over')
  expect(await casino.cashE5(playerId)).toBe(1_000n * E5)
})

test('BET-08: a market is void for bets of a time, by a published reason', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  await bet(playerId, match.one)
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(casino.db)
  const to = rows[0]?.now.toISOString() ?? null
  await bet(playerId, match.one)
  await doIt({ kind: 'void', marketId: match.marketId, from: null, to, reason: 11 })
  await apply()
  expect(await casino.cashE5(playerId)).toBe(900n * E5)
})

test('BET-08: a bet is void by itself, stays so through settlements, and its player reads why', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  const { betId } = await bet(playerId, match.one)
  const voidable = { kind: 'void_bet', betId: BigInt(betId ?? 0), reason: 13 } as const
  await offers.settle(match.marketId, 1, { outcomes: { '1': 'win', '2': 'loss' } })
  await apply()
  expect(await casino.cashE5(playerId)).toBe(1_085n * E5)
  await doIt(voidable)
  expect(await casino.cashE5(playerId)).toBe(1_000n * E5)
  await offers.settle(match.marketId, 2, { outcomes: { '1': 'loss', '2': 'win' } })
  await apply()
  expect(await casino.cashE5(playerId)).toBe(1_000n * E5)
  expect(await readBet(casino.db, playerId, BigInt(betId ?? 0))).toMatchObject({
    state: 'void',
    paidKurus: 10_000,
    legs: [{ result: 'void', selections: [{ voidReason: 13 }] }],
  })
  await expect(doIt(voidable)).rejects.toThrow('betting_over')
})

test('BET-08: a wrong price voids a bet before the start where it is off by a fourth and three points, and later never', async () => {
  const [playerId, match] = [await rich(), await offers.match(4_000)]
  await offers.fair(match.one, 500_000)
  const { betId } = await bet(playerId, match.one, 4_000)
  await offers.price(match.one, 2_100)
  const fair = await bet(playerId, match.one, 2_100)
  const wrongPrice = (id: string | null) =>
    ({ kind: 'void_bet', betId: BigInt(id ?? 0), reason: 10 }) as const
  await expect(doIt(wrongPrice(fair.betId))).rejects.toThrow('void_not_founded')
  expect(await previewOf(wrongPrice(betId))).toBeNull()
  await sql`update betting_event set starts_at = now() where id = ${match.eventId}`.execute(
    casino.db,
  )
  await expect(doIt(wrongPrice(betId))).rejects.toThrow('void_not_founded')
})

test('classes: two people give one, and its player is told its code before betting', async () => {
  const [playerId, match] = [await rich(), await offers.match(1_850, 2_000, true)]
  const quoted = () =>
    quoteSlip(casino.db, [{ selections: [match.one], odds: 1_850, isBanker: false }], playerId)
  expect(await quoted()).toMatchObject({ maxKurus: 2_500_000, maxCode: 'L-205', delayMs: 2_500 })
  const give = (playerClass: 'sharp' | 'vip' | null) =>
    doIt({ kind: 'class', playerId, playerClass })
  await give('sharp')
  expect(await quoted()).toMatchObject({ maxKurus: 2_500_000, maxCode: 'L-205', delayMs: 5_000 })
  await give('vip')
  expect(await quoted()).toMatchObject({ maxKurus: 10_000_000, maxCode: 'L-204' })
  await give(null)
  expect(await quoted()).toMatchObject({ maxKurus: 2_500_000, maxCode: 'L-205' })
})

test('L-211: what a class can win in a day is used up by bets that are open, and told', async () => {
  const playerId = await casino.player({ cashE5: 100_000n * E5 })
  const [first, second] = [await offers.match(3_000), await offers.match(3_000)]
  const wish = (on: number, unitKurus: number) => ({ legs: [{ on, odds: 3_000 }], unitKurus })
  expect(await bettors.place(playerId, wish(first.one, 2_400_000))).toMatchObject({ code: null })
  expect(await bettors.place(playerId, wish(second.one, 200_000))).toMatchObject({
    code: 'L-211',
    maxKurus: 100_000,
  })
  expect(
    await quoteSlip(
      casino.db,
      [{ selections: [second.one], odds: 3_000, isBanker: false }],
      playerId,
    ),
  ).toMatchObject({ maxKurus: 100_000, maxCode: 'L-211' })
})

test('BET-13: a selection that has reached its liability is taken off until a trader opens it', async () => {
  const [playerId, match] = [await rich(), await offers.match(2_000)]
  const most = { stakeKurus: 100_000n, payoutKurus: 50_000_000n, liabilityKurus: 10_000n }
  const limit = { ...AYLA, scope: String(match.eventId), playerClass: 'standard' } as const
  await trading.setLimit({ ...limit, most })
  expect(await bet(playerId, match.one, 2_000)).toMatchObject({ code: null })
  expect(await bet(playerId, match.one, 2_000)).toMatchObject({ code: 'R-110' })
  expect(await bet(playerId, match.two, 2_000)).toMatchObject({ code: null })
  const [first] = (await desk.losses()).filter(({ matchId }) => matchId === String(match.eventId))
  expect(first).toMatchObject({ selection: '1' })
  const subject = `selection ${match.one}`
  expect(await trading.orders({ subject, take: 5 })).toMatchObject([{ askedBy: 'liability' }])
  await trading.setLimit({ ...limit, most: { ...most, liabilityKurus: 20_000n } })
  await trading.setStopped({ ...AYLA, scope: 'selection', id: BigInt(match.one), isStopped: false })
  expect(await bet(playerId, match.one, 2_000)).toMatchObject({ code: null })
})

test('FRD-08: live bets taken within ten seconds before a change are listed', async () => {
  const [playerId, match] = [await rich(), await offers.match(1_850, 2_000, true)]
  const { betId } = await bet(playerId, match.one)
  await sql`update betting_bet set state = 'open', decided_at = clock_timestamp() - interval '4 seconds' where id = ${betId}`.execute(
    casino.owner.db,
  )
  const early = await bet(playerId, match.one)
  await sql`update betting_bet set state = 'open', decided_at = clock_timestamp() - interval '14 seconds' where id = ${early.betId}`.execute(
    casino.owner.db,
  )
  await offers.goal(match.eventId)
  const late = await trading.lateBets({ since: new Date(0), eventId: match.eventId, take: 10 })
  expect(late).toMatchObject([{ betId, costKurus: 10_000, state: 'open' }])
  expect(late[0]?.beforeMs).toBeGreaterThan(3_500)
  expect(late[0]?.beforeMs).toBeLessThan(10_000)
})

test('a settlement of the feed after one of a trader is the next version', async () => {
  const [playerId, match] = [await rich(), await offers.match()]
  await bet(playerId, match.one)
  await doIt({ kind: 'settle', marketId: match.marketId, facts: {}, results: WON })
  await apply()
  // The feed’s process remembers no version of the trader’s.
  await offers.settle(match.marketId, 1, { outcomes: { '1': 'loss', '2': 'win' } })
  await apply()
  expect(await casino.cashE5(playerId)).toBe(900n * E5)
  const market = casino.db.selectFrom('betting_market').select('settlement')
  expect(await market.where('id', '=', match.marketId).executeTakeFirst()).toEqual({
    settlement: 2,
  })
})
