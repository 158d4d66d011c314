import {
  bettingEvent,
  bettingEvents,
  bettingResults,
  bettingTree,
} from '@zar/contract/betting/board'
import { expect, test, vi } from 'vitest'
import type { z } from 'zod/mini'
import {
  clockAt,
  fixture,
  KICK_OFF,
  market,
  odds,
  result,
  scoreOf,
  total,
} from '../../testing/said.ts'
import { openSiteFixture } from '../../testing/site-fixture.ts'

const ALL = {
  sports: null,
  league: null,
  ids: null,
  isLive: null,
  day: null,
  hours: null,
  after: null,
  set: 'main' as const,
  take: 100,
} satisfies z.input<typeof bettingEvents.input>
const at = (hour: number) => KICK_OFF.getTime() + hour * 3_600_000
const lines = (prices: Record<string, [number, number]>) =>
  Object.entries(prices).map(([line, each]) => total(line, each))

/** Five events: one live, two of another league, one of another sport, one that began unheard. */
async function openSite() {
  const feed = await openSiteFixture()
  const { pre, live } = feed.company
  const PREMIER = { league: { id: 'en-1', name: 'Premier League', country: 'GB' } }
  pre.say(fixture('m1', { start: at(-7) }))
  pre.say(fixture('m2', { ...PREMIER, start: at(2) }))
  pre.say(fixture('m3', { ...PREMIER, start: at(1) }))
  pre.say(
    fixture('m4', {
      sport: 'basketball',
      league: { id: 'tr-b', name: 'BSL', country: 'TR' },
      start: at(26),
    }),
  )
  pre.say(fixture('m5', { start: at(-7), live: false }))
  const many = lines({
    '1.5': [1300, 3500],
    '2.5': [1700, 2150],
    '3.5': [2000, 1850],
    '4.5': [4000, 1250],
  })
  for (const id of ['m2', 'm3', 'm5']) pre.say(odds(id, [result(), ...many]))
  pre.say(
    odds('m4', [
      market('match.winner', null, [
        ['1', 1500, 630_000],
        ['2', 2500, 370_000],
      ]),
    ]),
  )
  const site = await feed.openSite()
  await feed.isOpen('pre')
  await feed.isOpen('live')
  live.say(odds('m1', [result(), ...many], { ...scoreOf(1, 0), ...clockAt('h1', 1_500) }))
  await site.isSettled('pre')
  await site.isSettled('live')
  const names = async (asked: object) =>
    (await site.ask(bettingEvents, { ...ALL, ...asked })).rows.map(
      ({ sport, league, state }) => `${sport} ${league.id} ${state}`,
    )
  return { ...feed, ...site, pre, live, names }
}

test('the tree has sports and leagues with their counts, the hours of a day, and how the feed is', async () => {
  const { ask, clock, live } = await openSite()
  const tree = await ask(bettingTree, { day: null })
  expect(tree.sports).toEqual([
    {
      sport: 'football',
      events: 3,
      live: 1,
      leagues: [
        { id: 'en-1', name: 'Premier League', country: 'GB', events: 2, live: 0 },
        { id: 'tr-1', name: 'Süper Lig', country: 'TR', events: 1, live: 1 },
      ],
    },
    {
      sport: 'basketball',
      events: 1,
      live: 0,
      leagues: [{ id: 'tr-b', name: 'BSL', country: 'TR', events: 1, live: 0 }],
    },
  ])
  // In Istanbul: 14:00, 22:00 and 23:00.
  expect(tree.hours.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
    [14, 1],
    [22, 1],
    [23, 1],
  ])
  expect((await ask(bettingTree, { day: '2026-03-02' })).hours.indexOf(1)).toBe(23)
  expect(tree.feed.isOpen).toBe(true)
  clock.advance(3_000)
  // Told every second.
  await vi.waitFor(
    async () => expect((await ask(bettingTree, { day: null })).feed.silentMs).toBe(3_000),
    30_000,
  )
  expect(live.joined.size).toBe(1)
})

test('events come live ones first, then by their start, in pages', async () => {
  const { ask, names } = await openSite()
  const order = [
    'football tr-1 live',
    'football en-1 scheduled',
    'football en-1 scheduled',
    'basketball tr-b scheduled',
  ]
  expect(await names({})).toEqual(order)
  const pages: string[][] = []
  for (let after: string | null = null, at = 0; at < 5; at += 1) {
    const page: { rows: { startsAt: string }[]; next: string | null } = await ask(bettingEvents, {
      ...ALL,
      after,
      take: 1,
    })
    pages.push(page.rows.map(({ startsAt }) => startsAt))
    after = page.next
    if (after === null) break
  }
  expect(pages.flat()).toEqual(
    [at(-7), at(1), at(2), at(26)].map((ms) => new Date(ms).toISOString()),
  )
  expect(await names({ isLive: true })).toEqual(order.slice(0, 1))
  expect(await names({ isLive: false })).toEqual(order.slice(1))
  expect(await names({ sports: ['basketball', 'tennis'] })).toEqual(order.slice(3))
  expect(await names({ league: 'en-1' })).toEqual(order.slice(1, 3))
  expect(await names({ day: '2026-03-02' })).toEqual(order.slice(3))
  expect(await names({ day: '2026-03-01', hours: [22, 23] })).toEqual(order.slice(1, 2))
  const { rows } = await ask(bettingEvents, { ...ALL, sports: ['basketball'] })
  expect(await names({ ids: [rows[0]?.id ?? '', '999'] })).toEqual(order.slice(3))
})

test('a row has the markets of its set: of lines the usual one and the most even one', async () => {
  const { ask } = await openSite()
  const markets = async (set: 'main' | 'half') => {
    const { rows } = await ask(bettingEvents, { ...ALL, set, league: 'en-1' })
    return rows[0]?.markets.map(({ key, line }) => [key, line])
  }
  expect(await markets('main')).toEqual([
    ['ft.result', null],
    ['ft.total', '2.5'],
    ['ft.total', '3.5'],
  ])
  expect(await markets('half')).toEqual([])
  const { rows } = await ask(bettingEvents, { ...ALL, league: 'en-1' })
  expect(rows[0]).toMatchObject({
    marketCount: 5,
    home: { id: 'gs', name: 'Galatasaray' },
    markets: [
      { state: 'active', selections: [{ key: '1', odds: 1850 }, { key: 'X' }, { key: '2' }] },
      {},
      {},
    ],
  })
})

test('an event has all that is offered in the order of the catalogue, and what happened', async () => {
  const { ask, live, isSettled } = await openSite()
  live.say(
    odds(
      'm1',
      [
        market('ft.btts', null, [
          ['yes', 1700, 560_000],
          ['no', 2100, 440_000],
        ]),
        total('4.5', [4000, 1250], 0),
      ],
      {
        stats: { corners: [3, 4] },
      },
    ),
  )
  live.say(
    odds('m1', [result([1200, 6000, 15_000])], { ...scoreOf(2, 0), ...clockAt('h1', 1_600) }),
  )
  await isSettled('live')
  const { rows } = await ask(bettingEvents, { ...ALL, isLive: true })
  const id = rows[0]?.id ?? ''
  const { event, seq } = await ask(bettingEvent, { id })
  expect(event.markets.map(({ key, line, state, reason }) => [key, line, state, reason])).toEqual([
    ['ft.result', null, 'suspended', 'goal'],
    ['ft.btts', null, 'suspended', 'goal'],
    ['ft.total', '1.5', 'suspended', 'goal'],
    ['ft.total', '2.5', 'suspended', 'goal'],
    ['ft.total', '3.5', 'suspended', 'goal'],
  ])
  expect(event).toMatchObject({
    score: { total: [2, 0] },
    clock: { period: 'h1', elapsedS: 1_600, isRunning: true },
    stats: [{ key: 'corners', values: [3, 4] }],
    incidents: [{ kind: 'goal', side: '1', elapsedS: 1_600 }],
  })
  expect(seq).toBeGreaterThan(0)
  await expect(ask(bettingEvent, { id: '999' })).rejects.toThrow('404')
  await expect(ask(bettingEvent, { id: 'm1' })).rejects.toThrow('404')
})

test('a producer that is closed shows as suspended, and one that we stopped by what it is', async () => {
  const { ask, casino, isOpen, company, clock, isSettled, pre } = await openSite()
  const basket = async () => {
    const { rows } = await ask(bettingEvents, { ...ALL, sports: ['basketball'] })
    const [market] = rows[0]?.markets ?? []
    return {
      state: market?.state,
      reason: market?.reason,
      odds: market?.selections.map(({ odds: now }) => now),
    }
  }
  expect(await basket()).toEqual({ state: 'active', reason: undefined, odds: [1500, 2500] })
  company.pre.now.isSilent = true
  clock.advance(5_000)
  await isOpen('pre', false)
  await isSettled('pre')
  expect(await basket()).toEqual({ state: 'suspended', reason: 'feed', odds: [1500, 2500] })
  await casino.pool.query(`update betting_selection set is_stopped = true where odds_milli = 2500`)
  await casino.pool.query(`update betting_market set is_stopped = true where key = 'match.winner'`)
  company.pre.now.isSilent = false
  // The recovery that was asked for in vain is given up after as long again.
  clock.advance(5_000)
  await isOpen('pre')
  pre.say(
    fixture('m4', {
      sport: 'basketball',
      league: { id: 'tr-b', name: 'BSL', country: 'TR' },
      start: at(27),
    }),
  )
  await isSettled('pre')
  expect(await basket()).toEqual({ state: 'suspended', reason: 'stopped', odds: [1500, null] })
})

test('results tell the closing prices, the winner and since when they are confirmed', async () => {
  const { ask, casino, live, isSettled, clock } = await openSite()
  live.say({
    type: 'bet_settlement',
    event: 'm1',
    certainty: 2,
    markets: [
      {
        key: 'ft.result',
        line: null,
        results: [
          ['1', 1, 0],
          ['X', 0, 0],
          ['2', 0, 0],
        ],
      },
    ],
    facts: { F: [1, 0] },
  })
  live.say(fixture('m1', { start: at(-7), status: 'ended' }))
  await isSettled('live')
  const stats = [
    { key: 'corners', values: [6, 3] },
    { key: 'yellow', values: [1, 2] },
  ]
  await casino.pool.query(`update betting_event set stats = $1 where source_id = 'm1'`, [
    JSON.stringify(stats),
  ])
  expect(await ask(bettingResults, { sport: 'basketball', day: '2026-03-01' })).toEqual([])
  expect(await ask(bettingResults, { sport: 'football', day: '2026-02-28' })).toEqual([])
  const [told, ...more] = await ask(bettingResults, { sport: 'football', day: '2026-03-01' })
  expect(more).toEqual([])
  expect(told).toMatchObject({
    state: 'ended',
    score: { total: [1, 0] },
    winner: '1',
    corners: [6, 3],
    cards: [1, 2],
    confirmedAt: clock.now().toISOString(),
  })
  const page = await ask(bettingEvent, { id: told?.id ?? '' })
  expect(page.event.markets[0]).toMatchObject({ key: 'ft.result', state: 'closed' })
})
