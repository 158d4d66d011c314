import { useEffect, useRef, useState } from 'react'
import { countedTo } from '../game/use-count-up.ts'

const COUNT_MS = 600

/** A sum on its way to what was told last; with reduced motion it is simply there. */
export function useCounted(sum: number): number {
  const [shown, setShown] = useState(sum)
  const before = useRef(sum)
  useEffect(() => {
    const from = before.current
    before.current = sum
    if (sum <= from || matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(sum)
    const begunMs = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.max(0, (now - begunMs) / COUNT_MS)
      setShown(countedTo(from, sum, part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [sum])
  return shown
}
