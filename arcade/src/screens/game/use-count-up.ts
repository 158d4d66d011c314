import { useEffect, useRef, useState } from 'react'

const COUNT_MS = 500

/** The sum on its way from what it was, where a win was added to it; the sum itself otherwise. */
export function useCountUp(sum: number, isWin: boolean): number {
  const [shown, setShown] = useState(sum)
  const before = useRef(sum)
  useEffect(() => {
    const from = before.current
    before.current = sum
    if (!isWin || sum <= from) return setShown(sum)
    const begunMs = performance.now()
    let frame = 0
    const count = () => {
      const part = Math.min(1, (performance.now() - begunMs) / COUNT_MS)
      setShown(countedTo(from, sum, part))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    count()
    return () => cancelAnimationFrame(frame)
  }, [sum, isWin])
  return isWin && shown < sum ? shown : sum
}

/** Whole kuruş between the two; the last one is exact. */
export const countedTo = (from: number, to: number, part: number): number =>
  part >= 1 ? to : from + Math.floor((to - from) * part)
