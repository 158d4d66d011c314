import { useEffect, useState } from 'react'
import type { SeenRoom } from './rooms-line.ts'
import { t } from './texts.ts'

const EVERY_MS = 250

/** Seconds until bets are closed; undefined where they are not open, or nobody knows. */
export function secondsLeft(room: SeenRoom, nowMs: number): number | undefined {
  const phase = room.round?.phase
  if (phase?.kind !== 'betting' || phase.lengthMs === null) return undefined
  const leftMs = phase.lengthMs - phase.elapsedMs - (nowMs - room.heardMs)
  return Math.max(0, Math.ceil(leftMs / 1_000))
}

/** The page's clock, looked at while something counts. */
export function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(performance.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return Math.max(now, 0)
}

export function phaseText(room: SeenRoom | undefined, nowMs: number): string | undefined {
  if (!room) return undefined
  const seconds = secondsLeft(room, nowMs)
  if (seconds !== undefined && seconds > 0) return t('seconds', { seconds })
  const kind = room.round?.phase.kind
  if (!kind) return t('rests')
  return kind === 'betting' ? t('closed') : t(kind)
}
