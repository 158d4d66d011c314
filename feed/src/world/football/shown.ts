import type { MatchClock } from '../../protocol/message.ts'
import type { Two } from '../fixture.ts'
import type { Shown } from '../play.ts'
import { factsOf } from './facts.ts'
import type { Match } from './match-at.ts'

/** Score, clock and counts, as everybody may see them. Elapsed seconds are the match’s. */
export function shownOf(match: Match): Shown {
  const { corners, yellow, shots, shotsOnTarget, fouls } = factsOf(match.incidents)
  const { score, halfTime, period } = match
  const second: Two[] = halfTime ? [[score[0] - halfTime[0], score[1] - halfTime[1]]] : []
  const clock: MatchClock = {
    period,
    elapsed: period === 'h2' ? 45 * 60 + match.elapsedS : match.elapsedS,
    running: match.isRunning,
  }
  if (match.stoppageMin !== null) clock.stoppage = match.stoppageMin
  const counts = { corners, yellow, shots, sot: shotsOnTarget, fouls }
  return {
    score: {
      total: score,
      parts: [halfTime ?? score, ...(period === 'h2' ? second : [])],
      reds: match.reds,
    },
    clock,
    stats: Object.fromEntries(
      Object.entries(counts).map(([key, pair]) => [key, [pair?.[0] ?? 0, pair?.[1] ?? 0]]),
    ),
  }
}
