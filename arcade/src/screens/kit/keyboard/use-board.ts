import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * Where a key leads from a place of a board, counted from 0 and row by row; undefined where the key
 * leads nowhere.
 */
export function placeAfter(
  key: string,
  place: number,
  columns: number,
  count: number,
): number | undefined {
  const first = place - (place % columns)
  const last = Math.min(first + columns, count) - 1
  const places: Record<string, number> = {
    ArrowLeft: Math.max(first, place - 1),
    ArrowRight: Math.min(last, place + 1),
    ArrowUp: place - columns < 0 ? place : place - columns,
    ArrowDown: place + columns >= count ? place : place + columns,
    Home: first,
    End: last,
  }
  return places[key]
}

type BoardOptions = {
  count: number
  /** As many as the board has; asked for where the frame decides. */
  columns: number | ((board: HTMLElement) => number)
  /** The place that the first Tab leads to. */
  first: number
}

/** A board of buttons that is one tab stop; arrows walk it. */
export function useBoard({ count, columns, first }: BoardOptions) {
  const [current, setCurrent] = useState(first)
  const board = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    if (!board.current) return
    const across = typeof columns === 'number' ? columns : columns(board.current)
    const next = placeAfter(event.key, current, across, count)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    board.current.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return {
    props: { ref: board, onKeyDown: walk },
    buttonProps: (place: number) => ({
      tabIndex: place === current ? 0 : -1,
      onFocus: () => setCurrent(place),
    }),
  }
}
