import type { ClockedState } from '../prices/clocked/clocked-sport.ts'
import type { IceHockeyState } from '../prices/ice-hockey/ice-hockey.ts'
import { NONE } from '../prices/pair.ts'
import { type MatchNow, pairOf } from './match-now.ts'

/** The part of a match on a clock that is played; in a break the one after it, from its start. */
type Part = { number: number; elapsedS: number }

/** Undefined where the clock names no part. */
function partNow({ score, clock }: MatchNow, letter: 'q' | 'p'): Part | undefined {
  if (!score || !clock) return undefined
  const { period, elapsedS } = clock
  if (period === 'ht' || period === 'break') return { number: score.parts.length + 1, elapsedS: 0 }
  if (period === 'et' || period === 'pens') return { number: PARTS[letter] + 1, elapsedS }
  const number = period.startsWith(letter) ? Number(period.slice(1)) : 0
  return number >= 1 && number <= PARTS[letter] ? { number, elapsedS } : undefined
}

const PARTS = { q: 4, p: 3 }

/** Where a match in quarters stands; undefined before it begins, and where its clock does not say. */
export function clockedNow(
  now: MatchNow,
  { quarterSeconds, overtimeSeconds }: { quarterSeconds: number; overtimeSeconds: number },
): ClockedState | undefined {
  const part = now.state === 'live' ? partNow(now, 'q') : undefined
  if (!part || !now.score) return undefined
  const isOvertime = part.number > PARTS.q
  const length = isOvertime ? overtimeSeconds : quarterSeconds
  const points = now.score.parts.map(pairOf)
  return {
    quarter: isOvertime ? 'overtime' : (part.number as 1 | 2 | 3 | 4),
    secondsLeft: Math.max(0, length - part.elapsedS),
    quarters: points.slice(0, PARTS.q),
    overtime: points
      .slice(PARTS.q)
      .reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), NONE),
  }
}

const PERIOD_S = 1_200

/** Where a match of ice hockey stands; undefined before it begins, and where its clock does not say. */
export function hockeyNow(now: MatchNow): IceHockeyState | undefined {
  const part = now.state === 'live' ? partNow(now, 'p') : undefined
  if (!part || !now.score) return undefined
  const isOvertime = part.number > PARTS.p
  return {
    period: isOvertime ? 'overtime' : (part.number as 1 | 2 | 3),
    secondsLeft: isOvertime ? 0 : Math.max(0, PERIOD_S - part.elapsedS),
    goals: now.score.parts.slice(0, PARTS.p).map(pairOf),
  }
}
