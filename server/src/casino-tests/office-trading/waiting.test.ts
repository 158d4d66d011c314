import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideWaiting } from '../../modules/betting/bets/waiting/decide-waiting.ts'
import { type Came, openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const codeOf = ({ success, data }: Came) => (success ? 'done' : data?.code)
const stateOf = async (betId: string) =>
  (
    await room.casino.db
      .selectFrom('betting_bet')
      .select('state')
      .where('id', '=', BigInt(betId))
      .executeTakeFirst()
  )?.state

/** A bet above the limit of a match of its own. */
async function waiting(unitKurus = 40_000, stakeKurus = 20_000n) {
  const match = await room.offers.match(2_000, 2_000)
  await sql`insert into betting_limit values (${String(match.eventId)}, 'standard', ${stakeKurus}, 50000000, 500000000)`.execute(
    room.casino.owner.db,
  )
  const playerId = await room.rich()
  const placed = await room.bettors.place(playerId, {
    legs: [{ on: match.one, odds: 2_000 }],
    unitKurus,
    asksTrader: true,
  })
  expect(placed).toMatchObject({ state: 'waiting' })
  return { ...match, playerId, betId: placed.betId ?? '' }
}
const decide = (name: string, path: string, betId: string, more: object = {}) =>
  room.post(name, path, { id: betId, ...more })

test('a bet that waits is listed with what is left of it, its limit and what could be offered', async () => {
  const { betId, eventId } = await waiting()
  const bet = (await room.waiting()).find(({ id }) => id === betId)
  expect(bet).toMatchObject({
    costKurus: 40_000,
    limitKurus: 10_000,
    counterUnitKurus: 10_000,
    playerClass: 'new',
    needsTwo: false,
    hasMoved: false,
    isFirstOwn: false,
    legs: [{ matchId: `${eventId}`, oddsMilli: 2_000, nowMilli: 2_000 }],
  })
  expect(bet?.leftMs).toBeGreaterThan(0)
})

test('of two traders who decide one bet at once one does', async () => {
  const { betId } = await waiting()
  const both = await Promise.all([
    decide('ada', 'accept', betId),
    decide('bora', 'refuse', betId, { code: 'stake', reason: REASON }),
  ])
  expect(both.map(codeOf).toSorted()).toEqual(['done', 'order_decided'])
})

test('above ₺10.000 two accept: the first cannot be the second', async () => {
  const { betId } = await waiting(1_200_000, 1_000_000n)
  const first = await decide('ada', 'accept', betId)
  expect(first.data).toEqual({ outcome: 'first' })
  expect(codeOf(await decide('ada', 'accept', betId))).toBe('order_needs_another')
  expect((await room.waiting('ada')).find(({ id }) => id === betId)).toMatchObject({
    firstBy: 'ada',
    isFirstOwn: true,
  })
  expect((await decide('bora', 'accept', betId)).data).toEqual({ outcome: 'accepted' })
  await decideWaiting(room.bettors.deps)
  expect(await stateOf(betId)).toBe('open')
})

test('a bet is never accepted after something happened in its match', async () => {
  const { betId, eventId } = await waiting()
  await room.offers.goal(eventId)
  expect((await room.waiting()).find(({ id }) => id === betId)?.hasMoved).toBe(true)
  expect(codeOf(await decide('ada', 'accept', betId))).toBe('order_moved')
  expect(await stateOf(betId)).toBe('refused')
  const other = await waiting()
  await room.offers.goal(other.eventId)
  const counter = { unitKurus: 5_000 }
  expect(codeOf(await decide('ada', 'counter', other.betId, counter))).toBe('order_moved')
  expect(await stateOf(other.betId)).toBe('refused')
})

test('a match that is taken off while a bet is accepted: the bet is refused, or was taken before', async () => {
  const { betId, eventId } = await waiting()
  const seen = (await room.match(eventId))?.seen
  const [accepted, suspended] = await Promise.all([
    decide('ada', 'accept', betId),
    room.post('bora', 'suspend', { scope: 'event', id: `${eventId}`, seen }),
  ])
  expect([accepted, suspended].map(codeOf)).toEqual(['done', 'done'])
  await decideWaiting(room.bettors.deps)
  expect(await stateOf(betId)).toBe('refused')
})

test('a counter-offer is a lower stake at the same odds', async () => {
  const { betId } = await waiting()
  expect(codeOf(await decide('ada', 'counter', betId, { unitKurus: 40_000 }))).toBe(
    'counter_not_lower',
  )
  expect(codeOf(await decide('ada', 'counter', betId, { unitKurus: 9_500 }))).toBe('done')
  const bet = (await room.waiting()).find(({ id }) => id === betId)
  expect(bet?.state).toBe('countered')
  expect(bet?.leftMs).toBeLessThanOrEqual(10_000)
})

test('what runs out is refused, and nobody accepts it afterwards', async () => {
  const { betId } = await waiting()
  await sql`update betting_bet set decides_at = clock_timestamp() where id = ${betId}`.execute(
    room.casino.owner.db,
  )
  expect(codeOf(await decide('ada', 'accept', betId))).toBe('review_over')
  await decideWaiting(room.bettors.deps)
  expect(await stateOf(betId)).toBe('refused')
})

test('all bets of one match are refused with one word, each with its row, and those of others wait on', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const refused = await room.post<{ refused: number }>('ada', 'refuse-all', {
    match: `${one.eventId}`,
    code: 'news',
    reason: REASON,
  })
  expect(refused.data).toEqual({ refused: 1 })
  expect([await stateOf(one.betId), await stateOf(other.betId)]).toEqual(['refused', 'waiting'])
  const none = await room.post<{ refused: number }>('ada', 'refuse-all', {
    match: `${one.eventId}`,
    code: 'news',
    reason: REASON,
  })
  expect(none.data).toEqual({ refused: 0 })
})

test('a manager accepts and does not refuse; support sees nothing of it', async () => {
  const { betId } = await waiting()
  const no = await decide('derya', 'refuse', betId, { code: 'stake', reason: REASON })
  expect(codeOf(no)).toBe('no_right')
  expect(await room.waiting('efe')).not.toContainEqual(expect.objectContaining({ id: betId }))
  expect(codeOf(await decide('derya', 'accept', betId))).toBe('done')
})
