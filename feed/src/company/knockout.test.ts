import { expect, test } from 'vitest'
import { openSeasonStream, priceSeasons } from '../testing/season-stream.ts'
import { fixturesOfWorld } from '../world/calendar/calendar.ts'
import { spanOf } from '../world/season/season.ts'
import { tennis } from '../world/tennis/tennis.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const [league] = tennis.leagues
if (!league) throw new Error('tennis has tournaments')
const world = { ...tennis, leagues: [league] }
const EDITION = 4_157
const EVENT = `tn-m-1-season-${EDITION}`
const { firstMs, closesMs } = spanOf(league, EDITION)

test('a tournament of sixteen goes over five days, and each pair is known once the matches before it are over', () => {
  const all = fixturesOfWorld('test', world, firstMs, closesMs + 1)
  expect(all.map(({ tie }) => tie)).toEqual([...Array(14).fill('round'), 'final'])
  const knownAt = (nowMs: number) =>
    fixturesOfWorld('test', world, firstMs, closesMs + 1, nowMs).length
  expect(knownAt(firstMs - DAY_MS)).toBe(8)
  // After the first day four of the first round have been played: two of the next are known.
  expect(knownAt(firstMs + DAY_MS - HOUR_MS)).toBe(10)
  expect(knownAt(closesMs)).toBe(15)
  for (const [at, fixture] of all.entries()) {
    const before = all.slice(0, at).filter(({ startMs }) => startMs < fixture.startMs)
    const lost = before.flatMap((one) => {
      const play = world.playOf('test', one)
      const [home, away] = play.outcome ?? play.shownAt(play.endS).score.total
      return home > away ? one.away.id : one.home.id
    })
    expect(lost).not.toContain(fixture.home.id)
    expect(lost).not.toContain(fixture.away.id)
  }
})

test('a tournament is told before its first match, its prices narrow as sides go out, and its winner is the final’s', async () => {
  const { image, said, open } = openSeasonStream(world)
  const seasons = open()
  await priceSeasons(seasons, firstMs - HOUR_MS)
  const winner = () => image.get(EVENT)?.markets.get('outright.winner')
  const fairOf = () => (winner()?.prices ?? []).filter(([, , fair]) => fair > 0)
  expect(said[0]).toMatchObject({ type: 'fixture', sport: 'tennis', start: closesMs })
  expect(fairOf()).toHaveLength(16)
  const book = fairOf().reduce((sum, [, odds]) => sum + 1_000 / (odds ?? 500_000), 0)
  expect(book).toBeGreaterThan(1.12)
  expect(book).toBeLessThan(1.2)
  const sum = fairOf().reduce((all, [, , fair]) => all + fair, 0)
  expect(Math.abs(sum - 1_000_000)).toBeLessThan(16)

  // Between the first round and the second: eight are left.
  await priceSeasons(seasons, firstMs + 2 * DAY_MS - HOUR_MS)
  expect(fairOf()).toHaveLength(8)

  const [final] = fixturesOfWorld('test', world, closesMs, closesMs + 1)
  if (!final) throw new Error('no final')
  for (let ms = closesMs; ms < closesMs + 8 * HOUR_MS; ms += 60_000) await seasons.tick(ms)
  const settled = said.filter((one) => one.type === 'bet_settlement')
  expect(settled.map(({ certainty }) => certainty)).toEqual([1, 2])
  const won = (settled[0]?.markets[0]?.results ?? []).filter(([, result]) => result === 1)
  const play = world.playOf('test', final)
  const [home, away] = play.outcome ?? play.shownAt(play.endS).score.total
  expect(won.map(([id]) => id)).toEqual([home > away ? final.home.id : final.away.id])
})
