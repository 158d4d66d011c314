import { bettingStandings } from '@zar/contract/betting/board'
import { expect, test } from 'vitest'
import { fixture, odds, result, scoreOf } from '../../testing/said.ts'
import { openSiteFixture } from '../../testing/site-fixture.ts'

const gs = { id: 'gs', name: 'Galatasaray' }
const fb = { id: 'fb', name: 'Fenerbahçe' }
const bjk = { id: 'bjk', name: 'Beşiktaş' }

test('a league has its table from settled results: points, what was scored, and the last five', async () => {
  const feed = await openSiteFixture()
  const { live } = feed.company
  const site = await feed.openSite()
  await feed.isOpen('live')
  const played = [
    { home: gs, away: fb, goals: [2, 1] },
    { home: fb, away: bjk, goals: [0, 0] },
    { home: bjk, away: gs, goals: [0, 3] },
    { home: gs, away: bjk, goals: [1, 0], isOpen: true },
  ] as const
  const day = 86_400_000
  for (const [at, match] of played.entries()) {
    const { home, away, goals } = match
    const start = Date.now() - (10 - at) * day
    const event = `t${at}`
    live.say(fixture(event, { home, away, start }))
    live.say(odds(event, [result()], scoreOf(goals[0], goals[1])))
    live.say(fixture(event, { home, away, start, status: 'ended' }))
    if ('isOpen' in match) continue
    const winner = goals[0] > goals[1] ? '1' : goals[0] < goals[1] ? '2' : 'X'
    live.say({
      type: 'bet_settlement',
      event,
      certainty: 2,
      markets: [
        {
          key: 'ft.result',
          line: null,
          results: ['1', 'X', '2'].map((key) => [key, key === winner ? 1 : 0, 0]),
        },
      ],
      facts: {},
    })
  }
  await site.isSettled('live')
  const table = await site.ask(bettingStandings, { league: 'tr-1' })
  expect(
    table.map(({ team, played: count, points, scored, conceded, form }) => [
      team.name,
      count,
      points,
      `${scored}:${conceded}`,
      form.join(' '),
    ]),
  ).toEqual([
    ['Galatasaray', 2, 6, '5:1', 'win win'],
    ['Fenerbahçe', 2, 1, '1:2', 'loss draw'],
    ['Beşiktaş', 2, 1, '0:3', 'draw loss'],
  ])
  expect(await site.ask(bettingStandings, { league: 'none' })).toEqual([])
})
