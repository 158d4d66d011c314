import { useEffect, useRef } from 'react'

/** Controls that a key is typed in, or walks. */
export const TYPED_IN = 'input, select, textarea, [role=slider]'
const PRESSED = 'button, a, [role=option]'

/** Hears every key of the page. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** The key, in lower case; undefined where the browser or a control has a use for it. */
export function keyFor(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (!(event.target instanceof Element)) return key
  // A panel and a field have keys of their own, and a button its press.
  if (event.target.closest(`dialog[open], ${TYPED_IN}`)) return undefined
  const isPress = key === ' ' || key === 'Enter'
  return isPress && event.target.closest(PRESSED) ? undefined : key
}
