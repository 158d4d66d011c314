import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What a drawing is made for before it was measured. */
const FIRST = 600

/** The width of an element as it stands, in px. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth || FIRST)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [box, width]
}
