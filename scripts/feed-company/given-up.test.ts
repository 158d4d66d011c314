import { expect, test } from 'vitest'
import type { EventBody } from '../../feed/src/protocol/message.ts'
import { tellMatch } from '../../feed/src/telling/tell-match.ts'
import { UNTOLD } from '../../feed/src/telling/told.ts'
import { givenUp } from '../../feed/src/world/abandoned.ts'
import { fixturesOfWorld } from '../../feed/src/world/calendar/calendar.ts'
import type { Fixture } from '../../feed/src/world/fixture.ts'
import type { Play, World } from '../../feed/src/world/play.ts'
import { WORLDS } from '../../feed/src/world/worlds.ts'
import { openPlay } from '../../server/src/modules/betting/testing/play.ts'

const SEED = 'given up'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const EVERY_S = 60
const CASES = WORLDS.flatMap((world) =>
  [0.5, 0.75].map((part): [string, number, World] => [world.sport, part, world]),
)

/** All that the company says of a match from its start to a minute after its end. */
function everything(world: World, fixture: Fixture, play: Play) {
  const said: { nowMs: number; body: EventBody }[] = []
  let told = UNTOLD
  for (let s = 0; s <= play.endS + 60 + EVERY_S; s += EVERY_S) {
    const nowMs = fixture.startMs + s * 1_000
    const telling = tellMatch(told, { world, fixture, play, nowMs, everyMs: 600_000 })
    told = telling.told
    for (const body of telling.bodies) said.push({ nowMs, body })
  }
  return said
}

/** A consumer that hears of the match what it is let hear, and rules 36 hours later. */
function hear(
  { league, home, away, bestOf, sport, startMs }: Fixture,
  said: ReturnType<typeof everything>,
) {
  const play = openPlay({ league, home, away, bestOf, sport, start: startMs })
  for (const { nowMs, body } of said) {
    play.at(nowMs)
    play.say({ ...body, event: 'm1', ...(body.type === 'fixture' && { id: 'm1' }) })
  }
  play.wait(36 * 3_600_000 + EVERY_S * 1_000)
  play.rule()
  return play
}

test.each(CASES)(
  'BET-08: %s, given up after %d of it: what the company settles and what our rules make of the score agree',
  (_, part, world) => {
    const all = fixturesOfWorld(SEED, world, FROM, FROM + DAY_MS)
    const fixture = all.find(({ tie }) => !tie) ?? all[0]
    if (!fixture) throw new Error('no match')
    const whole = world.playOf(SEED, fixture)
    const said = everything(world, fixture, givenUp(whole, Math.floor(whole.endS * part)))
    const told = hear(fixture, said)
    const untold = hear(
      fixture,
      said.filter(({ body }) => body.type !== 'bet_settlement'),
    )
    let [decided, alone] = [0, 0]
    for (const { key, line, selections } of told.event().markets.values()) {
      if (selections.length === 0) continue
      const company = told.results(key, line)
      // Nothing is left open.
      expect(company, `${key} ${line}`).not.toBe('')
      const isVoid = (results: string) => !/win|loss|push/.test(results)
      if (!isVoid(company)) decided += 1
      const own = untold.results(key, line)
      if (own === '' || isVoid(own)) continue
      alone += 1
      expect(own, `${key} ${line}`).toBe(company)
    }
    expect(decided).toBeGreaterThan(0)
    expect(alone).toBeGreaterThan(0)
    expect(told.event().course.ruledMs).not.toBeNull()
  },
  60_000,
)
