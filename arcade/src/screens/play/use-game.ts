import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Game } from './flow/game.ts'
import type { GameState } from './flow/game-state.ts'

export function useGame(game: Game): GameState {
  return useSyncExternalStore(game.subscribe, game.read)
}

/** True where the player asked for less motion. Read once: a round never changes its manner. */
export function useStillness(): boolean {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  return isStill
}

/** Fast enough to be seen counting: every step is a text laid out anew. */
const COUNT_STEP_MS = 80

/** Counts up to a sum; a smaller sum, and any sum where nothing may move, is shown at once. */
export function useCountUp(kurus: number, isStill: boolean): number {
  const [shown, setShown] = useState(kurus)
  const from = useRef(kurus)
  useEffect(() => {
    const start = from.current
    if (isStill || kurus <= start) {
      from.current = kurus
      setShown(kurus)
      return
    }
    const lengthMs = Math.min(1600, 500 + 12 * Math.sqrt(kurus - start))
    const startMs = performance.now()
    let shownMs = startMs
    let asked = requestAnimationFrame(function step(nowMs) {
      const u = Math.min(1, Math.max(0, (nowMs - startMs) / lengthMs))
      if (u < 1) asked = requestAnimationFrame(step)
      if (u < 1 && nowMs - shownMs < COUNT_STEP_MS) return
      shownMs = nowMs
      const now = Math.round(start + (kurus - start) * (1 - (1 - u) ** 2))
      from.current = now
      setShown(now)
    })
    return () => cancelAnimationFrame(asked)
  }, [kurus, isStill])
  return shown
}

/** Milliseconds since `sinceMs`, told once a second. */
export function useElapsed(sinceMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, nowMs - sinceMs)
}
