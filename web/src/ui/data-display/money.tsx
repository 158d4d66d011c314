import { formatMoney } from '@zar/contract/money'
import { useEffect, useRef, useState } from 'react'

const COUNT_MS = 600

/**
 * A balance. It counts to a new value when the change is one unit or more (`countsFrom`), so that the eye
 * catches it; with reduced motion, and for smaller changes, it is simply there.
 */
export function Money({ units, countsFrom = 1 }: { units: number; countsFrom?: number }) {
  const shown = useCounted(units, countsFrom)
  return <span className="num">{formatMoney(shown)}</span>
}

function useCounted(target: number, least: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    from.current = target
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (calm || Math.abs(target - start) < least) {
      setShown(target)
      return
    }
    const beganAt = performance.now()
    let frame = requestAnimationFrame(function step(at) {
      const part = Math.min(1, Math.max(0, (at - beganAt) / COUNT_MS))
      const eased = 1 - (1 - part) ** 3
      setShown(part === 1 ? target : Math.round((start + (target - start) * eased) * 100) / 100)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, least])
  return shown
}
