import { useEffect } from 'react'
import { useLocation } from '../../../lib/router/router.tsx'

/** How far each visit of a lobby was scrolled, by the visit's key. */
const kept = new Map<string, number>()

/** Coming back to a visit goes on where it was left. `isReady` once the page has its full height. */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation()
  useEffect(() => {
    const y = kept.get(key)
    if (!isReady || !y) return
    // After the page has gone to its top, as it does on every way there.
    const frame = requestAnimationFrame(() => scrollTo(0, y))
    return () => cancelAnimationFrame(frame)
  }, [isReady, key])
  useEffect(() => {
    const keep = () => kept.set(key, scrollY)
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [key])
}
