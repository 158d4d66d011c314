import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdOpen } from '../../../../testing/database/hold-open.ts'
import { whenWaiting } from '../../../../testing/database/when-waiting.ts'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { type BetWish, openBettors } from '../../testing/bettors.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()

const rich = () => casino.player({ cashE5: 10_000n * E5 })
const place = (playerId: string, wish: BetWish) => bettors.place(playerId, wish)
const betsOf = (playerId: string) =>
  casino.db.selectFrom('betting_bet').selectAll().where('player_id', '=', playerId).execute()

test('a bet before the start takes its cost, and is open with its legs and its greatest payout', async () => {
  const playerId = await rich()
  const [a, b] = [await offers.match(1_950), await offers.match(1_610)]
  const legs = [
    { on: a.one, odds: 1_950 },
    { on: b.one, odds: 1_610 },
  ]
  const placed = await place(playerId, { legs, unitKurus: 25_000 })
  expect(placed).toMatchObject({ state: 'open', code: null, delayMs: 0 })
  expect(placed.legs).toEqual([{ odds: 1_950 }, { odds: 1_610 }])
  expect(await casino.cashE5(playerId)).toBe(9_750n * E5)
  // 250.00 × 1.95 × 1.61 is 784.875.
  expect(await betsOf(playerId)).toMatchObject([
    { state: 'open', cost_kurus: 25_000n, possible_kurus: 78_488n, columns: 1 },
  ])
  const books = await casino.db
    .selectFrom('betting_liability')
    .selectAll()
    .where('selection_id', '=', BigInt(a.one))
    .execute()
  expect(books).toMatchObject([{ staked_kurus: 12_500n, payout_kurus: 39_244n }])
})

test('a system costs all its columns, a banker none', async () => {
  const playerId = await rich()
  const matches = [await offers.match(), await offers.match(), await offers.match()]
  const legs = matches.map(({ one }, at) => ({ on: one, odds: 1_850, isBanker: at === 0 }))
  const placed = await place(playerId, { legs, sizes: [1, 2], unitKurus: 1_000 })
  expect(placed.state).toBe('open')
  expect(await betsOf(playerId)).toMatchObject([{ columns: 3, cost_kurus: 3_000n }])
})

test('one id said twenty times at once is one bet, and each is told the same', async () => {
  const playerId = await rich()
  const { one } = await offers.match()
  const wish = { id: randomUUID(), legs: [{ on: one, odds: 1_850 }] }
  const all = await Promise.all(Array.from({ length: 20 }, () => place(playerId, wish)))
  expect(new Set(all.map(({ betId }) => betId)).size).toBe(1)
  expect(all.every(({ state }) => state === 'open')).toBe(true)
  expect(await casino.cashE5(playerId)).toBe(9_900n * E5)
})

test('R-120: another bet under the same id is refused, and moves nothing', async () => {
  const playerId = await rich()
  const { one } = await offers.match()
  const wish = { id: randomUUID(), legs: [{ on: one, odds: 1_850 }] }
  await place(playerId, wish)
  const changed = await place(playerId, { ...wish, unitKurus: 20_000 })
  expect(changed).toMatchObject({ state: 'refused', code: 'R-120', betId: null })
  expect(await casino.cashE5(playerId)).toBe(9_900n * E5)
})

test('BET-02, R-101: odds that moved are taken as the policy says', async () => {
  const playerId = await rich()
  const { one } = await offers.match(1_900)
  const sent = async (policy: 'none' | 'better' | 'any', odds: number) => {
    const { state, code, legs } = await place(playerId, { policy, legs: [{ on: one, odds }] })
    return state === 'open' ? legs[0]?.odds : code
  }
  expect(await sent('none', 1_850)).toBe('R-101')
  expect(await sent('better', 1_850)).toBe(1_900)
  expect(await sent('any', 1_850)).toBe(1_900)
  expect(await sent('none', 1_950)).toBe('R-101')
  expect(await sent('better', 1_950)).toBe('R-101')
  expect(await sent('any', 1_950)).toBe(1_900)
})

test('R-110, R-114, R-130, R-140: what is over, silent, related or withdrawn is not taken', async () => {
  const playerId = await rich()
  const one = (on: number, odds = 1_850) => ({ legs: [{ on, odds }] })
  const coded = async (wish: BetWish) => (await place(playerId, wish)).code
  const begun = await offers.event({ startsInMs: -1, markets: [{ odds: { '1': 1_850 } }] })
  expect(await coded(one(begun.markets[0]?.of('1') ?? 0))).toBe('R-110')
  const suspended = await offers.match()
  await offers.suspend(suspended.marketId)
  expect(await coded(one(suspended.one))).toBe('R-110')
  const stopped = [await offers.match(), await offers.match(), await offers.match()]
  for (const [at, table] of (['event', 'market', 'selection'] as const).entries()) {
    const { one: id, marketId, eventId } = stopped[at] ?? suspended
    const ofTable = { event: eventId, market: marketId, selection: BigInt(id) }[table]
    const stop = casino.db.updateTable(`betting_${table}`).set({ is_stopped: true })
    await stop.where('id', '=', ofTable).execute()
    expect(await coded(one(id)), table).toBe('R-110')
  }
  const match = await offers.match()
  const related = [
    { on: match.one, odds: 1_850 },
    { on: match.two, odds: 2_000 },
  ]
  expect(await coded({ legs: related })).toBe('R-130')
  expect(await coded(one(999_999_999))).toBe('R-140')
  const put = (state: 'cancelled' | 'scheduled') =>
    casino.db.updateTable('betting_event').set({ state }).where('id', '=', match.eventId).execute()
  await put('cancelled')
  expect(await coded(one(match.one))).toBe('R-140')
  await put('scheduled')
  const heard = (ago: string) =>
    sql`update betting_producer set heard_at = now() - ${ago}::interval where producer = 'pre'`.execute(
      casino.db,
    )
  await heard('5.5 seconds')
  expect(await coded(one(match.one))).toBe('R-114')
  await heard('-1 hour')
  expect(await coded(one(match.one))).toBeNull()
  expect(await casino.cashE5(playerId)).toBe(9_900n * E5)
})

test('L-201, L-204, L-205, L-210, L-230: the limit that is hit is named with the largest unit that would be taken', async () => {
  const playerId = await casino.player({ cashE5: 50n * E5 })
  const cheap = await offers.match()
  const one = (unitKurus: number, on = cheap.one, odds = 1_850) => ({
    legs: [{ on, odds }],
    unitKurus,
  })
  expect(await place(playerId, one(99))).toMatchObject({ code: 'L-201', maxKurus: 100 })
  expect(await place(playerId, one(5_001))).toMatchObject({ code: 'L-230', maxKurus: 5_000 })
  const long = await offers.match(100_000)
  const tooMuch = await place(playerId, one(600_000, long.one, 100_000))
  expect(tooMuch).toMatchObject({ code: 'L-210', maxKurus: 500_000 })
  await casino.db
    .insertInto('betting_limit')
    .values({
      scope: String(cheap.eventId),
      player_class: 'standard',
      stake_max_kurus: 6_000n,
      payout_max_kurus: 50_000_000n,
      liability_max_kurus: 2_500n,
    })
    .execute()
  expect(await place(playerId, one(3_001))).toMatchObject({ code: 'L-205', maxKurus: 3_000 })
  expect(await place(playerId, one(3_000))).toMatchObject({ code: 'L-204', maxKurus: 2_941 })
  expect(await place(playerId, one(2_900))).toMatchObject({ code: null })
  expect(await place(playerId, one(100))).toMatchObject({ code: 'R-110' })
  expect(await casino.cashE5(playerId)).toBe(21n * E5)
})

test('L-220, LIM-03: a player’s own limit refuses a stake, and an excluded player is refused as everywhere', async () => {
  const playerId = await rich()
  const { one } = await offers.match()
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'stake',
      period: 'day',
      most: 150n * E5,
      changed_at: casino.clock.now(),
      wished: null,
      wished_at: null,
    })
    .execute()
  const wish = { legs: [{ on: one, odds: 1_850 }] }
  const codes = [await place(playerId, wish), await place(playerId, wish)].map(({ code }) => code)
  expect(codes).toEqual([null, 'L-220'])
  const excluded = await casino.player({ cashE5: 100n * E5, status: 'excluded' })
  await expect(place(excluded, wish)).rejects.toThrow('player_excluded')
  expect(await casino.cashE5(excluded)).toBe(100n * E5)
})

test('LEG-01: without a licence that holds no bet is taken', async () => {
  const { one } = await offers.match()
  const house = { whyClosed: () => 'real_money_closed' as const }
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const closed = openBettors({ ...casino, house })
  const bet = closed.place(playerId, { legs: [{ on: one, odds: 1_850 }] })
  await expect(bet).rejects.toThrow('real_money_closed')
  expect(await casino.cashE5(playerId)).toBe(100n * E5)
})

test('BET-02: while the price moves again and again, each bet is at one price or refused for it', async () => {
  const { one } = await offers.match(1_900)
  const players = await casino.players(Array.from({ length: 30 }, () => ({ cashE5: 100n * E5 })))
  let isOver = false
  const moving = (async () => {
    for (let n = 0; !isOver; n++) await offers.price(one, n % 2 === 0 ? 1_800 : 1_900)
  })()
  const bets = players.map((playerId) =>
    place(playerId, { legs: [{ on: one, odds: 1_900 }], policy: 'any' }),
  )
  const answers = await Promise.all(bets)
  isOver = true
  await moving
  const given = answers.map(({ state, code, legs }) => (state === 'open' ? legs[0]?.odds : code))
  expect(given.filter((one) => one !== 1_800 && one !== 1_900 && one !== 'R-101')).toEqual([])
})

test('BET-02: a price that moves while a bet is written is the one at which it is taken', async () => {
  const playerId = await rich()
  const { one } = await offers.match(1_900)
  const holder = await holdOpen(casino.pool)
  try {
    await holder.query('select from account where owner_id = $1 for update', [playerId])
    const placing = place(playerId, { legs: [{ on: one, odds: 1_900 }], policy: 'any' })
    await whenWaiting(casino.owner.pool, 1)
    await offers.price(one, 1_800)
    await holder.query('rollback')
    expect(await placing).toMatchObject({ state: 'open', legs: [{ odds: 1_800 }] })
  } finally {
    holder.release(true)
  }
  expect(await betsOf(playerId)).toMatchObject([{ possible_kurus: 18_000n }])
})

test('BET-06: a hundred bets race a suspension, and none commits after it', async () => {
  const { one, marketId } = await offers.match()
  const players = await casino.players(Array.from({ length: 100 }, () => ({ cashE5: 100n * E5 })))
  const bets = players.map((playerId) => place(playerId, { legs: [{ on: one, odds: 1_850 }] }))
  await bets[20]
  await offers.suspend(marketId)
  // Whoever is taken by now committed before: the suspension waited for them, and the others saw it.
  const takenBefore = await countOn(one)
  const codes = (await Promise.all(bets)).map(({ code }) => code)
  expect(await countOn(one)).toBe(takenBefore)
  expect(takenBefore).toBeLessThan(100)
  expect(codes.filter((code) => code === null)).toHaveLength(takenBefore)
  expect(codes.filter((code) => code === 'R-110')).toHaveLength(100 - takenBefore)
})

test('BET-13: two hundred bets at once against a limit for 37: 37 are taken', async () => {
  const { one, eventId } = await offers.match(2_000)
  await casino.db
    .insertInto('betting_limit')
    .values({
      scope: String(eventId),
      player_class: 'standard',
      stake_max_kurus: 20_000n,
      payout_max_kurus: 50_000_000n,
      liability_max_kurus: 379_999n,
    })
    .execute()
  const players = await casino.players(Array.from({ length: 200 }, () => ({ cashE5: 100n * E5 })))
  const bets = players.map((playerId) => place(playerId, { legs: [{ on: one, odds: 2_000 }] }))
  const codes = (await Promise.all(bets)).map(({ code }) => code)
  expect(codes.filter((code) => code === null)).toHaveLength(37)
  expect(codes.filter((code) => code === 'L-204')).toHaveLength(163)
})

const countOn = async (selection: number): Promise<number> =>
  (
    await casino.db
      .selectFrom('betting_leg_selection')
      .select('bet_id')
      .where('selection_id', '=', BigInt(selection))
      .execute()
  ).length
