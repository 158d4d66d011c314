import type { MatchClock } from '../../protocol/message.ts'
import type { Two } from '../fixture.ts'
import type { Shown } from '../play.ts'
import { regularOf } from './facts.ts'
import type { PeriodName } from './incident.ts'
import type { Match } from './match-at.ts'

/** Minutes of the match before a period. */
const BEFORE_MIN: Record<PeriodName, number> = { h1: 0, ht: 0, h2: 45, et: 90, pens: 90 }

/** Score, clock and counts, as everybody may see them. Elapsed seconds are the match’s. Penalties are no goals. */
export function shownOf(match: Match): Shown {
  const { corners, yellow, shots, shotsOnTarget, fouls } = regularOf(match.incidents)
  const { score, halfTime, extraTime, penalties, period } = match
  const second: Two[] = halfTime ? [[score[0] - halfTime[0], score[1] - halfTime[1]]] : []
  const clock: MatchClock = {
    period,
    elapsed: BEFORE_MIN[period] * 60 + match.elapsedS,
    running: match.isRunning,
  }
  if (match.stoppageMin !== null) clock.stoppage = match.stoppageMin
  const counts = { corners, yellow, shots, sot: shotsOnTarget, fouls }
  const [home, away] = extraTime ?? [0, 0]
  const later = [extraTime, penalties].filter((one) => one !== null)
  return {
    score: {
      total: [score[0] + home, score[1] + away],
      parts: [halfTime ?? score, ...(period === 'h1' || period === 'ht' ? [] : second), ...later],
      reds: match.reds,
    },
    clock,
    stats: Object.fromEntries(
      Object.entries(counts).map(([key, pair]) => [key, [pair?.[0] ?? 0, pair?.[1] ?? 0]]),
    ),
  }
}
