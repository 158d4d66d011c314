import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnPrices } from '../../modules/betting/bets/trading/stops/return-prices.ts'
import { type Came, openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const codeOf = ({ success, data }: Came) => (success ? 'done' : data?.code)
const first = async (eventId: bigint) => {
  const [one] = (await room.market(eventId)).selections
  if (!one) throw new Error('a market has selections')
  return one
}

test('the desk lists matches with open money or that begin soon, and what the house keeps of each outcome', async () => {
  const { eventId, marketId } = await room.betOn()
  const soon = await room.offers.match()
  const handicap = { key: 'ft.ah', line: '-0.5', odds: { '1': 1_850, '2': 2_000 } }
  await room.offers.event({ startsInMs: 86_400_000, markets: [handicap] })
  const desk = await room.desk()
  expect(desk?.matches.map(({ id }) => id)).toEqual([eventId, soon.eventId].map(String))
  expect(desk?.matches[0]).toMatchObject({ bets: 1, stakedKurus: 10_000, houseKurus: -8_500 })
  expect(desk?.losses[0]).toMatchObject({ matchId: `${eventId}`, houseKurus: -8_500 })
  const market = await room.market(eventId)
  expect(market).toMatchObject({ id: `${marketId}`, stakedKurus: 10_000, limitKurus: 5_000_000 })
  expect(market.selections).toMatchObject([
    { key: '1', oddsMilli: 1_850, houseKurus: -8_500, isByHand: false },
    { key: '2', oddsMilli: 2_000, houseKurus: 10_000 },
  ])
})

test('of two traders who take a market off at once one does, and the other reads how it was and is', async () => {
  const { eventId, marketId, one, playerId } = await room.betOn()
  const { seen } = await room.market(eventId)
  const suspend = (name: string) =>
    room.post(name, 'suspend', { scope: 'market', id: `${marketId}`, seen })
  const both = await Promise.all([suspend('ada'), suspend('bora')])
  expect(both.map(codeOf).toSorted()).toEqual(['board_moved', 'done'])
  expect(both.find(({ success }) => !success)?.data?.fields).toEqual([
    { field: 'was', message: 'active v0 open' },
    { field: 'is', message: 'active v0 stopped' },
  ])
  const bet = await room.bettors.place(playerId, { legs: [{ on: one, odds: 1_850 }] })
  expect(bet).toMatchObject({ code: 'R-110' })
  const market = await room.market(eventId)
  expect(['ada', 'bora']).toContain(market.stopped?.by)
  const rows = await room.casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'code'])
    .where('object', '=', `market:${marketId}`)
    .orderBy('outcome')
    .execute()
  expect(rows).toEqual([
    { outcome: 'done', code: null },
    { outcome: 'refused', code: 'board_moved' },
  ])
})

test('what was taken off opens while the feed is fresh and there is a price, and not otherwise', async () => {
  const { eventId, marketId, one, two } = await room.betOn()
  const stop = async (path: string) => {
    const { seen } = await room.market(eventId)
    return codeOf(await room.post('ada', path, { scope: 'market', id: `${marketId}`, seen }))
  }
  expect(await stop('suspend')).toBe('done')
  const hear = (at: string) =>
    sql`update betting_producer set heard_at = now() + ${at}::interval where producer = 'pre'`.execute(
      room.casino.owner.db,
    )
  await hear('-6 seconds')
  expect(await stop('open')).toBe('feed_not_fresh')
  await hear('1 hour')
  const price = (odds: number | null) =>
    sql`update betting_selection set odds_milli = ${odds} where id in (${one}, ${two})`.execute(
      room.casino.owner.db,
    )
  await price(null)
  expect(await stop('open')).toBe('feed_not_fresh')
  await price(1_850)
  expect(await stop('open')).toBe('done')
  expect((await room.market(eventId)).isStopped).toBe(false)
})

test('everything is taken off with one press, and a match that begins later is not', async () => {
  const [a, b] = [await room.betOn(), await room.betOn()]
  expect((await room.post('ada', 'suspend-all', {})).success).toBe(true)
  for (const { eventId } of [a, b]) expect((await room.match(eventId))?.isStopped).toBe(true)
  expect((await room.betOn()).isOpen).toBe(true)
})

test('odds of a trader are near the fair ones, stand against the feed, and are the feed’s again when told', async () => {
  const { eventId, one } = await room.betOn()
  const set = async (oddsMilli: number | null, seen?: string) =>
    codeOf(
      await room.post('ada', 'price', {
        id: `${one}`,
        oddsMilli,
        seen: seen ?? (await first(eventId)).seen,
      }),
    )
  expect(await set(2_500)).toBe('odds_not_allowed')
  expect(await set(1_901)).toBe('odds_not_allowed')
  const { seen } = await first(eventId)
  expect(await set(1_900)).toBe('done')
  expect(await first(eventId)).toMatchObject({ oddsMilli: 1_900, feedMilli: 1_850, isByHand: true })
  expect(await set(1_950, seen)).toBe('board_moved')
  await room.offers.price(one, 1_700)
  expect(await first(eventId)).toMatchObject({ oddsMilli: 1_900, feedMilli: 1_700 })
  expect(await set(null)).toBe('done')
  expect(await first(eventId)).toMatchObject({ oddsMilli: 1_700, isByHand: false })
})

test('a price that the feed has changed meanwhile is refused with the old and the new one', async () => {
  const { eventId, one } = await room.betOn()
  const { seen } = await first(eventId)
  await room.offers.price(one, 1_800)
  const came = await room.post('ada', 'price', { id: `${one}`, oddsMilli: 1_900, seen })
  expect(came.data?.fields).toEqual([
    { field: 'was', message: '- 1850 520000' },
    { field: 'is', message: '- 1800 520000' },
  ])
})

test('odds of a trader count until the next phase of the match', async () => {
  const { eventId, one, playerId } = await room.betOn(true)
  const clock = (period: string) =>
    room.offers.play(eventId, {
      score: { total: [0, 0], parts: [] },
      clock: { period, elapsedS: 60, isRunning: true },
    })
  await clock('h1')
  const { seen } = await first(eventId)
  await room.post('ada', 'price', { id: `${one}`, oddsMilli: 1_900, seen })
  await returnPrices(room.bettors.deps)
  expect((await first(eventId)).oddsMilli).toBe(1_900)
  await clock('ht')
  expect((await first(eventId)).oddsMilli).toBe(1_850)
  const late = await room.bettors.place(playerId, { legs: [{ on: one, odds: 1_900 }] })
  expect(late).toMatchObject({ code: 'R-101' })
  await Promise.all([1, 2].map(() => returnPrices(room.bettors.deps)))
  await clock('h1')
  expect((await first(eventId)).oddsMilli).toBe(1_850)
})

test('a bet beside a change of its price is taken at what it saw, or refused: never at another', async () => {
  const { eventId, one, playerId } = await room.betOn()
  const { seen } = await first(eventId)
  const [bets, priced] = await Promise.all([
    Promise.all(
      [1, 2, 3, 4].map(() => room.bettors.place(playerId, { legs: [{ on: one, odds: 1_850 }] })),
    ),
    room.post('ada', 'price', { id: `${one}`, oddsMilli: 1_700, seen }),
  ])
  expect(codeOf(priced)).toBe('done')
  for (const bet of bets) expect([null, 'R-101']).toContain(bet.code)
  const after = await room.bettors.place(playerId, { legs: [{ on: one, odds: 1_850 }] })
  expect(after).toMatchObject({ code: 'R-101' })
  const odds = await sql<{ odds: number }>`select distinct odds_milli as odds from betting_leg leg
    join betting_leg_selection own on own.bet_id = leg.bet_id and own.leg = leg.number
    join betting_bet bet on bet.id = leg.bet_id
    where own.selection_id = ${one} and bet.state = 'open'`.execute(room.casino.db)
  expect(odds.rows).toEqual([{ odds: 1_850 }])
})

test('a limit is within those around it, and one that somebody else has set meanwhile stays', async () => {
  const { eventId, marketId } = await room.betOn()
  const set = (name: string, scope: string, id: bigint, stakeKurus: number, seen = 'none') =>
    room.post(name, 'limit', {
      scope,
      id: `${id}`,
      seen,
      reason: REASON,
      most: { stakeKurus, payoutKurus: 1_000_000, liabilityKurus: 5_000_000 },
    })
  const both = await Promise.all(['ada', 'bora'].map((name) => set(name, 'event', eventId, 50_000)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(codeOf(await set('ada', 'market', marketId, 50_001))).toBe('limit_above_class')
  expect(codeOf(await set('ada', 'market', marketId, 20_000))).toBe('done')
  expect(await room.market(eventId)).toMatchObject({
    limitKurus: 20_000,
    ownLimit: { stakeKurus: 20_000 },
  })
  expect(codeOf(await set('ada', 'market', marketId, 10_000))).toBe('board_moved')
  expect(codeOf(await set('ada', 'market', 999_999n, 10_000))).toBe('not_found')
})

test('nothing of a market, a match or all is sold back while a trader has stopped it', async () => {
  const { eventId, marketId } = await room.betOn()
  const set = (scope: string, id: string, hasCashOut: boolean) =>
    room.post('ada', 'cash-out', { scope, id, hasCashOut, reason: REASON })
  expect(codeOf(await set('market', `${marketId}`, false))).toBe('done')
  expect((await room.market(eventId)).hasCashOut).toBe(false)
  expect(codeOf(await set('event', `${eventId}`, false))).toBe('done')
  expect((await room.match(eventId))?.hasCashOut).toBe(false)
  expect(codeOf(await set('all', '0', false))).toBe('done')
  expect((await room.desk())?.hasCashOut).toBe(false)
  expect(codeOf(await set('all', '1', true))).toBe('invalid_input')
  expect(codeOf(await set('all', '0', true))).toBe('done')
  expect(codeOf(await set('event', '999999', true))).toBe('not_found')
})

test('a stream that a trader has shut stays shut though the feed opens it', async () => {
  const { one, playerId } = await room.betOn(true)
  const shut = (isShut: boolean) =>
    room.post('ada', 'feed', { source: 'test', producer: 'live', isShut, reason: REASON })
  expect(codeOf(await shut(true))).toBe('done')
  const feedOpens = () =>
    sql`update betting_producer set is_open = true where producer = 'live'`.execute(room.casino.db)
  await feedOpens()
  const place = () => room.bettors.place(playerId, { legs: [{ on: one, odds: 1_850 }] })
  expect(await place()).toMatchObject({ code: 'R-114' })
  expect((await room.desk())?.feeds).toContainEqual(
    expect.objectContaining({ producer: 'live', isOpen: false, isShut: true }),
  )
  expect(codeOf(await shut(false))).toBe('done')
  await feedOpens()
  expect(await place()).not.toMatchObject({ code: 'R-114' })
})

test('whoever has not the right of a trader sees and does nothing here', async () => {
  const { eventId } = await room.betOn()
  const suspended = { scope: 'event', id: `${eventId}`, seen: 'scheduled 0 open' }
  expect(codeOf(await room.post('efe', 'suspend', suspended))).toBe('no_right')
  expect((await room.late('efe')).status).toBe(403)
  expect((await room.late('ada')).success).toBe(true)
})
