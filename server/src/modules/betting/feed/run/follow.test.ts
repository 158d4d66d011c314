import { expect, test } from 'vitest'
import { openFeedFixture } from '../../testing/feed-fixture.ts'
import { clockAt, fixture, odds, result, scoreOf, total } from '../../testing/said.ts'

test('what the company offers is read first, and what it says is applied as it comes', async () => {
  const feed = await openFeedFixture()
  const { company } = feed
  company.pre.say(fixture('m1'))
  company.pre.say(odds('m1', [result(), total()]))
  await feed.openProcess()
  await feed.isOpen('pre')
  await feed.isOpen('live')
  expect(await feed.event('m1')).toMatchObject({
    state: 'scheduled',
    home: 'Galatasaray',
    producer: 'pre',
  })
  expect(await feed.market('m1', 'ft.result')).toMatchObject({
    state: 'active',
    told: 1,
    odds: { 1: 1850, X: 3600, 2: 4400 },
  })
  company.pre.say(odds('m1', [result([1900, 3600, 4200])]))
  await feed.isApplied('pre')
  expect(await feed.market('m1', 'ft.result')).toMatchObject({
    odds: { 1: 1900, X: 3600, 2: 4200 },
  })
  company.live.say(
    odds('m1', [result([1600, 4000, 5000])], { ...clockAt('h1', 60), ...scoreOf(0, 0) }),
  )
  await feed.isApplied('live')
  expect(await feed.event('m1')).toMatchObject({ state: 'live', producer: 'live' })
})
