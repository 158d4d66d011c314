import type { EventRow } from '@zar/contract/betting/event'
import { useCallback, useRef, useState } from 'react'

/**
 * The rows of a list that does not jump under the pointer: while it is over the list new matches are only
 * counted, and shown when it leaves or when they are asked for.
 */
export function useCalmRows(rows: readonly EventRow[]) {
  const [isOver, setOver] = useState(false)
  const known = useRef<ReadonlySet<string>>(new Set())
  const [, redraw] = useState(0)
  if (!isOver || known.current.size === 0) known.current = new Set(rows.map(({ id }) => id))
  const shown = rows.filter(({ id }) => known.current.has(id))
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const enter = ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse')
    const leave = () => setOver(false)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
    }
  }, [])
  return {
    shown,
    /** Matches that wait to be shown. */
    fresh: rows.length - shown.length,
    show: () => {
      known.current = new Set(rows.map(({ id }) => id))
      redraw((count) => count + 1)
    },
    watch,
  }
}
