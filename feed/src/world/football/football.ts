import { chancesOf } from '@zar/betting/prices/model'
import type { FootballFacts } from '@zar/betting/settlement/football/facts'
import type { Fixture, Two } from '../fixture.ts'
import type { Play, ScoreChance, World } from '../play.ts'
import { goalEnds } from '../season/ends.ts'
import { factsOf, stoppedOf } from './facts.ts'
import { goalsOf } from './goals.ts'
import { happeningsOf } from './happenings.ts'
import { EXTRA_BREAK_S, EXTRA_S, lengthOf } from './incident.ts'
import { LEAGUES } from './leagues.ts'
import { matchAt } from './match-at.ts'
import { modelBefore, offerBefore, offerDuring } from './offer.ts'
import { playersOf, scorers } from './players.ts'
import { shownOf } from './shown.ts'
import { timelineOf } from './timeline.ts'

/** Of a tie: what is not of its 90 minutes. */
const IS_EXTRA = /^(tie|et|pens)\./

function playOf(seed: string, fixture: Fixture): Play<'football'> {
  const timeline = timelineOf(seed, fixture)
  const { halfS, extra } = timeline
  const { regularS, endS } = lengthOf(timeline)
  const stateAt = (s: number) => matchAt(timeline, s)
  const isOver = (s: number) => s >= endS
  return {
    endS,
    ...(fixture.tie && { outcome: throughOf(factsOf(fixture, stateAt(endS), true)) }),
    happenings: happeningsOf(timeline),
    shownAt: (s) => {
      const shown = shownOf(stateAt(s))
      return isOver(s) ? { ...shown, clock: { ...shown.clock, running: false } } : shown
    },
    factsAt: (s) => factsOf(fixture, stateAt(s), isOver(s)),
    stoppedAt: (s) => stoppedOf(fixture, stateAt(s)),
    offerAt: (s) => offerDuring(fixture, stateAt(s)),
    isOverAt: (s, { key, line }) => {
      if (extra && s >= regularS) return isOverInExtra(s - regularS, key)
      if (key === 'ft.nextgoal') return Number(line) <= sum(stateAt(s).score)
      return s >= halfS[0] && (key.startsWith('h1.') || key.includes('.h1.'))
    },
  }
}

/** Seconds from the end of the 90 minutes. */
const isOverInExtra = (s: number, key: string) =>
  !IS_EXTRA.test(key) || (key.startsWith('et.') && s >= EXTRA_BREAK_S + EXTRA_S)

/** Who came through, whether by goals or by penalties. */
const throughOf = ({ qualifies, winsCup }: FootballFacts): Two =>
  (qualifies ?? winsCup) === '1' ? [1, 0] : [0, 1]

const sum = ([home, away]: readonly [number, number]) => home + away

/** Of a league its goals; of a tie who comes through. */
function endsOf(fixture: Fixture): ScoreChance[] {
  if (!fixture.tie) return goalEnds(goalsOf(fixture))
  const chances = chancesOf(modelBefore(fixture), { key: 'tie.qualify', line: null })
  const home = chances?.get('1')?.win ?? 0
  return [
    { score: [1, 0], p: home },
    { score: [0, 1], p: 1 - home },
  ]
}

/** Twelve leagues and a cup around the clock. */
export const football: World<'football'> = {
  sport: 'football',
  leagues: LEAGUES,
  aheadH: 7 * 24,
  pricedEveryS: 5,
  playersOf,
  modelOf: modelBefore,
  offerBefore,
  endsOf,
  scorers,
  playOf,
}
