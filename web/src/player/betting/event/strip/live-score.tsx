import type { EventPage, Score } from '@zar/contract/betting/event'
import { useEffect, useRef, useState } from 'react'
import { clockText, minutes } from '../../../../lib/betting/match-clock.ts'
import { Clock } from '../../stream/clock.tsx'
import { t } from '../texts.ts'

const GOAL_MS = 4_000
const BY_SECONDS = new Set(['football', 'basketball', 'ice-hockey', 'american-football'])

/** How a match stands: the score, and under it the clock, in whose place a goal is said for a moment. */
export function LiveScore({ event, score }: { event: EventPage; score: Score }) {
  const [home, away] = score.total
  const isGoal = useGoal(event.sport === 'football' ? home + away : 0)
  const half = event.sport === 'football' ? score.parts[0] : undefined
  return (
    <>
      <b className="score__total num" aria-live="polite" aria-atomic>
        <span className="sr">
          {t('score', {
            home: event.home.name,
            homeScore: home,
            away: event.away.name,
            awayScore: away,
          })}
        </span>
        <span aria-hidden>{home}</span>
        <i aria-hidden>:</i>
        <span aria-hidden>{away}</span>
      </b>
      <small className="num">
        {isGoal ? (
          <b className="score__goal">{t('goal')}</b>
        ) : (
          <>
            <Clock event={event} as={BY_SECONDS.has(event.sport) ? withSeconds : clockText} />
            {half && score.parts.length > 1 && ` · ${t('half', { home: half[0], away: half[1] })}`}
            {score.points && ` · ${score.points.join('–')}`}
          </>
        )}
      </small>
    </>
  )
}

const withSeconds: typeof clockText = (clock, elapsedS, sport) =>
  clock.isRunning ? minutes(elapsedS) : clockText(clock, elapsedS, sport)

/** True for a moment after this number has grown. */
function useGoal(goals: number): boolean {
  const before = useRef(goals)
  const [isGoal, setGoal] = useState(false)
  useEffect(() => {
    const hasGrown = goals > before.current
    before.current = goals
    setGoal(hasGrown)
    if (!hasGrown) return
    const timer = setTimeout(() => setGoal(false), GOAL_MS)
    return () => clearTimeout(timer)
  }, [goals])
  return isGoal
}
