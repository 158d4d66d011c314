import { LEAGUE_EXPECTATION } from '@zar/betting/prices/football/expectation'
import { type FootballModel, footballModel } from '@zar/betting/prices/football/football'
import { ratesOf } from '@zar/betting/prices/football/rates/from-prices'
import type { FootballState } from '@zar/betting/prices/football/state'
import { KICK_OFF } from '@zar/betting/prices/football/state'
import type { MatchClock, Score } from '@zar/contract/betting/event'
import { liveRatesOf } from './live-rates.ts'
import type { MatchNow } from './stated.ts'

/** A football match by what it states now: before the start, or as it stands. Undefined where that is not known. */
export function modelOf({ stated, state, score, clock }: MatchNow): FootballModel | undefined {
  if (state === 'scheduled') {
    return footballModel({ ...LEAGUE_EXPECTATION, goals: ratesOf(stated) })
  }
  const now = state === 'live' && score && clock ? footballStateOf(score, clock) : undefined
  if (!now) return undefined
  const goals = liveRatesOf(stated, now)
  // Corners and cards of a match that is played are not told by how many there were.
  return goals && footballModel({ ...LEAGUE_EXPECTATION, goals }, now)
}

const HALF_MIN = 45
const MINUTE_S = 60

/** Undefined in extra time, and where the score of the first half is not told. The clock counts the whole match. */
function footballStateOf(score: Score, clock: MatchClock): FootballState | undefined {
  const isFirst = clock.period === 'h1'
  if (!isFirst && clock.period !== 'ht' && clock.period !== 'h2') return undefined
  const [half] = score.parts
  if (!isFirst && !half) return undefined
  const elapsedMin = clock.elapsedS / MINUTE_S
  const [redsHome = 0, redsAway = 0] = score.reds ?? []
  return {
    ...KICK_OFF,
    clock: isFirst
      ? { period: 'h1', elapsedMin }
      : {
          period: 'h2',
          elapsedMin: Math.max(0, elapsedMin - HALF_MIN),
          ...(clock.stoppageMin === undefined ? {} : { addedMin: clock.stoppageMin }),
        },
    score: { home: score.total[0], away: score.total[1] },
    halfTime: isFirst || !half ? null : { home: half[0], away: half[1] },
    reds: { home: redsHome, away: redsAway },
  }
}
