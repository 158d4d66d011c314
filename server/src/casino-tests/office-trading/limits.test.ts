import type { Limits } from '@zar/contract/office/trading/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTradingRoom, REASON } from '../../testing/office/open-trading-room.ts'

let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const SUMS = { stakeKurus: 100_000, payoutKurus: 1_000_000, liabilityKurus: 5_000_000 }

test('the limits that are set are listed by name, with who set them, and where one of a class may be', async () => {
  const { eventId, marketId } = await room.betOn()
  for (const [scope, playerClass] of [
    ['all', 'standard'],
    ['test', 'sharp'],
    ['key:ft.result', 'new'],
    ['football', 'vip'],
    ['gone-league', 'standard'],
  ])
    await sql`insert into betting_limit values (${scope}, ${playerClass}, 100000, 1000000, 5000000)`.execute(
      room.casino.owner.db,
    )
  const own = { seen: 'none', reason: REASON, most: SUMS }
  await room.post('ada', 'limit', { ...own, scope: 'event', id: `${eventId}` })
  await room.post('bora', 'limit', { ...own, scope: 'market', id: `${marketId}` })
  const found = await room.get<Limits>('cem', 'limits')
  const named = found?.limits.map(({ of, playerClass, league, match, by }) => ({
    of,
    playerClass,
    league,
    match: match && [match.home, match.key],
    by,
  }))
  const plain = { league: null, match: null, by: null }
  expect(named).toEqual([
    { ...plain, of: 'all', playerClass: 'standard' },
    { ...plain, of: 'sport', playerClass: 'vip' },
    { ...plain, of: 'gone', playerClass: 'standard' },
    { ...plain, of: 'key', playerClass: 'new' },
    { ...plain, of: 'league', playerClass: 'sharp', league: 'Lig' },
    {
      ...plain,
      of: 'match',
      playerClass: 'standard',
      match: ['Galatasaray', null],
      by: 'ada',
    },
    {
      ...plain,
      of: 'market',
      playerClass: 'standard',
      match: ['Galatasaray', 'ft.ah'],
      by: 'bora',
    },
  ])
  expect(found?.leagues).toEqual([{ id: 'test', sport: 'football', name: 'Lig' }])
  expect(found?.keys).toEqual([{ sport: 'football', key: 'ft.ah' }])
})

test('a match that is over takes its limits off the list', async () => {
  const { eventId } = await room.betOn()
  const own = { seen: 'none', reason: REASON, most: SUMS }
  await room.post('ada', 'limit', { ...own, scope: 'event', id: `${eventId}` })
  const has = async () =>
    (await room.get<Limits>('cem', 'limits'))?.limits.some(({ scope }) => scope === `${eventId}`)
  expect(await has()).toBe(true)
  await sql`update betting_event set state = 'ended' where id = ${eventId}`.execute(
    room.casino.owner.db,
  )
  expect(await has()).toBe(false)
})
