import { type RefObject, useLayoutEffect, useState } from 'react'
import { type GridShape, shapeOf } from './grid-shape.ts'

type Measured = GridShape & { /** Where the grid begins on the page. */ top: number }

/** The grid as the style sheet lays it out; undefined before it was first looked at. */
export function useGridShape(ref: RefObject<HTMLElement | null>): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>()
  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid) return
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
      const tracks = gridTemplateColumns.split(' ').map(Number.parseFloat)
      const shape = shapeOf(tracks, Number.parseFloat(rowGap))
      const top = grid.getBoundingClientRect().top + scrollY
      setMeasured((before) => {
        const isSame = before?.pitch === shape?.pitch && before?.columns === shape?.columns
        if (before && isSame && Math.abs(before.top - top) < 1) return before
        return shape && { ...shape, top }
      })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(grid)
    // What stands above the grid may grow and shrink, and moves it.
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [ref])
  return measured
}
