import { tipOff } from '@zar/betting/prices/basketball/basketball'
import { modelOf } from '@zar/betting/prices/match-model'
import type { QuarterFacts } from '@zar/betting/settlement/timed/facts'
import { clockedStateOf, quarterFactsOf, quartersOver } from '../clocked/quarters.ts'
import { openTimed, type TimedState } from '../clocked/timed-parts.ts'
import type { Fixture } from '../fixture.ts'
import { linesApart, openOffer } from '../offer/offer.ts'
import type { Play, World } from '../play.ts'
import { marginEnds } from '../season/ends.ts'
import { LEAGUES } from './leagues.ts'
import { playersExpected, playersOf } from './players.ts'
import { countsOf, expectedOf, lengthsOf, OVERTIME_S, partsOf } from './timeline.ts'

const RACE_TO = 20

/** Lines of players that part the first of a side from the fifth. */
const PLAYER_LINES: Record<string, readonly string[]> = {
  'player.points': ['9.5', '14.5', '19.5'],
  'player.rebounds': ['3.5', '5.5', '7.5'],
  'player.assists': ['1.5', '3.5', '5.5'],
}
const isApart = linesApart(3)

const offer = openOffer({
  sport: 'basketball',
  keys: /./,
  // What players do is counted by hand: it closes as the match begins.
  beforeOnly: /^match\.(oe|margin)$|^player\./,
  lines: [
    [/^match\.(total|ah)$/, 3],
    [/^player\./, 3],
    [/./, 1],
  ],
  isForSale: (key, line) =>
    key === 'match.race' || (PLAYER_LINES[key]?.includes(line) ?? isApart(key, line)),
})

function expectationOf(fixture: Fixture) {
  const expected = expectedOf(fixture)
  return { ...expected, players: playersExpected(fixture, expected) }
}

/** What those who are named have done. Rebounds and assists are told with their quarter. */
function playersIn(
  { points, isBreak, beats }: TimedState,
  counts: ReturnType<typeof countsOf>,
): NonNullable<QuarterFacts['players']> {
  const over = points.length - (isBreak ? 0 : 1)
  const sum = (numbers: readonly number[]) =>
    numbers.slice(0, over).reduce((all, one) => all + one, 0)
  const scored = (id: string) =>
    beats.reduce((all, beat) => (beat.player === id ? all + beat.points : all), 0)
  return Object.fromEntries(
    Object.entries(counts).map(([id, { rebounds, assists }]) => [
      id,
      { points: scored(id), rebounds: sum(rebounds), assists: sum(assists) },
    ]),
  )
}

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
  const counts = countsOf(seed, fixture)
  const factsAt = (s: number): QuarterFacts => {
    const state = timed.stateAt(s)
    const first = firstTo(state, RACE_TO)
    const players = playersIn(state, counts)
    return { ...quarterFactsOf(state), players, ...(first && { firstTo: { [RACE_TO]: first } }) }
  }
  return {
    ...timed,
    factsAt,
    offerAt: (s) => {
      const state = clockedStateOf(timed.stateAt(s), { quarterS, overtimeS: OVERTIME_S })
      return offer(modelOf('basketball', expectation, { ...tipOff(expectation), ...state }), true)
    },
    stoppedAt: (s) => ({ ...factsAt(s), over: quartersOver(timed.stateAt(s)) }),
    isOverAt: (s, { key }) => {
      const state = timed.stateAt(s)
      if (key === 'match.race') return firstTo(state, RACE_TO) !== undefined
      return state.over.includes(key.split('.')[0] ?? '')
    },
  }
}

const modelBefore = (fixture: Fixture) => modelOf('basketball', expectationOf(fixture))

export const basketball: World<'basketball'> = {
  sport: 'basketball',
  leagues: LEAGUES,
  aheadH: 72,
  pricedEveryS: 10,
  playersOf,
  modelOf: modelBefore,
  offerBefore: (fixture) => offer(modelBefore(fixture), false),
  endsOf: (fixture) => marginEnds(modelBefore(fixture)),
  playOf,
}
