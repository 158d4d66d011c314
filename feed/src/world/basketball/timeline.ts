import { isLevel, partOf, QUARTERS, type QuarterLengths } from '../clocked/quarters.ts'
import type { Beat, TimedPart } from '../clocked/timed-parts.ts'
import { type Fixture, leadOf, type Side } from '../fixture.ts'
import { normalOf, type Random, randomOf, wholeFrom } from '../random.ts'
import { LEAGUES } from './leagues.ts'
import {
  COUNTED,
  type Counted,
  countOf,
  formOf,
  playersExpected,
  playersOf,
  scorerOf,
} from './players.ts'

/** Deviations of a match’s margin and total by its minutes (betting.md 2.2). */
const SIGMAS = { 40: { margin: 11.5, total: 15 }, 48: { margin: 12.5, total: 18 } }
const HOME_LEAD = 2.8
/** Points between the best and the worst of a league. */
const SPREAD = 19
export const OVERTIME_S = 300
/** No bets on the last seconds. */
const LAST_S = 25

export type Expected = { margin: number; total: number; minutes: 40 | 48 }

export function expectedOf(fixture: Fixture): Expected {
  const { minutes = 40, total = 165 } = LEAGUES.find(({ id }) => id === fixture.league.id) ?? {}
  return { margin: HOME_LEAD + SPREAD * leadOf(fixture), total, minutes }
}

export const lengthsOf = ({ minutes }: Pick<Expected, 'minutes'>): QuarterLengths => ({
  quarterS: minutes * 15,
  breakS: 120,
  halfTimeS: 900,
})

/** Quarters, and overtimes until somebody leads. */
export function partsOf(seed: string, fixture: Fixture): TimedPart[] {
  const random = randomOf(seed, 'match', fixture.id)
  const expected = expectedOf(fixture)
  const lengths = lengthsOf(expected)
  const parts: TimedPart[] = []
  const players = playersOf(fixture)
  while (parts.length < QUARTERS || isLevel(parts)) {
    const number = parts.length + 1
    const isOvertime = number > QUARTERS
    const lengthS = isOvertime ? OVERTIME_S : lengths.quarterS
    const share = lengthS / (QUARTERS * lengths.quarterS)
    const baskets = beatsOf(random, pointsIn(random, expected, share), lengthS)
    const scored = randomOf(seed, 'scorers', fixture.id, number)
    const beats = baskets.map((beat): Beat => {
      const player = scorerOf(scored, players, beat.side)
      return player === undefined ? beat : { ...beat, player }
    })
    const last: Beat = {
      s: lengthS - LAST_S,
      side: '1',
      points: 0,
      reason: 'last_minute',
      stop: { groups: ['all'], forS: LAST_S },
    }
    parts.push(partOf(number, number >= QUARTERS ? [...beats, last] : beats, lengths, OVERTIME_S))
  }
  return parts
}

/** Points of both sides in a share of the match, as the prices have it: margin and total are normal. */
function pointsIn(random: Random, { margin, total, minutes }: Expected, share: number) {
  const sigma = SIGMAS[minutes]
  const lead = margin * share + sigma.margin * Math.sqrt(share) * normalOf(random)
  const sum = total * share + sigma.total * Math.sqrt(share) * normalOf(random)
  const of = (points: number) => Math.max(0, Math.round(points))
  return { '1': of((sum + lead) / 2), '2': of((sum - lead) / 2) }
}

/** Baskets that make so many points, at any second of the part. */
function beatsOf(random: Random, points: Record<Side, number>, lengthS: number): Beat[] {
  const beats: Beat[] = []
  for (const side of ['1', '2'] as const) {
    let left = points[side]
    while (left > 0) {
      const basket = Math.min(left, basketOf(random))
      left -= basket
      beats.push({ s: wholeFrom(random, 6, lengthS - 1), side, points: basket })
    }
  }
  return beats.sort((one, other) => one.s - other.s)
}

function basketOf(random: Random): number {
  const chance = random()
  return chance < 0.16 ? 1 : chance < 0.72 ? 2 : 3
}

/** Rebounds and assists of those who are named, by quarter: what they did in the first, in the second… */
export function countsOf(
  seed: string,
  fixture: Fixture,
): Record<string, Record<Counted, number[]>> {
  const random = randomOf(seed, 'counts', fixture.id)
  return Object.fromEntries(
    playersExpected(fixture, expectedOf(fixture)).map((player) => {
      const byQuarter = (what: Counted) => {
        const form = formOf(random, what, player[what])
        return Array.from({ length: QUARTERS }, () =>
          countOf(random, player[what] / QUARTERS, form),
        )
      }
      const [rebounds, assists] = COUNTED.map(byQuarter)
      return [player.id, { rebounds: rebounds ?? [], assists: assists ?? [] }]
    }),
  )
}
