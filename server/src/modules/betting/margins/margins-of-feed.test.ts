import { oddsByHand } from '@zar/contract/betting/margin/margin-odds'
import { expect, test, vi } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { fixture, odds, result } from '../testing/said.ts'
import { openSiteFixture } from '../testing/site-fixture.ts'
import { setMargin } from './set-margin.ts'

const place = { of: 'class', sport: 'football', marketClass: 'results' } as const
const SIGNED = { operator: 'Ayla', because: 'a final with twice the stakes' }
const fairOf = (milli: number) => Math.round(950_000_000 / milli)
const made = (told: readonly number[], marginBp: number) =>
  oddsByHand(
    told.map((oddsMilli) => ({ oddsMilli, fairPpm: fairOf(oddsMilli) })),
    { total: 1 + marginBp / 10_000, isOneSided: false },
  )

test('a margin by hand stays as the feed moves: every page is told the odds that it makes, the company is compared with its own', async () => {
  const { openSite, company, casino, clock, isOpen, market } = await openSiteFixture()
  const { pre } = company
  pre.say(fixture('m1'))
  pre.say(odds('m1', [result()]))
  const site = await openSite()
  await isOpen('pre')
  await site.isSettled('pre')
  const deps = { db: casino.db, bus: site.bus, clock, random: systemRandom }
  const shown = () =>
    [...site.board.image.selections.values()].map(({ selection }) => selection.odds)
  await setMargin(deps, { ...SIGNED, place, marginBp: 1_000, seen: 'none' })
  await vi.waitFor(() => expect(shown()).toEqual(made([1850, 3600, 4400], 1_000)), 30_000)
  pre.say(odds('m1', [result([1900, 3500, 4200])]))
  await site.isSettled('pre')
  expect(shown()).toEqual(made([1900, 3500, 4200], 1_000))
  expect((await market('m1', 'ft.result')).odds).toEqual({ '1': 1900, X: 3500, '2': 4200 })
  // A market that comes later has it from its first price on.
  pre.say(fixture('m2'))
  pre.say(odds('m2', [result([2000, 3400, 4000])]))
  await site.isSettled('pre')
  expect(shown().slice(3)).toEqual(made([2000, 3400, 4000], 1_000))
  await setMargin(deps, { ...SIGNED, place, marginBp: null, seen: '1000' })
  pre.say(odds('m1', [result([1920, 3500, 4200])]))
  await site.isSettled('pre')
  await vi.waitFor(() => expect(shown().slice(0, 3)).toEqual([1920, 3500, 4200]), 30_000)
})
