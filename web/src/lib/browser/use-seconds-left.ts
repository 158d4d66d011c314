import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Whole seconds until `ms` have passed since `from`, both in milliseconds; 0 when they have. */
export function useSecondsLeft(from: number, ms: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((from + ms - now) / SECOND_MS))
  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new beginning sets the clock going again
  useEffect(() => {
    setNow(Date.now())
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [from, isOver])
  return left
}
