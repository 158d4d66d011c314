import { expect, test, vi } from 'vitest'
import { clockAt, fixture, odds, result, scoreOf } from '../../testing/said.ts'
import { openSiteFixture } from '../../testing/site-fixture.ts'
import { changeBoard } from './change-board.ts'

test('what is taken off beside the feed shows in every process, and the feed does not put it back', async () => {
  const { openSite, company, casino, isOpen, event } = await openSiteFixture()
  const { live } = company
  live.say(fixture('m1'))
  live.say(odds('m1', [result()], { ...scoreOf(0, 0), ...clockAt('h1', 60) }))
  const [first, second] = [await openSite(), await openSite()]
  await isOpen('live')
  await first.isSettled('live')
  const { id, material } = await event('m1')
  const states = (site: typeof first) =>
    [...site.board.image.selections.values()].map(({ selection }) => selection.isStopped)
  await changeBoard({ db: casino.db, bus: second.bus }, async (tx) => {
    await tx
      .updateTable('betting_selection')
      .set({ is_stopped: true })
      .where('key', '=', 'X')
      .execute()
    await tx
      .updateTable('betting_event')
      .set({ material: BigInt(material) + 1n })
      .execute()
    return [Number(id)]
  })
  for (const site of [first, second]) {
    await vi.waitFor(() => expect(states(site)).toEqual([false, true, false]), 30_000)
  }
  live.say(odds('m1', [result([1300, 5000, 9000])], scoreOf(1, 0)))
  await second.isSettled('live')
  expect(states(second)).toEqual([false, true, false])
  // Both changes are counted.
  expect(BigInt((await event('m1')).material)).toBe(BigInt(material) + 2n)
})
