import { useEffect, useState } from 'react'

/** Milliseconds since `sinceMs`, told once a second. */
export function useElapsed(sinceMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, nowMs - sinceMs)
}
