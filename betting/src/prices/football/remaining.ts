import { NONE, type Pair, scale, sumOf } from '../pair.ts'
import type { Halves } from './cells.ts'
import { FIRST_HALF_SHARE, RHO } from './dixon-coles.ts'
import type { FootballClock, FootballState } from './state.ts'

/** Minutes of a half with its usual stoppage. */
export const FIRST_HALF_MIN = 47
export const SECOND_HALF_MIN = 50
const SECOND_HALF_PLAIN_MIN = 45
const EXTRA_TIME_MIN = 30
/** Extra time is a third of a match. */
const EXTRA_TIME_SHARE = 1 / 3
/** Before the whistle something can still happen. */
const SHARE_MIN = 0.005
/** The dependence of low scores fades from kick-off to here. */
const RHO_FADE_MIN = 10

/** A side with a player fewer scores less, and its opponent more. The first counts most. */
const OWN_RED = 0.67
const FIRST_RED_OF_OPPONENT = 1.25
const NEXT_RED_OF_OPPONENT = 1.1

/** Of a match’s goals, the share that is still to come, by half. */
export function sharesLeft({ period, elapsedMin, addedMin }: FootballClock): {
  h1: number
  h2: number
} {
  const second = 1 - FIRST_HALF_SHARE
  if (period === 'et') return { h1: 0, h2: 0 }
  if (period === 'h2') {
    const length = addedMin === undefined ? SECOND_HALF_MIN : SECOND_HALF_PLAIN_MIN + addedMin
    return { h1: 0, h2: Math.max(SHARE_MIN, second * (1 - Math.min(elapsedMin / length, 1))) }
  }
  const all = 1 - FIRST_HALF_SHARE * Math.min(elapsedMin / FIRST_HALF_MIN, 1)
  const h1 = Math.max(SHARE_MIN, all - second)
  return { h1, h2: all - h1 }
}

/** Extra time’s share of a match’s goals that is still to come. */
export const extraTimeLeft = ({ period, elapsedMin }: FootballClock): number =>
  EXTRA_TIME_SHARE *
  (period === 'et' ? Math.max(SHARE_MIN, 1 - Math.min(elapsedMin / EXTRA_TIME_MIN, 1)) : 1)

/** Rates of a whole match after the red cards. */
export const afterReds = (rates: Pair, reds: Pair): Pair => ({
  home: rates.home * OWN_RED ** reds.home * gainFromReds(reds.away),
  away: rates.away * OWN_RED ** reds.away * gainFromReds(reds.home),
})

const gainFromReds = (reds: number) =>
  reds === 0 ? 1 : FIRST_RED_OF_OPPONENT * NEXT_RED_OF_OPPONENT ** (reds - 1)

/** Expected goals of the rest, by half, from the rates of a whole match. */
export function restOf(rates: Pair, clock: FootballClock): Halves {
  const { h1, h2 } = sharesLeft(clock)
  return { h1: scale(rates, h1), h2: scale(rates, h2) }
}

/** What is scored, by half. */
export const scoredOf = ({ score, halfTime }: FootballState): Halves =>
  halfTime === null
    ? { h1: score, h2: NONE }
    : {
        h1: halfTime,
        h2: { home: score.home - halfTime.home, away: score.away - halfTime.away },
      }

/** Dependence of the rest’s goals: only while it is 0:0 and eleven a side, in the first minutes. */
export function rhoOf({ clock, score, reds }: FootballState): number {
  if (clock.period !== 'h1' || sumOf(score) + sumOf(reds) > 0) return 0
  return RHO * Math.max(0, 1 - clock.elapsedMin / RHO_FADE_MIN)
}
