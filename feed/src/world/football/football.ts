import { abandonedAtS } from '../abandoned.ts'
import type { Fixture } from '../fixture.ts'
import type { Play, World } from '../play.ts'
import { factsOf } from './facts.ts'
import { happeningsOf } from './happenings.ts'
import { BREAK_S } from './incident.ts'
import { LEAGUES } from './leagues.ts'
import { matchAt } from './match-at.ts'
import { offerBefore, offerDuring } from './offer.ts'
import { playersOf } from './players.ts'
import { shownOf } from './shown.ts'
import { timelineOf } from './timeline.ts'

function playOf(seed: string, fixture: Fixture): Play<'football'> {
  const timeline = timelineOf(seed, fixture)
  const { halfS } = timeline
  const stateAt = (s: number) => matchAt(timeline, s)
  const playedS = halfS[0] + BREAK_S + halfS[1]
  const stoppedS = abandonedAtS(seed, fixture, playedS)
  return {
    endS: stoppedS ?? playedS,
    isAbandoned: stoppedS !== undefined,
    happenings: happeningsOf(timeline).filter(({ atS }) => atS <= (stoppedS ?? playedS)),
    shownAt: (s) => {
      const shown = shownOf(stateAt(Math.min(s, stoppedS ?? s)))
      const isStopped = stoppedS !== undefined && s >= stoppedS
      return isStopped ? { ...shown, clock: { ...shown.clock, running: false } } : shown
    },
    factsAt: (s) => factsOf(stateAt(s).incidents, playersOf(fixture)),
    offerAt: (s) => offerDuring(fixture, stateAt(s)),
    isOverAt: (s, { key, line }) => {
      if (key === 'ft.nextgoal') return Number(line) <= sum(stateAt(s).score)
      return s >= halfS[0] && (key.startsWith('h1.') || key.includes('.h1.'))
    },
  }
}

const sum = ([home, away]: readonly [number, number]) => home + away

/** Twelve leagues around the clock. */
export const football: World<'football'> = {
  sport: 'football',
  leagues: LEAGUES,
  aheadH: 7 * 24,
  pricedEveryS: 5,
  playersOf,
  offerBefore,
  playOf,
}
