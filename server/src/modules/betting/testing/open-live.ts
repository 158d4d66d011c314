import { bettingEvents } from '@zar/contract/betting/board'
import { clockAt, fixture, market, odds, result, scoreOf, total } from './said.ts'
import { openSiteFixture } from './site-fixture.ts'

/** Every event, with its main markets. */
export const ALL = {
  sports: null,
  league: null,
  ids: null,
  isLive: null,
  day: null,
  hours: null,
  after: null,
  set: 'main' as const,
  take: 100,
}
export const score = market('ft.score', null, [
  ['1:0', 8000, 110_000],
  ['other', 20_000, 40_000],
])

/** A live match on the board, and the ids of its selections. */
export async function openLive(limits = {}) {
  const feed = await openSiteFixture()
  const { live } = feed.company
  live.say(fixture('m1'))
  live.say(odds('m1', [result(), total(), score], { ...scoreOf(0, 0), ...clockAt('h1', 60) }))
  const site = await feed.openSite(limits)
  await feed.isOpen('live')
  await feed.isOpen('pre')
  await site.isSettled('live')
  const read = async () => {
    const { rows, seq } = await site.ask(bettingEvents, ALL)
    return { row: rows[0], seq }
  }
  const { row } = await read()
  const [event] = [...site.board.image.events.values()]
  const id = (key: string, line: string | null, selection: string) =>
    [...(event?.markets.values() ?? [])]
      .find((one) => one.key === key && one.line === line)
      ?.selections.find((one) => one.key === selection)?.id ?? 0
  const ids = {
    home: id('ft.result', null, '1'),
    over: id('ft.total', '2.5', 'over'),
    score: id('ft.score', null, '1:0'),
  }
  const say = async (said: Parameters<typeof live.say>[0]) => {
    live.say(said)
    await site.isSettled('live')
  }
  return { ...feed, ...site, live, read, ids, eventId: row?.id ?? '', say }
}
export const price = (home: number) => odds('m1', [result([home, 3600, 4400])])
