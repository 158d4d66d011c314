import { rulesOf, settle } from '@zar/betting/settlement/settle'
import { expect, test } from 'vitest'
import type { EventBody } from '../protocol/message.ts'
import { tellBefore, tellMatch } from '../telling/tell-match.ts'
import { nameOf, type Told, UNTOLD } from '../telling/told.ts'
import { fixturesOfWorld } from './calendar/calendar.ts'
import type { Fixture } from './fixture.ts'
import type { Play, World } from './play.ts'
import { WORLDS } from './worlds.ts'

const SEED = 'worlds'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const CASES = WORLDS.map((world): [string, World] => [world.sport, world])

/** How often the match of a test is told of, in seconds. */
const EVERY_S = 90

/** All that is said of a match, from before its start to its confirmed result. */
function everything(world: World, fixture: Fixture, play: Play) {
  const said: { s: number; body: EventBody }[] = []
  const take = (s: number, { bodies, told }: { bodies: EventBody[]; told: Told }) => {
    for (const body of bodies) said.push({ s, body })
    return told
  }
  let told = take(-60, tellBefore(UNTOLD, world, fixture, fixture.startMs - 60_000))
  for (let s = 0; s <= play.endS + 60 + EVERY_S; s += EVERY_S) {
    const nowMs = fixture.startMs + s * 1_000
    told = take(s, tellMatch(told, { world, fixture, play, nowMs, everyMs: 300_000 }))
  }
  return said
}

test.each(CASES)(
  '%s: leagues have an even number of sides, each once, and a match each day',
  (_, world) => {
    expect(fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS).length).toBeGreaterThan(1)
    for (const { sides, id, kickOffs } of world.leagues) {
      expect(sides.length % 2, id).toBe(0)
      expect(new Set(sides).size, id).toBe(sides.length)
      for (const time of kickOffs) expect(time, id).toMatch(/^\d\d:\d\d$/)
    }
  },
)

/** Markets that were on sale, each a row of the catalogue and none below its worth. */
function offeredIn(world: World, said: readonly { body: EventBody }[]): Set<string> {
  const rules = rulesOf(world.sport)
  const told = said.flatMap(({ body }) => (body.type === 'odds_change' ? body.markets : []))
  const active = told.filter(({ status }) => status === 1)
  for (const { key } of told) expect(Object.hasOwn(rules, key), key).toBe(true)
  for (const { key, line, prices } of active) {
    const isWhole = prices.every(([, odds]) => odds !== null && odds < 500_000)
    const book = prices.reduce((sum, [, odds]) => sum + 1_000 / (odds ?? 1), 0)
    if (isWhole && !key.startsWith('player.')) expect(book, `${key} ${line}`).toBeGreaterThan(0.985)
  }
  return new Set(active.map(nameOf))
}

const settlementsIn = (said: readonly { body: EventBody }[]) =>
  said.flatMap(({ body }) => (body.type === 'bet_settlement' ? [body] : []))

/** The first match of a sport’s day, and all that is said of it. */
const said = new Map<World, ReturnType<typeof sayAll>>()
function sayAll(world: World) {
  const [fixture] = fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS)
  if (!fixture) throw new Error('no match')
  const play = world.playOf(SEED, fixture)
  return { play, bodies: everything(world, fixture, play) }
}
function sayOnce(world: World) {
  const all = said.get(world) ?? sayAll(world)
  said.set(world, all)
  return all
}

test.each(CASES)(
  '%s: all that was on sale is settled, and confirmed',
  (_, world) => {
    const { bodies } = sayOnce(world)
    const offered = offeredIn(world, bodies)
    expect(offered.size).toBeGreaterThan(8)
    for (const certainty of [1, 2]) {
      const settled = settlementsIn(bodies).filter((one) => one.certainty === certainty)
      expect(new Set(settled.flatMap(({ markets }) => markets.map(nameOf)))).toEqual(offered)
    }
    for (const { voidReason, key } of settlementsIn(bodies).flatMap(({ markets }) => markets)) {
      expect(voidReason ?? 8, key).toBe(8)
    }
  },
  120_000,
)

test.each(CASES)(
  '%s: what is settled as its part ends agrees with the end',
  (_, world) => {
    const { play, bodies } = sayOnce(world)
    const last = play.factsAt(play.endS)
    for (const { markets, facts } of settlementsIn(bodies)) {
      for (const { key, line, results } of markets) {
        const named = results.map(([selection]) => selection)
        const [early, late] = [facts, last].map((known) => {
          const settled = settle(world.sport, { key, line }, known as never, named)
          return settled && [...settled]
        })
        expect(early, `${key} ${line}`).toEqual(late)
      }
    }
  },
  120_000,
)

test.each(CASES)(
  '%s: scores never fall, clocks never run backwards, and everybody is told',
  (_, world) => {
    const [fixture] = fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS)
    if (!fixture) throw new Error('no match')
    const play = world.playOf(SEED, fixture)
    expect(world.playOf(SEED, fixture).happenings).toEqual(play.happenings)
    let before = { sum: 0, period: '', elapsed: 0 }
    for (let s = 0; s <= play.endS; s++) {
      const { score, clock } = play.shownAt(s)
      const sum = score.total[0] + score.total[1]
      expect(sum).toBeGreaterThanOrEqual(before.sum)
      if (clock.period === before.period)
        expect(clock.elapsed).toBeGreaterThanOrEqual(before.elapsed)
      if (sum > before.sum)
        expect(
          play.happenings.some(({ atS }) => atS === s),
          `${s}`,
        ).toBe(true)
      before = { sum, period: clock.period, elapsed: clock.elapsed }
    }
    expect(play.shownAt(play.endS).clock.running).toBe(false)
  },
)
