import { modelOf } from '@zar/betting/prices/match-model'
import { type Fixture, leadOf, type Side, type Two } from '../fixture.ts'
import { linesApart, openOffer } from '../offer/offer.ts'
import type { Play, Shown, World } from '../play.ts'
import { type Random, randomOf, wholeFrom } from '../random.ts'
import { seriesEnds } from '../season/ends.ts'
import { clockOf, openSteps, type Step } from '../stepped/steps.ts'
import { LEAGUES } from './leagues.ts'

const HOME = 0.006
/** How much more of the rallies the best of a league wins than the worst. */
const SPREAD = 0.085
const RALLY_S = { least: 14, most: 34 }
const BREAK_S = 180
const SET_STOP_S = 12
const SETS_TO_WIN = 3

const offer = openOffer({
  sport: 'volleyball',
  keys: /^(match|set\d)\./,
  lines: [
    [/^match\.(total|ah)$/, 3],
    [/./, 1],
  ],
  isForSale: linesApart(2),
})

const expectationOf = (fixture: Fixture) => ({
  rally: 0.5 + HOME + (SPREAD * leadOf(fixture)) / 2,
  bestOf: 5 as const,
})

type State = { sets: readonly Two[]; points: Two; setStartS: number }
const START: State = { sets: [], points: [0, 0], setStartS: 0 }

const wonSets = (sets: readonly Two[]): Two => [
  sets.filter(([home, away]) => home > away).length,
  sets.filter(([home, away]) => away > home).length,
]
const isOver = ({ sets }: State) => Math.max(...wonSets(sets)) === SETS_TO_WIN

/** Every rally of a match. */
function stepsOf(random: Random, rally: number): Step<State>[] {
  const steps: Step<State>[] = []
  let state = START
  let atS = 0
  while (!isOver(state)) {
    atS += wholeFrom(random, RALLY_S.least, RALLY_S.most)
    const before = state.sets.length
    state = afterRally(state, random() < rally ? '1' : '2', atS)
    const isSet = state.sets.length > before
    const stop = { groups: ['all'] as const, forS: SET_STOP_S }
    steps.push({ atS, state, ...(isSet && { reason: 'set', stop }) })
    if (isSet) atS += BREAK_S
  }
  return steps
}

function afterRally({ sets, points, setStartS }: State, winner: Side, atS: number): State {
  const [home, away] = points
  const now: Two = winner === '1' ? [home + 1, away] : [home, away + 1]
  const to = sets.length === 4 ? 15 : 25
  if (Math.max(...now) < to || Math.abs(now[0] - now[1]) < 2) {
    return { sets, points: now, setStartS }
  }
  return { sets: [...sets, now], points: [0, 0], setStartS: atS + BREAK_S }
}

function shownOf({ sets, points, setStartS }: State, s: number, isEnd: boolean): Shown {
  return {
    score: { total: wonSets(sets), parts: isEnd ? sets : [...sets, points] },
    clock: clockOf(`set${sets.length + (isEnd ? 0 : 1)}`, s - (isEnd ? 0 : setStartS), isEnd),
  }
}

const pair = ([home, away]: Two) => ({ home, away })

function playOf(seed: string, fixture: Fixture): Play<'volleyball'> {
  const expectation = expectationOf(fixture)
  const random = randomOf(seed, 'match', fixture.id)
  const steps = openSteps(START, stepsOf(random, expectation.rally))
  return {
    ...steps,
    shownAt: (s) => shownOf(steps.stateAt(s), s, s >= steps.endS),
    factsAt: (s) => ({ bestOf: 5, sets: steps.stateAt(s).sets }),
    stoppedAt: (s) => {
      const { sets, points } = steps.stateAt(s)
      return { bestOf: 5, sets: [...sets, points] }
    },
    offerAt: (s) => {
      const { sets, points } = steps.stateAt(s)
      const state = { sets: sets.map(pair), points: pair(points) }
      return offer(modelOf('volleyball', expectation, state), true)
    },
    isOverAt: (s, { key }) => {
      const [, number] = /^set(\d)\./.exec(key) ?? []
      return number !== undefined && Number(number) <= steps.stateAt(s).sets.length
    },
  }
}

const modelBefore = (fixture: Fixture) => modelOf('volleyball', expectationOf(fixture))

export const volleyball: World<'volleyball'> = {
  sport: 'volleyball',
  leagues: LEAGUES,
  aheadH: 72,
  pricedEveryS: null,
  modelOf: modelBefore,
  offerBefore: (fixture) => offer(modelBefore(fixture), false),
  endsOf: (fixture) => seriesEnds(modelBefore(fixture), 'sets'),
  playOf,
}
