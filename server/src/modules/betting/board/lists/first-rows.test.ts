import { brotliCompressSync } from 'node:zlib'
import { FirstRows } from '@zar/contract/betting/board'
import { expect, test, vi } from 'vitest'
import { fixture, KICK_OFF, odds, result, total } from '../../testing/said.ts'
import { openSiteFixture } from '../../testing/site-fixture.ts'
import { firstRows } from './first-rows.ts'

test('P6: the page of the sportsbook begins with its first rows, those of the largest league first, within its bytes', async () => {
  const feed = await openSiteFixture()
  const { pre } = feed.company
  const league = { id: 'en-1', name: 'Premier League', country: 'GB' }
  for (let at = 0; at < 40; at += 1) {
    pre.say(
      fixture(`m${at}`, { start: KICK_OFF.getTime() + at * 60_000, ...(at > 2 && { league }) }),
    )
    pre.say(odds(`m${at}`, [result(), total()]))
  }
  const { board } = await feed.openSite()
  await feed.isOpen('pre')
  await vi.waitFor(() => expect(board.openEvents()).toHaveLength(40), 30_000)
  const first = firstRows(board, KICK_OFF.getTime() - 3_600_000)
  expect(first?.tree.sports).toMatchObject([{ sport: 'football', events: 40 }])
  expect(first?.events.rows).toHaveLength(20)
  expect(new Set(first?.events.rows.map((one) => one.league.id))).toEqual(new Set(['en-1']))
  expect(first?.events.rows[0]?.markets.map(({ key }) => key)).toEqual(['ft.result', 'ft.total'])
  expect(FirstRows.safeParse(first).success).toBe(true)
  expect(brotliCompressSync(JSON.stringify(first)).length).toBeLessThan(4_000)
  const empty = { ...board, openEvents: () => [] }
  expect(firstRows(empty, 0)).toBeUndefined()
})
