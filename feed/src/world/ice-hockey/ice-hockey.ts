import type { IceHockeyState } from '@zar/betting/prices/ice-hockey/ice-hockey'
import { modelOf } from '@zar/betting/prices/match-model'
import type { HockeyFacts } from '@zar/betting/settlement/timed/facts'
import { openTimed, sumOf, type TimedState } from '../clocked/timed-parts.ts'
import type { Fixture } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Play, World } from '../play.ts'
import { marginEnds } from '../season/ends.ts'
import { LEAGUES } from './leagues.ts'
import { goalsOf, PERIOD_S, PERIODS, partsOf } from './timeline.ts'

const offer = openOffer({
  sport: 'ice-hockey',
  keys: /^(match|ft|p\d)\./,
  beforeOnly: /^ft\.(oe|score)$/,
  lines: [
    [/^(ft|match)\.(total|ah)$/, 3],
    [/./, 1],
  ],
})

/** A break is the start of the period after it. */
function stateOf({ part, isBreak, elapsedS, points }: TimedState): IceHockeyState {
  const now = part + 1 + (isBreak ? 1 : 0)
  return {
    period: now > PERIODS ? 'overtime' : (now as 1 | 2 | 3),
    secondsLeft: isBreak ? PERIOD_S : Math.max(0, PERIOD_S - elapsedS),
    goals: points.slice(0, PERIODS).map(([home, away]) => ({ home, away })),
  }
}

const factsOf = ({ points, beats }: TimedState): HockeyFacts => ({
  periods: points.slice(0, PERIODS),
  overtime: points.length > PERIODS ? sumOf(points.slice(PERIODS, PERIODS + 1)) : null,
  shootOutWinner: beats.find(({ kind }) => kind === 'shoot-out')?.side ?? null,
})

function playOf(seed: string, fixture: Fixture): Play<'ice-hockey'> {
  const timed = openTimed(partsOf(seed, fixture))
  return {
    ...timed,
    factsAt: (s) => factsOf(timed.stateAt(s)),
    // Overtime and shoot-out are too short for bets.
    offerAt: (s) => {
      const state = stateOf(timed.stateAt(s))
      if (state.period === 'overtime') return []
      return offer(modelOf('ice-hockey', { goals: goalsOf(fixture) }, state), true)
    },
    stoppedAt: (s) => {
      const state = timed.stateAt(s)
      return { ...factsOf(state), over: Math.min(PERIODS, state.part + (state.isBreak ? 1 : 0)) }
    },
    isOverAt: (s, { key }) => timed.stateAt(s).over.includes(key.split('.')[0] ?? ''),
  }
}

const modelBefore = (fixture: Fixture) => modelOf('ice-hockey', { goals: goalsOf(fixture) })

export const iceHockey: World<'ice-hockey'> = {
  sport: 'ice-hockey',
  leagues: LEAGUES,
  aheadH: 72,
  pricedEveryS: 10,
  modelOf: modelBefore,
  offerBefore: (fixture) => offer(modelBefore(fixture), false),
  endsOf: (fixture) => marginEnds(modelBefore(fixture)),
  playOf,
}
