import { useEffect, useState, useSyncExternalStore } from 'react'

/** What is known of the line to the stream. Moments are ms of this page (`performance.now`). */
export type LineState = {
  phase: 'rest' | 'opening' | 'open' | 'closed'
  /** How old the feed’s newest message was when it was last told. */
  silentMs: number | null
  toldAt: number | null
  /** The time of day of the newest word, for a line that is closed. */
  lastIso: string | null
  /** When it is tried again. */
  retryAt: number | null
}

const listeners = new Set<() => void>()
const kept: { now: LineState } = {
  now: { phase: 'rest', silentMs: null, toldAt: null, lastIso: null, retryAt: null },
}

export const lineState = (): LineState => kept.now

export function changeLine(change: Partial<LineState>): void {
  kept.now = { ...kept.now, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Prices of this age are read with care; those of the next are not bet on. */
const LATE_AFTER_MS = 3_000
const STALE_AFTER_MS = 10_000

/** How fresh the prices of this page are. */
export type Band = 'fresh' | 'late' | 'stale' | 'closed'
export type Feed = { band: Band; ageMs: number; retryInS: number; lastIso: string | null }

export function feedOf(state: LineState, now: number): Feed {
  const { phase, silentMs, toldAt, retryAt, lastIso } = state
  const ageMs = toldAt === null ? 0 : (silentMs ?? STALE_AFTER_MS) + (now - toldAt)
  const retryInS = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1_000))
  return { band: phase === 'closed' ? 'closed' : bandOf(ageMs), ageMs, retryInS, lastIso }
}

const bandOf = (ageMs: number): Band =>
  ageMs <= LATE_AFTER_MS ? 'fresh' : ageMs <= STALE_AFTER_MS ? 'late' : 'stale'

const TICK_MS = 1_000

/** How fresh the prices are, told anew every second. */
export function useFeed(): Feed {
  const state = useSyncExternalStore(subscribe, lineState)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return feedOf(state, Math.max(now, state.toldAt ?? 0))
}
