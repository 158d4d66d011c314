import { type CSSProperties, Fragment, useLayoutEffect, useRef } from 'react'
import { custom } from '../game/game-screen.ts'
import type { Frame, Window } from '../slot-art/frame.ts'
import { placeOf } from './machine.tsx'
import { PICTURE_SIZE, type Pictures } from './pictures.ts'
import { type Motion, partsOf } from './reel-motion.ts'
import { TurnTrack } from './reel-turn.tsx'
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

/** A reel behind its window. While it turns, the pictures of its way are in the page as well. */
export function Reel({ reel, strip, stop, turning, pictures, casing, motion, ...rest }: Props) {
  const track = trackOf(casing, reel, rest.window)
  const here: Rested = { stop, bears: rest.bears ?? BEARS_NOTHING }
  const old = useRested(here, turning, strip.length)
  if (!track) return null
  const { cell, isAcross, rows } = track
  const size = casing.thing.size * PICTURE_SIZE
  const own = motion ?? motionOf(cell, isAcross)
  /** A picture so many cells after a stop. */
  const cellAt = (from: Rested, offset: number, isBlurred = false) => {
    const [x, y] = track.first
    const along = offset * cell
    const on = (((from.stop + offset) % strip.length) + strip.length) % strip.length
    const borne = from.bears.get(on)
    const shown = isBlurred ? pictures.blurred : pictures.sharp
    const isWon = turning === null && rest.won?.includes(offset)
    const style = custom({
      '--x': x + (isAcross ? along : 0) - size / 2,
      '--y': y + (isAcross ? 0 : along) - size / 2,
      '--size': size,
    })
    return (
      <Fragment key={offset}>
        <img
          src={shown.get(borne?.picture ?? strip[on] ?? '')}
          alt=""
          className={isWon ? 'machine__won' : ''}
          style={style}
        />
        {borne && !isBlurred && <Figure borne={borne} style={style} />}
      </Fragment>
    )
  }
  return (
    <div
      className={`machine__at machine__window ${rest.waits ? 'machine__window--waits' : ''} ${rest.className ?? ''}`}
      style={placeOf(track.at)}
    >
      <div className={`machine__track${turning ? ' machine__track--waits' : ''}`}>
        {Array.from({ length: rows + 2 }, (_, at) => cellAt(here, at - 1))}
      </div>
      {turning &&
        partsOf(turning.ms, own).map((part) => (
          <TurnTrack
            key={`${turning.id} ${part.fromMs}`}
            part={part}
            endMs={turning.ms + own.settleMs}
            translateOf={(cells) => translateOf(cells * cell, isAcross)}
            cellAt={(offset) => cellAt(part.isLeaving ? old : here, offset, part.isBlurred)}
            rows={rows}
          />
        ))}
    </div>
  )
}

const translateOf = (units: number, isAcross: boolean): string => {
  const by = `calc(${units.toFixed(3)} * var(--d))`
  return isAcross ? by : `0 ${by}`
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

type Rested = { stop: number; bears: ReadonlyMap<number, Borne> }

/** Where it stood before it turned, and what its places bore: what stood there leaves with it. */
function useRested(here: Rested, turning: Turning | null, length: number): Rested {
  // A page that opens amid a spin does not begin with its end.
  const rested = useRef(turning ? { ...here, stop: here.stop + Math.floor(length / 2) } : here)
  useLayoutEffect(() => {
    if (!turning) rested.current = here
  })
  return rested.current
}
