import { useLayoutEffect, useRef, useState } from 'react'
import { custom } from '../../../../screens/game/game-screen.ts'
import type { Window } from '../../../../screens/slot-art/frame.ts'
import { isBlurredAt, PAWL_MS, positionAt, type Turn } from './shown.ts'

/** Each symbol's picture as an address, at rest and at full speed. */
export type Pictures = { sharp: ReadonlyMap<string, string>; blurred: ReadonlyMap<string, string> }

type Props = {
  strip: readonly string[]
  stop: number
  /** While it turns: how long, and of which round. */
  turning: { ms: number; id: string } | null
  pictures: Pictures
  window: Window
  /** Height of a cell, and of the neighbours that show above. */
  cell: number
  peek: number
  size: number
}

/** A drum behind its window: the cells that show, and no other, are in the page. */
export function Drum({ strip, stop, turning, pictures, window, cell, peek, size }: Props) {
  const { position, isBlurred } = usePosition(strip.length, stop, turning)
  const shown = isBlurred ? pictures.blurred : pictures.sharp
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
            src={shown.get(symbol)}
            alt=""
            style={custom({ '--y': y - size / 2, '--size': size })}
          />
        )
      })}
    </div>
  )
}

type Place = { position: number; isBlurred: boolean }

/** The cell of the first row: at rest the stop, in between what the turn has come to. */
function usePosition(length: number, stop: number, turning: Props['turning']): Place {
  const [place, setPlace] = useState<Place>({ position: stop, isBlurred: false })
  const rested = useRef(stop)
  const { ms = 0, id = '' } = turning ?? {}
  useLayoutEffect(() => {
    if (id === '') {
      rested.current = stop
      return
    }
    const turn: Turn = { from: rested.current, to: stop, length, ms }
    const begun = performance.now()
    const show = (now: number) =>
      setPlace({ position: positionAt(now, turn), isBlurred: isBlurredAt(now, turn) })
    const step = () => {
      const now = performance.now() - begun
      show(now)
      if (now < ms + PAWL_MS) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    show(0)
    return () => cancelAnimationFrame(frame)
  }, [id, ms, stop, length])
  return turning ? place : { position: stop, isBlurred: false }
}
