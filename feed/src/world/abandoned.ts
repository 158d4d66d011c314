import type { Fixture } from './fixture.ts'
import type { Play, World } from './play.ts'
import { randomOf } from './random.ts'

/** Of the matches that begin: a league of 380 matches a season has one every two or three years. An assumption. */
const ABANDONED = 0.001

/** When a match is given up for good, in seconds from its start; undefined where it is played to its end. A tie always is. */
export function abandonedAtS(seed: string, { id, tie }: Fixture, endS: number): number | undefined {
  if (tie) return undefined
  const random = randomOf(seed, 'abandoned', id)
  return random() < ABANDONED ? Math.ceil(random() * (endS - 1)) : undefined
}

/** A match as it goes: to its end, or until it is given up. */
export function playOf(seed: string, world: World, fixture: Fixture): Play {
  const play = world.playOf(seed, fixture)
  const stoppedS = abandonedAtS(seed, fixture, play.endS)
  return stoppedS === undefined ? play : givenUp(play, stoppedS)
}

/** A match that is given up for good in a second. */
export function givenUp(play: Play, stoppedS: number): Play {
  const until = (s: number) => Math.min(s, stoppedS)
  return {
    ...play,
    endS: stoppedS,
    isAbandoned: true,
    happenings: play.happenings.filter(({ atS }) => atS <= stoppedS),
    shownAt: (s) => {
      const shown = play.shownAt(until(s))
      return s < stoppedS ? shown : { ...shown, clock: { ...shown.clock, running: false } }
    },
    factsAt: (s) => play.factsAt(until(s)),
    stoppedAt: (s) => play.stoppedAt(until(s)),
    isOverAt: (s, market) => play.isOverAt(until(s), market),
  }
}
