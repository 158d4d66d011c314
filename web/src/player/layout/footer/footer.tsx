import { Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { someoneIsHere } from '../../../lib/browser/start-up.ts'
import './footer.css'

const FooterBody = lazy(async () => ({ default: (await import('./footer-body.tsx')).FooterBody }))

/** How far below the screen the footer may be when it is fetched. */
const NEAR_PX = 800
const NEVER_MS = 2 ** 31 - 1

/** The footer: its place from the start, what stands in it when someone comes near it. */
export function Footer() {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${NEAR_PX}px` },
    )
    watch.observe(place.current)
    // Whoever walks through the page by keyboard comes to its end without scrolling.
    void someoneIsHere(NEVER_MS).then(() => setNear(true))
    return () => watch.disconnect()
  }, [isNear])
  return (
    <footer ref={place} className="foot">
      <div className="frieze" aria-hidden />
      <Suspense fallback={<div className="foot__wait" />}>
        {isNear ? <FooterBody /> : <div className="foot__wait" />}
      </Suspense>
    </footer>
  )
}
