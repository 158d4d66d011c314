import type { Fixture, Side, Two } from '../fixture.ts'
import { normalOf, type Random, randomOf, wholeFrom } from '../random.ts'
import { goalsOf } from './goals.ts'
import {
  EXTRA_S,
  HALF_S,
  type Incident,
  type IncidentKind,
  OWN_GOALS,
  PENALTY_GOALS,
  SHOTS_SAVED,
  SHOTS_WIDE,
  type Timeline,
} from './incident.ts'
import { withPlayers } from './players.ts'

/** The share of goals before half-time, and the minutes over which each half’s goals are spread (betting.md 2.1). */
const FIRST_SHARE = 0.46
const FIRST_MIN = 47
const SECOND_MIN = 50
/** A red card’s own side and the other: the first, and each further one. */
const RED = { own: 0.67, otherFirst: 1.25, otherMore: 1.1 }
const REDS = 0.155
/** How long before a goal or a corner the attack is seen. */
const ATTACK_S = 8

/** Goals of extra time, of those of a match. */
const EXTRA_SHARE = 1 / 3

const SIDES = ['1', '2'] as const

/** Means of both sides in 90 minutes, the home side’s share, and how much a match differs from the mean. */
const COUNTS: Record<string, { mean: number; homeShare: number; spread: number }> = {
  corner: { mean: 10.3, homeShare: 0.54, spread: 0.108 },
  yellow: { mean: 4.5, homeShare: 0.48, spread: 0.244 },
  shot: { mean: SHOTS_WIDE, homeShare: 0.545, spread: 0.1 },
  shot_on_target: { mean: SHOTS_SAVED, homeShare: 0.55, spread: 0.1 },
  foul: { mean: 23.7, homeShare: 0.5, spread: 0.1 },
  penalty_missed: { mean: 0.06, homeShare: 0.5, spread: 0 },
}

/** What happens in a match. It follows from the world’s seed and the match alone. */
export function timelineOf(seed: string, fixture: Fixture): Timeline {
  const random = randomOf(seed, 'match', fixture.id)
  const stoppageMin = [wholeFrom(random, 1, 3), wholeFrom(random, 3, 7)] as const
  const halfS = [HALF_S + stoppageMin[0] * 60, HALF_S + stoppageMin[1] * 60] as const
  const factors = Object.fromEntries(
    Object.entries(COUNTS).map(([kind, { spread }]) => [
      kind,
      Math.max(0.3, 1 + spread * normalOf(random)),
    ]),
  )
  const play: Play = {
    random,
    goals: goalsOf(fixture),
    reds: { '1': 0, '2': 0 },
    counts: countsOf(factors),
    incidents: [],
  }
  playHalf(play, 'h1', halfS[0])
  playHalf(play, 'h2', halfS[1])
  const extra = fixture.tie && isLevel(play) ? playExtraTime(play) : null
  return { incidents: withPlayers(seed, fixture, play.incidents), halfS, stoppageMin, extra }
}

/** A match that is being played. */
type Play = {
  random: Random
  goals: Two
  reds: Record<Side, number>
  counts: readonly { kind: IncidentKind; side: Side; mean: number }[]
  incidents: Incident[]
}

function playHalf(play: Play, period: Incident['period'], lengthS: number): void {
  const part = period === 'h1' ? FIRST_SHARE / FIRST_MIN : (1 - FIRST_SHARE) / SECOND_MIN
  /** Whether something of such a mean in 90 minutes happens in this second. */
  const happens = (mean: number) => play.random() < (mean * part) / 60
  for (let elapsedS = 0; elapsedS < lengthS; elapsedS++) {
    const at = { period, elapsedS }
    for (const { kind, side, mean } of play.counts) {
      if (happens(mean)) play.incidents.push({ kind, side, ...at })
    }
    for (const side of SIDES) playSide(play, side, at, happens)
  }
}

const isLevel = ({ incidents }: Play) => {
  const goals = incidents.filter(({ kind }) => kind === 'goal')
  return goals.filter(({ side }) => side === '1').length * 2 === goals.length
}

/** Goals at the pace of a third of a match; where they leave it level, penalties are a coin. */
function playExtraTime(play: Play): Timeline['extra'] {
  const { random, goals, reds, incidents } = play
  for (let elapsedS = 0; elapsedS < EXTRA_S; elapsedS++) {
    for (const side of SIDES) {
      const rate = goals[side === '1' ? 0 : 1] * strengthOf(reds, side)
      if (random() >= (rate * EXTRA_SHARE) / EXTRA_S) continue
      incidents.push({ kind: 'goal', side, period: 'et', elapsedS, ...kindOfGoal(random) })
    }
  }
  if (!isLevel(play)) return { penalties: null }
  const [most, less] = [wholeFrom(random, 3, 5), wholeFrom(random, 1, 2)]
  return { penalties: random() < 0.5 ? [most, most - less] : [most - less, most] }
}

/** Goals and red cards, which change what comes after them. */
function playSide(
  { random, goals, reds, incidents }: Play,
  side: Side,
  at: Pick<Incident, 'period' | 'elapsedS'>,
  happens: (mean: number) => boolean,
): void {
  const rate = goals[side === '1' ? 0 : 1] * strengthOf(reds, side)
  if (happens(rate)) incidents.push({ kind: 'goal', side, ...at, ...kindOfGoal(random) })
  if (happens(REDS / 2)) {
    reds[side] += 1
    incidents.push({ kind: 'red', side, ...at })
  }
}

type GoalKind = Pick<Incident, 'isPenaltyGoal' | 'isOwnGoal'>

function kindOfGoal(random: Random): GoalKind {
  const isPenaltyGoal = random() < PENALTY_GOALS
  return { isPenaltyGoal, isOwnGoal: !isPenaltyGoal && random() < OWN_GOALS }
}

/** What goes on at one pace through a match, by side, with its mean in 90 minutes. */
const countsOf = (factors: Record<string, number>) =>
  Object.entries(COUNTS).flatMap(([kind, { mean, homeShare }]) =>
    SIDES.map((side) => ({
      kind: kind as IncidentKind,
      side,
      mean: mean * (side === '1' ? homeShare : 1 - homeShare) * (factors[kind] ?? 1),
    })),
  )

/** What red cards leave of a side’s goals. */
function strengthOf(reds: Record<Side, number>, side: Side): number {
  const [own, other] = [reds[side], reds[side === '1' ? '2' : '1']]
  const gained = other === 0 ? 1 : RED.otherFirst * RED.otherMore ** (other - 1)
  return RED.own ** own * gained
}

/** The attacks that are seen before goals and corners. */
export const attacksOf = ({ incidents }: Timeline): Incident[] =>
  incidents
    .filter(({ kind }) => kind === 'goal' || kind === 'corner' || kind === 'penalty_missed')
    .map((incident) => ({
      kind: 'danger',
      side: incident.side,
      period: incident.period,
      elapsedS: Math.max(0, incident.elapsedS - ATTACK_S),
    }))
