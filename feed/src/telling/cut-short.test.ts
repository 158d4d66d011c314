import { expect, test } from 'vitest'
import type { EventBody } from '../protocol/message.ts'
import { abandonedAtS, givenUp, playOf } from '../world/abandoned.ts'
import { basketball } from '../world/basketball/basketball.ts'
import { fixturesOfWorld } from '../world/calendar/calendar.ts'
import type { Fixture } from '../world/fixture.ts'
import { football } from '../world/football/football.ts'
import type { Play, World } from '../world/play.ts'
import { tennis } from '../world/tennis/tennis.ts'
import { WORLDS } from '../world/worlds.ts'
import { settledMarkets } from './settlement.ts'
import { tellBefore, tellMatch } from './tell-match.ts'
import { nameOf, UNTOLD } from './told.ts'

const SEED = 'cut short'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const EVERY_S = 30

/** The first match that is cut short as it is asked, and all that is said of it. */
function cutShort<W extends World>(
  world: W,
  days: number,
  isCut: (play: ReturnType<W['playOf']>) => boolean,
) {
  for (const fixture of fixturesOfWorld(SEED, world, FROM, FROM + days * DAY_MS)) {
    const play = world.playOf(SEED, fixture) as ReturnType<W['playOf']>
    if (isCut(play)) return { play, said: everything(world, fixture, play) }
  }
  throw new Error('no match is cut short')
}

function everything(world: World, fixture: Fixture, play: Play): EventBody[] {
  const before = tellBefore(UNTOLD, world, fixture, fixture.startMs - 60_000)
  const said = [...before.bodies]
  let { told } = before
  for (let s = 0; s <= play.endS + 60 + EVERY_S; s += EVERY_S) {
    const nowMs = fixture.startMs + s * 1_000
    const telling = tellMatch(told, { world, fixture, play, nowMs, everyMs: 300_000 })
    told = telling.told
    said.push(...telling.bodies)
  }
  return said
}

const settledIn = (said: readonly EventBody[], certainty: 1 | 2) =>
  said.flatMap((body) =>
    body.type === 'bet_settlement' && body.certainty === certainty ? body.markets : [],
  )
const offeredIn = (said: readonly EventBody[]) =>
  new Set(
    said.flatMap((body) =>
      body.type === 'odds_change'
        ? body.markets.filter(({ status }) => status === 1).map(nameOf)
        : [],
    ),
  )

test('tennis: who retires in the second set makes the winner void for reason 7; the first set stands, and all is settled', () => {
  const { play, said } = cutShort(tennis, 60, (one) => {
    const { retired, sets = [] } = one.factsAt(one.endS)
    return retired !== null && sets.length === 2
  })
  expect(play.shownAt(play.endS)).toMatchObject({
    score: { parts: [expect.anything(), expect.anything()] },
    clock: { period: 'set2', running: false },
  })
  const confirmed = settledIn(said, 2)
  expect(new Set(confirmed.map(nameOf))).toEqual(offeredIn(said))
  const of = (key: string) => confirmed.find((one) => one.key === key)
  expect(of('match.winner')).toMatchObject({
    voidReason: 7,
    results: [
      ['1', 0, 1],
      ['2', 0, 1],
    ],
  })
  expect(of('set2.winner')).toMatchObject({ voidReason: 7 })
  const first = of('set1.winner')
  expect(first?.voidReason).toBeUndefined()
  expect(first?.results.map(([, result]) => result).sort()).toEqual([0, 1])
  expect(said.at(-1)).toMatchObject({ facts: { retired: expect.stringMatching(/^[12]$/) } })
})

test('tennis: about one match in forty ends so', () => {
  const fixtures = fixturesOfWorld(SEED, tennis, FROM, FROM + 70 * DAY_MS).slice(0, 1_500)
  const retired = fixtures.filter((fixture) => {
    const play = tennis.playOf(SEED, fixture)
    return play.factsAt(play.endS).retired !== null
  })
  // Four standard deviations of 0.4 points each.
  expect(Math.abs(retired.length / fixtures.length - 0.025)).toBeLessThan(0.016)
})

test('about one match in a thousand is given up, and none of a knock-out', () => {
  const fixtures = fixturesOfWorld(SEED, football, FROM, FROM + 200 * DAY_MS)
  const given = fixtures.filter((fixture) => abandonedAtS(SEED, fixture, 5_700) !== undefined)
  // One in a thousand of some 8,700.
  expect(given.length).toBeGreaterThan(0)
  expect(given.length).toBeLessThan(25)
  expect(given.every(({ tie }) => tie === undefined)).toBe(true)
  const [first] = given
  if (!first) throw new Error('no match is given up')
  expect(playOf(SEED, football, first).isAbandoned).toBe(true)
})

/** How far into a match it is given up. */
const PARTS = [0.2, 0.55, 0.8]
const CASES = WORLDS.flatMap((world) =>
  PARTS.map((part): [string, number, World] => [world.sport, part, world]),
)

test.each(CASES)(
  '%s, given up after %d of it: it is told once, what is decided is settled and confirmed, and nothing else',
  (_, part, world) => {
    const fixture = fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS).find(({ tie }) => !tie)
    const any = fixture ?? fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS)[0]
    if (!any) throw new Error('no match')
    const whole = world.playOf(SEED, any)
    const play = givenUp(whole, Math.floor(whole.endS * part))
    const said = everything(world, any, play)
    const told = said.flatMap((body) => (body.type === 'fixture' ? [body.status] : []))
    expect(told).toEqual(['scheduled', 'live', 'abandoned'])
    const at = said.findIndex((body) => body.type === 'fixture' && body.status === 'abandoned')
    const [stop, score] = said.slice(at - 2, at)
    expect(stop).toMatchObject({ type: 'bet_stop', groups: ['all'], status: 0 })
    expect(score).toMatchObject({ type: 'odds_change', clock: { running: false }, markets: [] })
    expect(said[at]).toMatchObject({ version: 4 })
    expect(said.slice(at + 1).every(({ type }) => type === 'bet_settlement')).toBe(true)

    // Whatever would have come after the stop, what was settled would have been settled so.
    const names = (markets: readonly { key: string; line: string | null }[]) =>
      new Set(markets.map(nameOf))
    expect(names(settledIn(said, 1))).toEqual(names(settledIn(said, 2)))
    const facts = whole.factsAt(whole.endS)
    for (const { key, line, results } of settledIn(said, 2)) {
      const selections = results.map(([selection]) => selection)
      const [atEnd] = settledMarkets(world.sport, [{ key, line, selections }], facts as never)
      expect(results, `${key} ${line}`).toEqual(atEnd?.results)
    }
    // Half a match decides something, and leaves the rest open.
    if (part > 0.5) expect(settledIn(said, 2).length).toBeGreaterThan(0)
    expect(settledIn(said, 2).length).toBeLessThan(offeredIn(said).size)
  },
  60_000,
)

test('what was given up before a restart is not told again, and nothing is played on', () => {
  const [fixture] = fixturesOfWorld(SEED, basketball, FROM, FROM + DAY_MS)
  if (!fixture) throw new Error('no match')
  const play = basketball.playOf(SEED, fixture)
  const nowMs = fixture.startMs + 1_800_000
  const told = { ...UNTOLD, status: 'abandoned' as const }
  const moment = { world: basketball, fixture, nowMs, everyMs: 5_000 }
  expect(tellMatch(told, { ...moment, play }).bodies).toEqual([])
  expect(tellMatch(told, { ...moment, play: givenUp(play, 1_000) }).bodies).toEqual([])
})
