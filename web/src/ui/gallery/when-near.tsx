import { type ReactNode, useEffect, useRef, useState } from 'react'

/** So far below the edge of the window things are made ready. */
const MARGIN = '160px 0px'

/** Draws what stands further down the page once the reader comes near it; until then it keeps its room. */
export function WhenNear({ height, children }: { height: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} style={{ minHeight: height }} />
}
