import { type CSSProperties, Fragment, useLayoutEffect, useRef, useState } from 'react'
import { custom } from '../game/game-screen.ts'
import type { Frame, Window } from '../slot-art/frame.ts'
import { placeOf } from './machine.tsx'
import { PICTURE_SIZE, type Pictures } from './pictures.ts'
import { isBlurredAt, isLeavingAt, type Motion, positionAt, type Turn } from './reel-motion.ts'
import { SETTLE_MS } from './times.ts'

/**
 * Reels of the machines that spin: 6 units up first, 4 over, 140 ms to settle (SLOTS.md 2.4). Those that run
 * across all go to the left (2.3).
 */
const motionOf = (cell: number, isAcross: boolean): Motion => ({
  settleMs: SETTLE_MS,
  lift: 6 / cell,
  over: 4 / cell,
  isOnwards: isAcross,
})

export type Turning = { ms: number; id: string }

/**
 * What a place of a strip bears in one spin instead of its symbol: a picture, and a figure on it, so high and
 * so much below its middle in units.
 */
export type Borne = { picture: string; figure: string; ink: string; size: number; down: number }

const BEARS_NOTHING: ReadonlyMap<number, Borne> = new Map()

type Props = {
  reel: number
  strip: readonly string[]
  stop: number
  /** While it turns: for how long, and in which spin. */
  turning: Turning | null
  pictures: Pictures
  casing: Frame
  /** The frame's own window, or one that is larger than the cells. */
  window?: Window
  motion?: Motion
  /** It could still complete what begins a feature. */
  waits?: boolean
  /** By places of the strip, in sight at this stop. */
  bears?: ReadonlyMap<number, Borne>
  /** The rows whose symbols won: each makes its gesture once. */
  won?: readonly number[]
  className?: string
}

/** The middle of a reel's first cell and the way to the next, in units of its window. */
function trackOf({ cells, windows }: Frame, reel: number, window?: Window) {
  const own = cells.filter((cell) => cell.reel === reel)
  const [first, second] = own
  const at = window ?? windows[reel]
  if (!first || !second || !at) return undefined
  const [left, top] = at
  const isAcross = second.y === first.y
  return {
    at,
    isAcross,
    rows: own.length,
    first: [first.x - left, first.y - top] as const,
    cell: isAcross ? second.x - first.x : second.y - first.y,
  }
}

/** A reel behind its window: the cells that show, and no other, are in the page. */
export function Reel({ reel, strip, stop, turning, pictures, casing, motion, ...rest }: Props) {
  const track = trackOf(casing, reel, rest.window)
  const own = motion ?? motionOf(track?.cell ?? 1, track?.isAcross ?? false)
  const place = usePosition({ length: strip.length, stop, turning, motion: own })
  const bears = useBorne(rest.bears ?? BEARS_NOTHING, turning !== null, place.isLeaving)
  if (!track) return null
  const { position, isBlurred } = place
  const shown = isBlurred ? pictures.blurred : pictures.sharp
  const first = Math.floor(position)
  const size = casing.thing.size * PICTURE_SIZE
  const cells = Array.from({ length: track.rows + 2 }, (_, at) => at - 1)
  return (
    <div
      className={`machine__at machine__window ${rest.waits ? 'machine__window--waits' : ''} ${rest.className ?? ''}`}
      style={placeOf(track.at)}
    >
      {cells.map((row) => {
        const along = (row - (position - first)) * track.cell
        const [x, y] = track.first
        const on = (first + row + strip.length) % strip.length
        const borne = bears.get(on)
        const className = rest.won?.includes(row) ? 'machine__won' : ''
        const style = custom({
          '--x': x + (track.isAcross ? along : 0) - size / 2,
          '--y': y + (track.isAcross ? 0 : along) - size / 2,
          '--size': size,
        })
        return (
          <Fragment key={row}>
            <img
              src={shown.get(borne?.picture ?? strip[on] ?? '')}
              alt=""
              className={className}
              style={style}
            />
            {borne && !isBlurred && <Figure borne={borne} style={style} />}
          </Fragment>
        )
      })}
    </div>
  )
}

/** The figure on a picture, in its box. */
export const Figure = ({ borne, style }: { borne: Borne; style?: CSSProperties }) => (
  <span
    className="machine__figure num"
    style={{
      ...style,
      ...custom({ '--ink': borne.ink, '--letters': borne.size, '--down': borne.down }),
    }}
  >
    {borne.figure}
  </span>
)

/** What stood at the old stop leaves with it. */
function useBorne(bears: ReadonlyMap<number, Borne>, isTurning: boolean, isLeaving: boolean) {
  const rested = useRef(bears)
  useLayoutEffect(() => {
    if (!isTurning) rested.current = bears
  }, [bears, isTurning])
  return isTurning && isLeaving ? rested.current : bears
}

type Place = { position: number; isBlurred: boolean; isLeaving: boolean }
const AT_REST = { isBlurred: false, isLeaving: false }
type Way = { length: number; stop: number; turning: Turning | null; motion: Motion }

/** The cell of the first row: at rest the stop, in between what the turn has come to. */
function usePosition({ length, stop, turning, motion }: Way): Place {
  const [place, setPlace] = useState<Place>({ position: stop, ...AT_REST })
  // A page that opens amid a spin does not begin with its end.
  const rested = useRef(turning ? stop + Math.floor(length / 2) : stop)
  const { ms = 0, id = '' } = turning ?? {}
  const { settleMs, lift, over, isOnwards = false } = motion
  useLayoutEffect(() => {
    if (id === '') {
      rested.current = stop
      return
    }
    const turn: Turn = { from: rested.current, to: stop, length, ms }
    const begun = performance.now()
    const show = (now: number) =>
      setPlace({
        position: positionAt(now, turn, { settleMs, lift, over, isOnwards }),
        isBlurred: isBlurredAt(now, turn),
        isLeaving: isLeavingAt(now),
      })
    const step = () => {
      const now = performance.now() - begun
      show(now)
      if (now < ms + settleMs) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    show(0)
    return () => cancelAnimationFrame(frame)
  }, [id, ms, stop, length, settleMs, lift, over, isOnwards])
  return turning ? place : { position: stop, ...AT_REST }
}
