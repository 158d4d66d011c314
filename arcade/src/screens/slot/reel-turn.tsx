import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Part } from './reel-motion.ts'

type Props = {
  part: Part
  /** When the whole turn is over. */
  endMs: number
  /** The way of so many cells, in CSS. */
  translateOf: (cells: number) => string
  /** The picture so many cells after its stop. */
  cellAt: (offset: number) => ReactNode
  rows: number
}

/**
 * The pictures of one part of a turn, all that pass. The browser moves and shows them by itself: a page that is busy
 * meanwhile, or a slow phone, draws every frame all the same.
 */
export function TurnTrack({ part, endMs, translateOf, cellAt, rows }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const playing = useRef({ part, endMs, translateOf })
  playing.current = { part, endMs, translateOf }
  useLayoutEffect(() => {
    const { current: element } = track
    if (!element) return
    const { part, endMs, translateOf } = playing.current
    const timing = { duration: endMs, fill: 'both' } as const
    const moves = element.animate(movesOf(part, endMs, translateOf), timing)
    const shows = element.animate(showsOf(part, endMs), timing)
    return () => {
      moves.cancel()
      shows.cancel()
    }
  }, [])
  const [first, last] = reachOf(part, rows)
  return (
    <div ref={track} className="machine__track">
      {Array.from({ length: last - first + 1 }, (_, at) => cellAt(first + at))}
    </div>
  )
}

/** The cells that show at some moment of the part, and one more on each side. */
function reachOf({ path }: Part, rows: number): [number, number] {
  const cells = path.map((one) => one.cells)
  return [Math.floor(Math.min(...cells)) - 1, Math.floor(Math.max(...cells)) + rows]
}

const movesOf = ({ path }: Part, endMs: number, translateOf: Props['translateOf']): Keyframe[] => {
  const steps = path.map(({ atMs, cells }) => ({
    offset: atMs / endMs,
    translate: translateOf(-cells),
  }))
  const [begin, end] = [steps[0], steps.at(-1)]
  return [
    ...(begin && begin.offset > 0 ? [{ ...begin, offset: 0 }] : []),
    ...steps,
    ...(end && end.offset < 1 ? [{ ...end, offset: 1 }] : []),
  ]
}

/** Shown from its begin until the next part's, the last one for good. */
function showsOf({ fromMs, untilMs }: Part, endMs: number): Keyframe[] {
  const at = (offset: number, opacity: number) => ({ offset, opacity, easing: 'step-end' })
  return [
    ...(fromMs > 0 ? [at(0, 0)] : []),
    at(fromMs / endMs, 1),
    ...(untilMs < endMs ? [at(untilMs / endMs, 0)] : []),
    at(1, untilMs < endMs ? 0 : 1),
  ]
}
