import { OUTRIGHTS } from '@zar/betting/settlement/outright'
import { rulesOf } from '@zar/betting/settlement/settle'
import { expect, test } from 'vitest'
import { tellBefore, tellMatch } from '../telling/tell-match.ts'
import { UNTOLD } from '../telling/told.ts'
import { fixturesOfWorld } from './calendar/calendar.ts'
import type { Fixture } from './fixture.ts'
import type { World } from './play.ts'
import { offerOfSeason } from './season/offer.ts'
import { seasonOf } from './season/season.ts'
import { WORLDS } from './worlds.ts'

const SEED = 'catalogue'
const WEEK_MS = 7 * 86_400_000
const FROM = Date.UTC(2026, 10, 23)
/** Of a match everything is told at so many moments. */
const MOMENTS = 40
const CASES = WORLDS.map((world): [string, World] => [world.sport, world])

/** Markets of the catalogue that no match of the world has, with the reason. */
const NEVER_OFFERED: Record<string, string> = {}

/** The keys that a match offers and settles, as the streams tell it. */
function keysOf(world: World, fixture: Fixture) {
  const play = world.playOf(SEED, fixture)
  const before = tellBefore(UNTOLD, world, fixture, fixture.startMs - 60_000)
  const bodies = [...before.bodies]
  let { told } = before
  const everyS = Math.ceil((play.endS + 61) / MOMENTS)
  for (let s = 0; s <= play.endS + 60 + everyS; s += everyS) {
    const nowMs = fixture.startMs + s * 1_000
    const telling = tellMatch(told, { world, fixture, play, nowMs, everyMs: 0 })
    told = telling.told
    bodies.push(...telling.bodies)
  }
  return {
    offered: bodies.flatMap((body) =>
      body.type === 'odds_change'
        ? body.markets.filter(({ status }) => status === 1).map(({ key }) => key)
        : [],
    ),
    settled: bodies.flatMap((body) =>
      body.type === 'bet_settlement' ? body.markets.map(({ key }) => key) : [],
    ),
  }
}

/** Finals and ties first, then of each league in turn, so that every format comes early. */
function inTurn(fixtures: readonly Fixture[]): Fixture[] {
  const seen = new Map<string, number>()
  const rankOf = ({ league, tie }: Fixture): number => {
    const kind = `${league.id} ${tie}`
    const nth = seen.get(kind) ?? 0
    seen.set(kind, nth + 1)
    return 3 * nth + (tie === 'final' ? 0 : tie ? 1 : 2)
  }
  return fixtures
    .map((fixture) => ({ fixture, rank: rankOf(fixture) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ fixture }) => fixture)
}

test.each(CASES)(
  '%s: every market of the catalogue is offered and settled within a week, but those with a reason',
  (_, world) => {
    const missing = new Set(
      Object.keys(rulesOf(world.sport)).filter(
        (key) => !(`${world.sport} ${key}` in NEVER_OFFERED),
      ),
    )
    const unsettled = new Set(missing)
    for (const fixture of inTurn(fixturesOfWorld(SEED, world, FROM, FROM + WEEK_MS))) {
      if (missing.size + unsettled.size === 0) break
      const { offered, settled } = keysOf(world, fixture)
      for (const key of offered) missing.delete(key)
      for (const key of settled) unsettled.delete(key)
    }
    expect([...missing]).toEqual([])
    expect([...unsettled]).toEqual([])
  },
  240_000,
)

/** The outrights of the smallest league of a sport; of football the first, where players are named. */
function outrightsOf({ leagues, ...world }: World): string[] {
  const bySize = leagues.toSorted((one, other) => one.sides.length - other.sides.length)
  const [league] = world.sport === 'football' ? leagues : bySize
  if (!league) throw new Error('no league')
  const season = seasonOf(SEED, { leagues, ...world }, league, 5_000)
  const offer = offerOfSeason(SEED, season, [])
  let next = offer.next()
  while (!next.done) next = offer.next()
  return next.value.map(({ key }) => key)
}

test('every outright of the catalogue is offered, and each sport has one', () => {
  const offered = WORLDS.map((world) => {
    const keys = outrightsOf(world)
    expect(keys, world.sport).toContain('outright.winner')
    return keys
  })
  expect([...new Set(offered.flat())].sort()).toEqual(OUTRIGHTS.toSorted())
}, 120_000)
