import { KICK_OFF } from '@zar/betting/prices/american-football/american-football'
import { modelOf } from '@zar/betting/prices/match-model'
import type { QuarterFacts } from '@zar/betting/settlement/timed/facts'
import { clockedStateOf, quarterFactsOf, quartersOver } from '../clocked/quarters.ts'
import { openTimed, sumOf, type TimedState } from '../clocked/timed-parts.ts'
import type { Fixture, Two } from '../fixture.ts'
import { linesApart, openOffer } from '../offer/offer.ts'
import type { Play, World } from '../play.ts'
import { marginEnds } from '../season/ends.ts'
import { LEAGUES } from './leagues.ts'
import { expectedOf, LENGTHS, OVERTIME_S, partsOf } from './timeline.ts'

const FULL_MIN = 60

const offer = openOffer({
  sport: 'american-football',
  keys: /^(match|h\d|q\d)\./,
  beforeOnly: /^match\.(oe|margin)$/,
  lines: [
    [/^match\.(total|ah)$/, 3],
    [/./, 1],
  ],
  isForSale: linesApart(2),
})

const touchdownsOf = ({ beats }: TimedState): Two =>
  sumOf(
    beats
      .filter(({ kind }) => kind === 'touchdown')
      .map(({ side }): Two => (side === '1' ? [1, 0] : [0, 1])),
  )

const firstScoreOf = ({ beats }: TimedState) => beats.find(({ kind }) => kind)?.kind

function playOf(seed: string, fixture: Fixture): Play<'american-football'> {
  const timed = openTimed(partsOf(seed, fixture))
  const factsAt = (s: number): QuarterFacts => {
    const state = timed.stateAt(s)
    return {
      ...quarterFactsOf(state),
      minutesPlayed: FULL_MIN,
      touchdowns: touchdownsOf(state),
      firstScore: firstScoreOf(state) ?? 'none',
    }
  }
  return {
    ...timed,
    factsAt,
    offerAt: (s) => {
      const state = timed.stateAt(s)
      const [home, away] = touchdownsOf(state)
      const clocked = clockedStateOf(state, { quarterS: LENGTHS.quarterS, overtimeS: OVERTIME_S })
      const now = { ...KICK_OFF, ...clocked, touchdowns: { home, away } }
      return offer(modelOf('american-football', expectedOf(fixture), now), true)
    },
    stoppedAt: (s) => {
      const { firstScore, ...facts } = factsAt(s)
      const state = timed.stateAt(s)
      const over = quartersOver(state)
      const inPlayMin = state.isBreak ? 0 : state.elapsedS / 60
      return {
        ...facts,
        over,
        minutesPlayed: (over * LENGTHS.quarterS) / 60 + inPlayMin,
        // Who has not scored yet may do so.
        ...(firstScore !== 'none' && { firstScore }),
      }
    },
    isOverAt: (s, { key }) => {
      const state = timed.stateAt(s)
      if (key === 'match.firstscore') return firstScoreOf(state) !== undefined
      return state.over.includes(key.split('.')[0] ?? '')
    },
  }
}

const modelBefore = (fixture: Fixture) => modelOf('american-football', expectedOf(fixture))

export const americanFootball: World<'american-football'> = {
  sport: 'american-football',
  leagues: LEAGUES,
  aheadH: 72,
  pricedEveryS: 10,
  modelOf: modelBefore,
  offerBefore: (fixture) => offer(modelBefore(fixture), false),
  endsOf: (fixture) => marginEnds(modelBefore(fixture)),
  playOf,
}
