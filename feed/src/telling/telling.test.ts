import { expect, test } from 'vitest'
import type { EventBody, ToldMarket } from '../protocol/message.ts'
import { fixturesOfWorld } from '../world/calendar/calendar.ts'
import { football as world } from '../world/football/football.ts'
import { timelineOf } from '../world/football/timeline.ts'
import { endMsOf, tellBefore, tellMatch } from './tell-match.ts'
import { nameOf, type Told, UNTOLD } from './told.ts'

const SEED = 'test'
const FROM = Date.UTC(2026, 10, 23)

/** The first match of the week with goals and a break in play. */
function aMatch() {
  for (const fixture of fixturesOfWorld(SEED, world, FROM, FROM + 86_400_000)) {
    const timeline = timelineOf(SEED, fixture)
    const goals = timeline.incidents.filter(({ kind }) => kind === 'goal').length
    if (goals >= 3) return { fixture, timeline, goals }
  }
  throw new Error('no match with three goals')
}
const { fixture, timeline, goals } = aMatch()
const play = world.playOf(SEED, fixture)
const END = endMsOf(fixture, play)

/** Everything that is said of the match from an hour before its start. */
function everything(everyMs: number) {
  let told: Told = UNTOLD
  const said: { nowMs: number; body: EventBody }[] = []
  const step = (nowMs: number) => {
    const telling =
      nowMs < fixture.startMs
        ? tellBefore(told, world, fixture, nowMs)
        : tellMatch(told, { world, fixture, play, nowMs, everyMs })
    told = telling.told
    for (const body of telling.bodies) said.push({ nowMs, body })
  }
  step(fixture.startMs - 3_600_000)
  for (let nowMs = fixture.startMs; nowMs <= END + 70_000; nowMs += 1_000) step(nowMs)
  return said
}
const SAID = everything(60_000)
const of = <T extends EventBody['type']>(type: T) =>
  SAID.flatMap(({ nowMs, body }) =>
    body.type === type ? [{ nowMs, body: body as Extract<EventBody, { type: T }> }] : [],
  )

test('before the start at least 35 markets are offered, every price with a margin', () => {
  const [first] = of('odds_change')
  const markets = first?.body.markets ?? []
  expect(new Set(markets.map(({ key }) => key)).size).toBeGreaterThanOrEqual(35)
  // Of players each selection is priced by itself.
  for (const { key, line, prices } of markets.filter(({ key }) => !key.startsWith('player.'))) {
    const book = prices.reduce((sum, [, odds]) => sum + (odds === null ? 0 : 1_000 / odds), 0)
    const winners = key.endsWith('.dc') ? 2 : key === 'ft.dctotal' ? 2 : 1
    expect(book / winners, nameOf({ key, line })).toBeGreaterThan(0.99)
  }
})

test('each goal stops everything before it is told, and nothing reopens within ten seconds', () => {
  const stops = of('bet_stop').filter(({ body }) => body.reason === 'goal')
  expect(stops).toHaveLength(goals)
  for (const { nowMs } of stops) {
    const next = of('odds_change').find(
      (one) => one.nowMs >= nowMs && one.body.markets.some(({ status }) => status === 1),
    )
    expect((next?.nowMs ?? END + 10_000) - nowMs).toBeGreaterThanOrEqual(10_000)
  }
  const told = of('odds_change').filter(({ body }) => body.reason === 'goal')
  expect(told.at(-1)?.body.score?.total).toEqual([
    timeline.incidents.filter(({ kind, side }) => kind === 'goal' && side === '1').length,
    timeline.incidents.filter(({ kind, side }) => kind === 'goal' && side === '2').length,
  ])
})

test('every market that was offered is settled as the match ends, and confirmed once', () => {
  const offered = new Set<string>()
  for (const { body } of of('odds_change')) {
    for (const market of body.markets as ToldMarket[])
      if (market.status === 1) offered.add(nameOf(market))
  }
  const settlements = of('bet_settlement')
  const settled = (certainty: 1 | 2) =>
    new Set(
      settlements
        .filter(({ body }) => body.certainty === certainty)
        .flatMap(({ body }) => body.markets.map(nameOf)),
    )
  expect(settled(1)).toEqual(offered)
  expect(settled(2)).toEqual(offered)
  expect(settlements.filter(({ body }) => body.certainty === 2)).toHaveLength(1)
  for (const { body } of settlements)
    for (const { voidReason } of body.markets) expect(voidReason).toBeUndefined()
})

test('markets of the first half are settled at the break', () => {
  const [first] = of('bet_settlement')
  expect(first?.nowMs).toBeLessThan(END - 2_700_000)
  expect(first?.body.markets.every(({ key }) => /^h1\.|\.h1\./.test(key))).toBe(true)
})

test('after a restart in play the past is not told again', () => {
  const nowMs = END - 60_000
  const { bodies } = tellMatch(UNTOLD, { world, fixture, play, nowMs, everyMs: 5_000 })
  expect(bodies.filter(({ type }) => type === 'bet_stop')).toEqual([])
  expect(bodies.map(({ type }) => type)).toEqual(['fixture', 'odds_change'])
})
