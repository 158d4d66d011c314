import { expect, test, vi } from 'vitest'
import { openFeedFixture } from '../../testing/feed-fixture.ts'
import { clockAt, fixture, odds, result, scoreOf } from '../../testing/said.ts'

const SETTLEMENTS = `
  select one.version, one.certainty, one.void_reason, one.results, one.early
  from betting_settlement one order by market_id, version`

test('BET-08: an event that was cancelled is void by our rules, once, whoever follows', async () => {
  const feed = await openFeedFixture()
  const { pre } = feed.company
  pre.say(fixture('m1'))
  pre.say(odds('m1', [result()]))
  const process = await feed.openProcess()
  await feed.isOpen('pre')
  pre.say(fixture('m1', { status: 'cancelled' }))
  await feed.isApplied('pre')
  await process.close()
  await feed.openProcess()
  await vi.waitFor(async () => {
    const { rows } = await feed.casino.pool.query(SETTLEMENTS)
    expect(rows).toMatchObject([{ version: 1, certainty: 2, void_reason: 3 }])
  }, 30_000)
  const { ruled_at } = await feed.event('m1')
  expect(ruled_at).toEqual(feed.clock.now())
  expect(feed.settled).toHaveLength(1)
  // Its state is the company's still, who offers it on.
  await feed.isOpen('pre')
  expect((await feed.casino.pool.query(SETTLEMENTS)).rows).toHaveLength(1)
})

test('BET-09: a leader of a league that pays early has a version of its own, and who follows next knows of it', async () => {
  const feed = await openFeedFixture()
  const { live } = feed.company
  live.say(fixture('m1', { league: { id: 'early', name: 'Süper Lig', country: 'TR' } }))
  live.say(odds('m1', [result()], { ...scoreOf(1, 0), ...clockAt('h1', 60) }))
  const process = await feed.openProcess()
  await feed.isOpen('live')
  live.say(odds('m1', [result([1100, 9000, 20_000])], scoreOf(2, 0)))
  await feed.isApplied('live')
  const goalAt = feed.clock.now().toISOString()
  feed.clock.advance(10_000)
  const early = [{ side: '1', goals: 2, before: goalAt }]
  await vi.waitFor(async () => {
    const { rows } = await feed.casino.pool.query(SETTLEMENTS)
    expect(rows).toMatchObject([{ version: 1, certainty: 0, results: {}, early }])
  }, 30_000)
  expect(await feed.market('m1', 'ft.result')).toMatchObject({ has_early_payout: true, told: 1 })
  await process.close()
  await feed.openProcess()
  await feed.isOpen('live')
  live.say(odds('m1', [result()], { ...scoreOf(1, 0), reason: 'goal_cancelled' }))
  await feed.isApplied('live')
  const { rows } = await feed.casino.pool.query(SETTLEMENTS)
  expect(rows).toMatchObject([{ version: 1 }, { version: 2, certainty: 0, early: [] }])
})
