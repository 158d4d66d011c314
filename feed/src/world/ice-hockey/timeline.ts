import { homeWinsOvertime } from '@zar/betting/prices/ice-hockey/ice-hockey'
import type { Pair } from '@zar/betting/prices/pair'
import { type Beat, sumOf, type TimedPart } from '../clocked/timed-parts.ts'
import { type Fixture, leadOf, type Side, type Two } from '../fixture.ts'
import { type Random, randomOf, wholeFrom } from '../random.ts'

const HOME = 3.15
const AWAY = 2.85
/** How far the best and the worst of a league lie apart, in logarithms of their goals. */
const SPREAD = 0.55
export const PERIODS = 3
export const PERIOD_S = 1_200
const BREAK_S = 900
const OVERTIME_S = 300
const SHOOT_OUT_S = 240
/** Matches that are level after 60 minutes and end in overtime. */
const IN_OVERTIME = 0.62
const MAJORS = 0.15
const STOPS = { goal: 30, major_penalty: 15 }

/** Goals in 60 minutes. */
export function goalsOf(fixture: Fixture): Pair {
  const lead = (SPREAD * leadOf(fixture)) / 2
  return { home: HOME * Math.exp(lead), away: AWAY * Math.exp(-lead) }
}

const goal = (s: number, side: Side): Beat => ({
  s,
  side,
  points: 1,
  kind: 'goal',
  reason: 'goal',
  stop: { groups: ['all'], forS: STOPS.goal },
})

/** Three periods; then overtime until a goal, then a shoot-out. */
export function partsOf(seed: string, fixture: Fixture): TimedPart[] {
  const random = randomOf(seed, 'match', fixture.id)
  const goals = goalsOf(fixture)
  const parts = Array.from({ length: PERIODS }, (_, at) =>
    partOf(`p${at + 1}`, PERIOD_S, periodBeats(random, goals)),
  )
  const [home, away] = sumOf(parts.flatMap(({ beats }) => beats.map(scoredBy)))
  if (home !== away) return parts
  const side = random() < homeWinsOvertime(goals) ? '1' : '2'
  if (random() < IN_OVERTIME) {
    const s = wholeFrom(random, 15, OVERTIME_S)
    return [...parts, partOf('et', s, [goal(s, side)])]
  }
  const winner = { ...goal(SHOOT_OUT_S, side), kind: 'shoot-out' }
  return [...parts, partOf('et', OVERTIME_S, []), partOf('pens', SHOOT_OUT_S, [winner])]
}

const scoredBy = ({ side, points }: Beat): Two => (side === '1' ? [points, 0] : [0, points])

const partOf = (period: string, lengthS: number, beats: readonly Beat[]): TimedPart => ({
  period,
  lengthS,
  beats,
  ends: period === 'p3' ? [period, 'ft'] : [period],
  breakS: period === 'p1' || period === 'p2' ? BREAK_S : 60,
  breakName: 'break',
})

function periodBeats(random: Random, goals: Pair): Beat[] {
  const beats: Beat[] = []
  const happens = (mean: number) => random() < mean / (PERIODS * PERIOD_S)
  for (let s = 1; s < PERIOD_S; s++) {
    if (happens(goals.home)) beats.push(goal(s, '1'))
    if (happens(goals.away)) beats.push(goal(s, '2'))
    if (happens(MAJORS)) beats.push(majorOf(s, random() < 0.5 ? '1' : '2'))
  }
  return beats
}

const majorOf = (s: number, side: Side): Beat => ({
  s,
  side,
  points: 0,
  reason: 'major_penalty',
  stop: { groups: ['all'], forS: STOPS.major_penalty },
})
