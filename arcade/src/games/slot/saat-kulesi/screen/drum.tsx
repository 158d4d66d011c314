import { useEffect, useRef, useState } from 'react'
import { custom } from '../../../../screens/game/game-screen.ts'
import type { Window } from '../../../../screens/slot-art/frame.ts'
import { PAWL_MS, positionAt, type Turn } from './shown.ts'

type Props = {
  strip: readonly string[]
  stop: number
  /** While it turns: how long, and of which round. */
  turning: { ms: number; id: string } | null
  /** Each symbol's picture, as an address. */
  pictures: ReadonlyMap<string, string>
  window: Window
  /** Height of a cell, and of the neighbours that show above. */
  cell: number
  peek: number
  size: number
}

/** A drum behind its window: the cells that show, and no other, are in the page. */
export function Drum({ strip, stop, turning, pictures, window, cell, peek, size }: Props) {
  const position = usePosition(strip.length, stop, turning)
  const first = Math.floor(position)
  const [left, top, width, height] = window
  const rows = [-1, 0, 1, 2, 3]
  return (
    <div
      className="drums__window"
      style={custom({ '--left': left, '--top': top, '--wide': width, '--high': height })}
    >
      {rows.map((row) => {
        const symbol = strip[(first + row + strip.length) % strip.length] ?? ''
        const y = peek + (row + 0.5 - (position - first)) * cell
        return (
          <img
            key={row}
            className="drums__thing"
            src={pictures.get(symbol)}
            alt=""
            style={custom({ '--y': y - size / 2, '--size': size })}
          />
        )
      })}
    </div>
  )
}

/** The cell of the first row: at rest the stop, in between what the turn has come to. */
function usePosition(length: number, stop: number, turning: Props['turning']): number {
  const [position, setPosition] = useState(stop)
  const rested = useRef(stop)
  const { ms = 0, id = '' } = turning ?? {}
  useEffect(() => {
    if (id === '') {
      rested.current = stop
      return
    }
    const turn: Turn = { from: rested.current, to: stop, length, ms }
    const begun = performance.now()
    const step = () => {
      const now = performance.now() - begun
      setPosition(positionAt(now, turn))
      if (now < ms + PAWL_MS) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    setPosition(positionAt(0, turn))
    return () => cancelAnimationFrame(frame)
  }, [id, ms, stop, length])
  return turning ? position : stop
}
