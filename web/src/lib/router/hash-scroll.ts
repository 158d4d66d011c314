import { useEffect } from 'react'
import { useLocation } from './router.tsx'

/**
 * Goes to the part of the page that the address names, once `content` is drawn: it was not there yet
 * when the browser looked.
 */
export function useHashScroll(content: unknown): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, and each press of a link, goes there anew
  useEffect(() => {
    if (!hash) return
    // After the frame has scrolled the new page to its top.
    const frame = requestAnimationFrame(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView(),
    )
    return () => cancelAnimationFrame(frame)
  }, [hash, key, content])
}
