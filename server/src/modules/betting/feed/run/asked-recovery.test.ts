import { expect, test, vi } from 'vitest'
import { askRecovery } from '../../bets/trading/stops/recovery.ts'
import { openFeedFixture } from '../../testing/feed-fixture.ts'
import { fixture, odds, result } from '../../testing/said.ts'

const ASKED = { operator: 'Ayla', because: 'prices look old on every match', source: 'company' }

test('a recovery that a trader asks for closes the producer, reads all anew once and opens it', async () => {
  const feed = await openFeedFixture()
  const { pre } = feed.company
  pre.say(fixture('m1'))
  pre.say(odds('m1', [result()]))
  await feed.openProcess()
  await feed.isOpen('pre')
  await feed.isOpen('live')
  const snapshots = () =>
    feed.company.calls.filter((url) => url.startsWith('/v1/snapshot?producer=pre')).length
  const before = snapshots()
  const deps = { db: feed.casino.db }
  const order = { ...ASKED, producer: 'pre' }
  const both = await Promise.allSettled([askRecovery(deps, order), askRecovery(deps, order)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'recovery_runs' },
  })
  await vi.waitFor(() => expect(snapshots()).toBe(before + 1), 30_000)
  await feed.isOpen('pre')
  pre.say(odds('m1', [result([1900, 3500, 4200])]))
  await feed.isApplied('pre')
  expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1900 } })
  expect(snapshots()).toBe(before + 1)
  await expect(askRecovery(deps, { ...order, producer: 'none' })).rejects.toThrow('not_found')
})
