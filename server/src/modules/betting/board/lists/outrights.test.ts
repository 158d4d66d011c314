import {
  bettingEvents,
  bettingOutrights,
  bettingResults,
  bettingSearch,
  bettingTree,
} from '@zar/contract/betting/board'
import { expect, test, vi } from 'vitest'
import { fixture, odds, result } from '../../testing/said.ts'
import { CLOSES, outright, season, WINNER } from '../../testing/season.ts'
import { openSiteFixture } from '../../testing/site-fixture.ts'

/** A match and two seasons, of which one is closed. */
async function openSite() {
  const feed = await openSiteFixture()
  const { pre } = feed.company
  pre.say(fixture('m1'))
  pre.say(odds('m1', [result()]))
  pre.say(season())
  pre.say(
    odds('s1', [
      outright('winner', WINNER),
      outright('topscorer', { 'gs-p0': 1_700, 'fb-p0': 2_400 }),
    ]),
  )
  pre.say(season('s0', { start: feed.clock.now().getTime() - 60_000 }))
  const site = await feed.openSite()
  await feed.isOpen('pre')
  await site.isSettled('pre')
  const rows = async (league: string | null = null) =>
    (await site.ask(bettingOutrights, { league })).rows
  return { ...feed, ...site, pre, rows }
}

test('a season is listed with its league, its end and its selections by name, and is no match', async () => {
  const { ask, rows, clock } = await openSite()
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    league: { id: 'tr-1', name: 'Süper Lig' },
    home: { name: 'Süper Lig' },
    away: { name: '2026/1' },
    startsAt: CLOSES.toISOString(),
    state: 'scheduled',
  })
  expect(
    row?.markets.map(({ key, state, selections }) => [
      key,
      state,
      selections.map((one) => `${one.name} ${one.odds}`),
    ]),
  ).toEqual([
    [
      'outright.winner',
      'active',
      ['Galatasaray 2000', 'Fenerbahçe 2500', 'Beşiktaş 8000', 'Trabzonspor 15000'],
    ],
    ['outright.topscorer', 'active', ['A. Zorluer 1700', 'B. Karatepe 2400']],
  ])
  expect(await rows('tr-1')).toHaveLength(1)
  expect(await rows('en-1')).toEqual([])
  const asked = { sports: null, league: null, ids: null, isLive: null, day: null, hours: null }
  const events = await ask(bettingEvents, { ...asked, set: 'main', after: null, take: 100 })
  expect(events.rows.map(({ home }) => home.name)).toEqual(['Galatasaray'])
  const { sports } = await ask(bettingTree, { day: null })
  expect(sports).toMatchObject([{ sport: 'football', events: 1, outrights: 2 }])
  const found = await ask(bettingSearch, { text: 'zorluer' })
  expect(found.players).toEqual([])
  const leagues = await ask(bettingSearch, { text: 'super lig sampiyon' })
  expect(leagues.leagues.map(({ id }) => id)).toEqual(['tr-1'])
  expect((await ask(bettingSearch, { text: 'super lig korner' })).leagues).toEqual([])
  const day = clock.now().toISOString().slice(0, 10)
  expect(await ask(bettingResults, { sport: 'football', day })).toEqual([])
})

test('a stop suspends it with its reason; prices may jump over it; who is out has none', async () => {
  const { rows, pre, isSettled, openPage } = await openSite()
  const page = await openPage()
  const [row] = await rows()
  page.say({ on: [`event:${row?.id}`], after: null })
  pre.say({ type: 'bet_stop', event: 's1', groups: ['all'], status: -1, reason: 'in_play' })
  await isSettled('pre')
  const stopped = (await rows())[0]?.markets
  expect(stopped?.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    ...(['suspended in_play', 'suspended in_play'] as const),
  ])
  pre.say(odds('s1', [outright('winner', { gs: 1_200, fb: 6_000, bjk: 100_000, ts: null })]))
  await isSettled('pre')
  const [winner] = (await rows())[0]?.markets ?? []
  expect(winner?.state).toBe('active')
  expect(winner?.selections.map((one) => one.odds)).toEqual([1_200, 6_000, 100_000, null])
  const [gs] = winner?.selections ?? []
  await vi.waitFor(() => expect(page.prices().get(gs?.id ?? 0)).toEqual([1_200, 1]), 30_000)
})

test('a process that starts again has the season as it was', async () => {
  const { rows, openSite: openAgain, close, pre, casino } = await openSite()
  const before = await rows()
  await close()
  pre.say(odds('s1', [outright('winner', { ...WINNER, gs: 1_900 })]))
  const again = await openAgain()
  await again.isSettled('pre')
  const after = (await again.ask(bettingOutrights, { league: null })).rows
  expect(after[0]?.id).toBe(before[0]?.id)
  expect(after[0]?.markets[0]?.selections[0]).toMatchObject({ name: 'Galatasaray', odds: 1_900 })
  const { rows: events } = await casino.pool.query(
    'select is_outright from betting_event order by source_id',
  )
  expect(events.map((one) => one.is_outright)).toEqual([false, true, true])
})
