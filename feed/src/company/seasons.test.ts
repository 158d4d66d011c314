import { expect, test } from 'vitest'
import type { Image } from '../producer/image.ts'
import type { BodyOf } from '../protocol/message.ts'
import { openSeasonStream, priceSeasons } from '../testing/season-stream.ts'
import { football } from '../world/football/football.ts'
import { spanOf } from '../world/season/season.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The smallest league with players and relegation: four clubs, twelve matches, three a day. */
const [known] = football.leagues
if (!known) throw new Error('football has leagues')
const league = {
  ...known,
  sides: known.sides.slice(0, 4),
  relegated: 1,
  kickOffs: ['11:00', '14:00', '17:00'],
}
const world = { ...football, leagues: [league] }
const SEASON = 5_000
const { firstMs, closesMs } = spanOf(league, SEASON)
const EVENT = `tr-1-season-${SEASON}`

const openStream = () => openSeasonStream(world)
const statusesOf = (image: Image) => [
  ...new Set([...(image.get(EVENT)?.markets.values() ?? [])].map(({ status }) => status)),
]
const oddsOf = (image: Image, key: string) =>
  Object.fromEntries(
    (image.get(EVENT)?.markets.get(key)?.prices ?? []).map(([id, odds]) => [id, odds]),
  )

test('a season is told before it begins: its league and name as sides, its end as start, who takes part, and prices with the margin of outrights', async () => {
  const { image, said, open } = openStream()
  await priceSeasons(open(), firstMs - HOUR_MS)
  const [fixture] = said
  expect(fixture).toMatchObject({
    type: 'fixture',
    id: EVENT,
    start: closesMs,
    home: { id: 'tr-1', name: 'Süper Lig' },
    away: { name: expect.stringMatching(/^\d{4}\/\d+$/) },
    live: false,
    status: 'scheduled',
  })
  const { participants = [] } = (fixture as BodyOf<'fixture'>).outright ?? {}
  expect(participants).toHaveLength(4 + 4 * 8)
  const markets = [...(image.get(EVENT)?.markets.values() ?? [])]
  expect(markets.map(({ key }) => key).sort()).toEqual([
    ...(['outright.relegated', 'outright.topscorer', 'outright.winner'] as const),
  ])
  for (const { key, prices } of markets) {
    const book = prices.reduce((sum, [, odds]) => sum + (odds === null ? 0 : 1_000 / odds), 0)
    expect(book, key).toBeGreaterThan(1.1)
    expect(book, key).toBeLessThan(1.25)
    for (const [id] of prices) expect(participants.map((one) => one.id)).toContain(id)
  }
})

test('nothing of a season is on sale while a match of it is played, and new prices come after it', async () => {
  const { image, said, open } = openStream()
  const seasons = open()
  await priceSeasons(seasons, firstMs - HOUR_MS)
  const before = oddsOf(image, 'outright.winner')
  expect(statusesOf(image)).toEqual([1])
  await seasons.tick(firstMs)
  expect(statusesOf(image)).toEqual([-1])
  expect(said.at(-1)).toMatchObject({
    type: 'bet_stop',
    groups: ['all'],
    status: -1,
    reason: 'in_play',
  })
  const stops = said.length
  await seasons.tick(firstMs + HOUR_MS)
  expect(said).toHaveLength(stops)
  await priceSeasons(seasons, firstMs + 2.5 * HOUR_MS)
  expect(statusesOf(image)).toEqual([1])
  expect(oddsOf(image, 'outright.winner')).not.toEqual(before)
})

test('after a restart nothing is on sale until the past is known; then the same prices are', async () => {
  const { image, said, open } = openStream()
  const nowMs = firstMs + 21 * HOUR_MS
  await priceSeasons(open(), nowMs)
  const before = oddsOf(image, 'outright.topscorer')
  const again = open(1)
  await again.tick(nowMs)
  expect(said.findLast(({ event }) => event === EVENT)).toMatchObject({
    type: 'bet_stop',
    reason: 'results',
  })
  expect(statusesOf(image)).toEqual([-1])
  await priceSeasons(again, nowMs, 200)
  expect(statusesOf(image)).toEqual([1])
  expect(oddsOf(image, 'outright.topscorer')).toEqual(before)
})

test('every market that was offered is settled as the season ends and confirmed a minute later, through restarts between; then it is forgotten', async () => {
  const { image, said, open } = openStream()
  await priceSeasons(open(), firstMs - HOUR_MS)
  const endMs = closesMs + 2 * HOUR_MS
  let seasons = open()
  await seasons.tick(closesMs + MINUTE_MS)
  expect(said.filter(({ type }) => type === 'bet_settlement')).toEqual([])
  for (let ms = closesMs + 1.5 * HOUR_MS; ms <= endMs; ms += MINUTE_MS) {
    await seasons.tick(ms)
    seasons = open()
  }
  const settled = said.filter((one) => one.type === 'bet_settlement')
  // Who comes back tells what is not confirmed once more.
  expect(settled.map(({ certainty }) => certainty)).toEqual([1, 1, 2])
  const [first] = settled
  expect(first?.markets.map(({ key }) => key).sort()).toHaveLength(3)
  for (const { key, results, voidReason } of first?.markets ?? []) {
    expect(voidReason).toBeUndefined()
    const won = results.reduce(
      (sum, [, result, , heat]) => sum + (heat ? heat[0] / heat[1] : result),
      0,
    )
    // Of scorers one who was never on sale may share the place.
    if (key === 'outright.topscorer') expect(won).toBeLessThanOrEqual(1)
    else expect(won, key).toBeCloseTo(1)
  }
  expect(image.get(EVENT)?.fixture.status).toBe('ended')
  await open().tick(endMs + MINUTE_MS)
  expect(said.filter((one) => one.type === 'bet_settlement')).toHaveLength(3)
  await seasons.tick(endMs + HOUR_MS)
  expect(image.has(EVENT)).toBe(false)
})
