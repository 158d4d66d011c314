import { tipOff } from '@zar/betting/prices/basketball/basketball'
import { modelOf } from '@zar/betting/prices/match-model'
import type { QuarterFacts } from '@zar/betting/settlement/timed/facts'
import { clockedStateOf, quarterFactsOf } from '../clocked/quarters.ts'
import { openTimed, type TimedState } from '../clocked/timed-parts.ts'
import type { Fixture } from '../fixture.ts'
import { linesApart, openOffer } from '../offer/offer.ts'
import type { Play, World } from '../play.ts'
import { LEAGUES } from './leagues.ts'
import { expectedOf, lengthsOf, OVERTIME_S, partsOf } from './timeline.ts'

const RACE_TO = 20

const offer = openOffer({
  sport: 'basketball',
  keys: /^(match|ft|h\d|q\d)\./,
  beforeOnly: /^match\.(oe|margin)$/,
  lines: [
    [/^match\.(total|ah)$/, 3],
    [/./, 1],
  ],
  isForSale: linesApart(3),
})

const expectationOf = (fixture: Fixture) => ({ ...expectedOf(fixture), players: [] })

/** Who first had so many points, once somebody has. */
function firstTo({ beats }: TimedState, wanted: number): '1' | '2' | undefined {
  const points = { '1': 0, '2': 0 }
  for (const beat of beats) {
    points[beat.side] += beat.points
    if (points[beat.side] >= wanted) return beat.side
  }
  return undefined
}

function playOf(seed: string, fixture: Fixture): Play<'basketball'> {
  const expectation = expectationOf(fixture)
  const { quarterS } = lengthsOf(expectation)
  const timed = openTimed(partsOf(seed, fixture))
  const factsAt = (s: number): QuarterFacts => {
    const state = timed.stateAt(s)
    const first = firstTo(state, RACE_TO)
    return { ...quarterFactsOf(state), ...(first && { firstTo: { [RACE_TO]: first } }) }
  }
  return {
    ...timed,
    factsAt,
    offerAt: (s) => {
      const state = clockedStateOf(timed.stateAt(s), { quarterS, overtimeS: OVERTIME_S })
      return offer(modelOf('basketball', expectation, { ...tipOff(expectation), ...state }), true)
    },
    isOverAt: (s, { key }) => {
      const state = timed.stateAt(s)
      if (key === 'match.race') return firstTo(state, RACE_TO) !== undefined
      return state.over.includes(key.split('.')[0] ?? '')
    },
  }
}

export const basketball: World<'basketball'> = {
  sport: 'basketball',
  leagues: LEAGUES,
  aheadH: 72,
  pricedEveryS: 10,
  offerBefore: (fixture) => offer(modelOf('basketball', expectationOf(fixture)), false),
  playOf,
}
