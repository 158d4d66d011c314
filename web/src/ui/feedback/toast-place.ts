import { type RefObject, useLayoutEffect } from 'react'
import { usePhone } from '../../lib/browser/media.ts'

/** Between the last toast and what comes below it. */
const BELOW_PX = 8

/**
 * Makes room where toasts would lie over what they speak of: `--toasts-room` is how high they are,
 * and on a phone the field that is being filled in stays in view beside them.
 */
export function useToastsRoom(toasts: RefObject<HTMLElement | null>): void {
  const isPhone = usePhone()
  useLayoutEffect(() => {
    if (!toasts.current) return
    const place = toasts.current
    const watch = new ResizeObserver(() => {
      const height = place.offsetHeight
      setLength('--toasts-room', height > 0 ? height + BELOW_PX : 0)
      if (!isPhone) return
      const field = document.activeElement
      if (field?.matches('input, textarea, select')) field.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(place)
    return () => {
      watch.disconnect()
      setLength('--toasts-room', 0)
    }
  }, [isPhone, toasts])
}

/**
 * Tells the styles which part of a phone's screen the keyboard leaves: `--seen-top` and
 * `--seen-height`. Enlarged by two fingers the page stays as it is.
 */
export function useSeenPart(): void {
  const isPhone = usePhone()
  useLayoutEffect(() => {
    const seen = window.visualViewport
    if (!isPhone || !seen) return
    const tell = () => {
      const isCovered = seen.scale === 1 && innerHeight - seen.height > 1
      setLength('--seen-top', isCovered ? seen.offsetTop : 0)
      setLength('--seen-height', isCovered ? seen.height : 0)
    }
    tell()
    seen.addEventListener('resize', tell)
    seen.addEventListener('scroll', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      seen.removeEventListener('scroll', tell)
      setLength('--seen-top', 0)
      setLength('--seen-height', 0)
    }
  }, [isPhone])
}

/** A length of the page for its styles; none where it is nothing. */
function setLength(name: string, px: number): void {
  const { style } = document.documentElement
  if (px > 0) style.setProperty(name, `${px}px`)
  else style.removeProperty(name)
}
