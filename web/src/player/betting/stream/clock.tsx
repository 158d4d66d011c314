import type { EventRow, MatchClock } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { useLayoutEffect, useRef } from 'react'
import { clockText, elapsedOf } from '../../../lib/betting/match-clock.ts'
import { eventNow, onEvent } from './events.ts'

type Write = (now: number) => void

/** One timer for all clocks of the page, which write their own text. */
const clocks = new Set<Write>()
const ticking: { timer?: ReturnType<typeof setInterval> } = {}
const TICK_MS = 1_000

function follow(write: Write): () => void {
  clocks.add(write)
  ticking.timer ??= setInterval(() => {
    const now = performance.now()
    for (const one of clocks) one(now)
  }, TICK_MS)
  return () => {
    clocks.delete(write)
    if (clocks.size > 0) return
    clearInterval(ticking.timer)
    delete ticking.timer
  }
}

/** Keeps the seconds of one match, which stand still where the source would turn them back. */
function keeper() {
  const shown = { period: '', elapsedS: 0 }
  return (clock: MatchClock, sinceMs: number): number => {
    const elapsedS = elapsedOf(clock, sinceMs)
    if (clock.period !== shown.period) Object.assign(shown, { period: clock.period, elapsedS })
    else shown.elapsedS = Math.max(shown.elapsedS, elapsedS)
    return shown.elapsedS
  }
}

type ClockProps = {
  event: Pick<EventRow, 'id' | 'sport' | 'clock'>
  /** How its seconds are written. */
  as?: (clock: MatchClock, elapsedS: number, sport: Sport) => string
}

/** The clock of a match. It ticks by itself and is put right by each message. */
export function Clock({ event, as = clockText }: ClockProps) {
  const node = useRef<HTMLSpanElement>(null)
  const { id, sport, clock: read } = event
  useLayoutEffect(() => {
    const keep = keeper()
    const write = (now: number) => {
      const known = eventNow(id)
      const clock = known?.clock ?? read
      if (!node.current || !clock) return
      const text = as(clock, keep(clock, now - (known?.clockAt ?? now)), sport)
      if (node.current.textContent !== text) node.current.textContent = text
    }
    write(performance.now())
    const stops = [follow(write), onEvent(id, () => write(performance.now()))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, sport, read, as])
  return <span ref={node} className="num" role="timer" aria-live="off" />
}
