import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../platform/log/log.ts'
import { openTable } from '../../testing/players/play.ts'
import { openProtectionSite, type ProtectionSite } from '../../testing/players/protection-site.ts'
import { endBreaks } from './index.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
const E5 = 100_000n

let site: ProtectionSite
beforeAll(async () => {
  site = await openProtectionSite()
})
afterAll(async () => {
  expect(await site.casino.sumOfBooks()).toBe(0n)
  await site.close()
})

const post = (playerId: string, name: string, payload: object = {}) =>
  site.ask(playerId, name, payload)
const mine = async (playerId: string) => (await site.ask(playerId, 'mine')).data
const set = (playerId: string, most: number | null, kind = 'stake', period = 'day') =>
  post(playerId, 'setlimit', { kind, period, most })
const confirm = (playerId: string, kind = 'stake', period = 'day') =>
  post(playerId, 'confirmlimit', { kind, period })
const statusOf = async (playerId: string) =>
  (
    await site.casino.db
      .selectFrom('player')
      .select('status')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).status
const newsOf = (playerId: string) =>
  site.casino.db
    .selectFrom('notification')
    .select(['title_tr', 'title_en'])
    .where('player_id', '=', playerId)
    .execute()
const end = () => endBreaks({ ...site.casino, log: openLog('silent'), onCommitted: () => {} })

test('LIM-04: a lower limit holds at once; a higher one a day after it was asked for, and confirmed', async () => {
  const playerId = await site.casino.player()
  expect(await set(playerId, 500)).toMatchObject({ success: true })
  expect(await set(playerId, 200)).toMatchObject({
    data: { limits: [{ kind: 'stake', period: 'day', most: 200, used: 0, left: 200, wish: null }] },
  })
  expect(await confirm(playerId)).toMatchObject({ data: { code: 'limit_not_set' } })
  expect(await set(playerId, 900)).toMatchObject({
    data: { limits: [{ most: 200, wish: { most: 900 } }] },
  })
  site.casino.clock.advance(DAY_MS - SECOND_MS)
  expect(await confirm(playerId)).toMatchObject({ data: { code: 'limit_wish_too_early' } })
  // Nothing happens by itself.
  site.casino.clock.advance(SECOND_MS)
  expect(await mine(playerId)).toMatchObject({ limits: [{ most: 200 }] })
  expect(await confirm(playerId)).toMatchObject({ data: { limits: [{ most: 900, wish: null }] } })
  expect(await newsOf(playerId)).toHaveLength(4)
})

test('LIM-04: to take a limit away waits too, a new wish waits anew, and what is set drops the wish', async () => {
  const playerId = await site.casino.player()
  await set(playerId, 100)
  await set(playerId, null)
  site.casino.clock.advance(DAY_MS - SECOND_MS)
  await set(playerId, 300)
  site.casino.clock.advance(SECOND_MS)
  expect(await confirm(playerId)).toMatchObject({ data: { code: 'limit_wish_too_early' } })
  await set(playerId, 100)
  site.casino.clock.advance(DAY_MS)
  expect(await confirm(playerId)).toMatchObject({ data: { code: 'limit_not_set' } })
  await set(playerId, null)
  site.casino.clock.advance(DAY_MS)
  expect(await confirm(playerId)).toMatchObject({ data: { limits: [] } })
})

test('LIM-02: every kind and period can be set; time has the day alone', async () => {
  const playerId = await site.casino.player()
  for (const kind of ['deposit', 'stake', 'loss']) {
    for (const period of ['day', 'week', 'month']) {
      expect(await set(playerId, 100, kind, period)).toMatchObject({ success: true })
    }
  }
  expect(await set(playerId, 60, 'time')).toMatchObject({ success: true })
  expect(await set(playerId, 60, 'time', 'week')).toMatchObject({ success: false })
  expect(await set(playerId, 24 * 60 + 1, 'time')).toMatchObject({ success: false })
  expect((await mine(playerId)).limits).toHaveLength(10)
})

test('LIM-05: what is used and left is what was staked', async () => {
  const playerId = await site.casino.player({ cashE5: 100n * E5 })
  const table = await openTable(site.casino, playerId)
  await set(playerId, 50)
  await set(playerId, 50, 'loss', 'week')
  const bet = table.bet(20n * E5)
  expect(await site.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  expect(await site.wallet.post(table.win(bet, 30n * E5))).toMatchObject({ outcome: 'ok' })
  expect(await mine(playerId)).toMatchObject({
    limits: [
      { kind: 'stake', used: 20, left: 30 },
      { kind: 'loss', used: -10, left: 60 },
    ],
  })
})

test('EXC-01: a time-out stops the next stake at once, wins post, and it ends by itself', async () => {
  const playerId = await site.casino.player({ cashE5: 100n * E5 })
  const table = await openTable(site.casino, playerId)
  const bet = table.bet(E5)
  await site.wallet.post(bet)
  expect(await post(playerId, 'timeout', { length: 'day' })).toMatchObject({
    data: { exclusion: { kind: 'time_out', mayAskEnd: false } },
  })
  expect(await statusOf(playerId)).toBe('excluded')
  expect(await site.wallet.post(table.bet(E5))).toMatchObject({ outcome: 'player_excluded' })
  expect(await site.wallet.post(table.win(bet, 2n * E5))).toMatchObject({ outcome: 'ok' })
  expect(await post(playerId, 'endexclusion')).toMatchObject({
    data: { code: 'exclusion_not_over' },
  })
  site.casino.clock.advance(DAY_MS - 1)
  await end()
  expect(await statusOf(playerId)).toBe('excluded')
  site.casino.clock.advance(1)
  await end()
  expect(await statusOf(playerId)).toBe('active')
  expect(await mine(playerId)).toMatchObject({ exclusion: null })
  expect(await newsOf(playerId)).toHaveLength(2)
})

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['six_weeks', 42],
] as const)('EXC-01: a time-out of a %s lasts %i days', async (length, days) => {
  const playerId = await site.casino.player()
  const { data } = await post(playerId, 'timeout', { length })
  const endsAt = site.casino.clock.now().getTime() + days * DAY_MS
  expect(data.exclusion.endsAt).toBe(new Date(endsAt).toISOString())
})

test('EXC-05: a self-exclusion ends not before its time, and then on request and a day later', async () => {
  const playerId = await site.casino.player()
  const { data } = await post(playerId, 'exclude', { length: 'six_months' })
  const endsAt = new Date(data.exclusion.endsAt)
  expect(endsAt.getTime() - site.casino.clock.now().getTime()).toBeGreaterThanOrEqual(181 * DAY_MS)
  site.casino.clock.set(new Date(endsAt.getTime() - 1))
  expect(await post(playerId, 'endexclusion')).toMatchObject({
    data: { code: 'exclusion_not_over' },
  })
  site.casino.clock.advance(30 * DAY_MS)
  await end()
  expect(await statusOf(playerId)).toBe('excluded')
  expect(await post(playerId, 'endexclusion')).toMatchObject({ success: true })
  site.casino.clock.advance(DAY_MS - 1)
  await end()
  expect(await statusOf(playerId)).toBe('excluded')
  site.casino.clock.advance(1)
  await end()
  expect(await statusOf(playerId)).toBe('active')
})

test('EXC-05: for good is for good, and no break is made shorter', async () => {
  const playerId = await site.casino.player()
  const shorter = { data: { code: 'exclusion_shorter' } }
  await post(playerId, 'timeout', { length: 'week' })
  expect(await post(playerId, 'timeout', { length: 'day' })).toMatchObject(shorter)
  expect(await post(playerId, 'exclude', { length: 'year' })).toMatchObject({ success: true })
  expect(await post(playerId, 'exclude', { length: 'six_months' })).toMatchObject(shorter)
  expect(await post(playerId, 'timeout', { length: 'six_weeks' })).toMatchObject(shorter)
  expect(await post(playerId, 'exclude', { length: 'for_good' })).toMatchObject({ success: true })
  site.casino.clock.advance(100 * 366 * DAY_MS)
  await end()
  expect(await post(playerId, 'endexclusion')).toMatchObject({ success: false })
  expect(await statusOf(playerId)).toBe('excluded')
})

test('EXC-01: of two breaks at once one runs, and an account that is blocked stays so', async () => {
  const playerId = await site.casino.player({ status: 'blocked' })
  await Promise.all(['day', 'week'].map((length) => post(playerId, 'timeout', { length })))
  const running = await site.casino.db
    .selectFrom('exclusion')
    .select('ends_at')
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
  expect(running).toEqual([{ ends_at: new Date(site.casino.clock.now().getTime() + 7 * DAY_MS) }])
  site.casino.clock.advance(7 * DAY_MS)
  await end()
  expect(await statusOf(playerId)).toBe('blocked')
})
