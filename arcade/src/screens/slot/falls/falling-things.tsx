import './falling-things.css'
import { useLayoutEffect, useRef } from 'react'
import { custom } from '../../game/game-screen.ts'
import type { Frame } from '../../slot-art/frame.ts'
import { placeOf } from '../machine.tsx'
import { PICTURE_SIZE } from '../pictures.ts'
import { dropsOf, type FallTimes, leavesMs } from './fall-times.ts'
import type { Fall, Shape, Thing } from './falls.ts'
import type { Falling } from './tell-falls.ts'

/** How a fall looks: its course, and the units that a thing comes back when it has landed. */
export type FallLook = { easing: string; knock: number }

/** Evenly accelerated, as a stone: the curve of t². */
export const HEAVY: FallLook = { easing: 'cubic-bezier(0.33, 0, 0.67, 0.33)', knock: -3 }
/** Slowly in and slowly out, a little too far. */
export const FLOATING: FallLook = { easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)', knock: 2 }

type Props = {
  casing: Frame
  shape: Shape
  /** What lies in the grid; of no use while what lay there before leaves. */
  fall: Fall
  falling: Falling | null
  times: FallTimes
  look: FallLook
  pictures: ReadonlyMap<string, string>
  /** Radii of the upper and the lower corners that the first and the last column lie in. */
  corners?: readonly [upper: number, lower: number]
}

/** The things of a machine whose things fall, each behind the window of its column. */
export function FallingThings({ casing, shape, fall, falling, ...rest }: Props) {
  const { times, look, pictures, corners = [0, 0] } = rest
  const before = useRef<Fall>([])
  const isLeaving = falling?.at === 'leaving'
  const things = isLeaving ? before.current : fall
  const elements = useMotion({ things, casing, shape, falling, times, look })
  useLayoutEffect(() => {
    before.current = things
  })
  const size = casing.thing.size * PICTURE_SIZE
  return casing.windows.map((window, column) => (
    <div
      key={window.join()}
      className="machine__at machine__window falls__window"
      style={{ ...placeOf(window), ...cornersOf(column, shape, corners) }}
    >
      {things
        .filter(({ cell }) => Math.floor(cell / shape.rows) === column)
        .map((thing) => {
          const { x = 0, y = 0 } = casing.cells[thing.cell] ?? {}
          return (
            <img
              key={thing.key}
              ref={(element) => {
                if (element) elements.set(thing.key, element)
                else elements.delete(thing.key)
              }}
              className={classOf(thing, falling)}
              src={pictures.get(thing.id)}
              alt=""
              style={custom({
                '--x': x - window[0] - size / 2,
                '--y': y - window[1] - size / 2,
                '--size': size,
              })}
            />
          )
        })}
    </div>
  ))
}

/** The outer corners of the first and of the last column are round. */
const cornersOf = (
  column: number,
  { columns }: Shape,
  [upper, lower]: readonly [number, number],
) => {
  const [first, last] = [Number(column === 0), Number(column === columns - 1)]
  return custom({
    '--upper-left': first * upper,
    '--upper-right': last * upper,
    '--lower-right': last * lower,
    '--lower-left': first * lower,
  })
}

const classOf = ({ leaves }: Thing, falling: Falling | null): string =>
  leaves && (falling?.at === 'won' || falling?.at === 'going') ? `falls__thing--${falling.at}` : ''

type Motion = Pick<Props, 'casing' | 'shape' | 'falling' | 'times' | 'look'> & { things: Fall }

/** Moves the pictures of a fall; returns where they are kept by their keys. */
function useMotion(motion: Motion): Map<string, HTMLElement> {
  const elements = useRef(new Map<string, HTMLElement>()).current
  const { id = '', at, step, isFast = false } = motion.falling ?? {}
  const moves = at === 'falling' || at === 'leaving'
  useLayoutEffect(() => {
    if (!moves) return
    const ways = at === 'leaving' ? waysOut(motion, isFast) : waysIn(motion)
    const running = ways.flatMap(({ key, frames, delay, duration }) => {
      const timing = { delay, duration, fill: 'both' as const }
      return elements.get(key)?.animate(frames, timing) ?? []
    })
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [id, at, step, isFast, moves])
  return elements
}

type Way = { key: string; frames: Keyframe[]; delay: number; duration: number }

/** A place that is so many units below the thing's own. */
const below = (units: number): Keyframe => ({
  translate: `calc(var(--x) * var(--d)) calc((var(--y) + ${units}) * var(--d))`,
})

function waysIn({ things, casing, shape, falling, times, look }: Motion): Way[] {
  const pace = { step: falling?.step ?? 0, isFast: falling?.isFast ?? false }
  const fromOf = new Map(things.map(({ key, from, cell }) => [key, (cell % shape.rows) - from]))
  const cellHeight = casing.cells[0]?.h ?? 0
  return dropsOf(things, shape, times, pace).map(({ key, delayMs, ms }) => {
    const duration = ms + times.settleMs
    const landed = ms / duration
    return {
      key,
      delay: delayMs,
      duration,
      frames: [
        { ...below(-(fromOf.get(key) ?? 0) * cellHeight), easing: look.easing },
        { ...below(Math.max(0, look.knock)), offset: landed, easing: 'ease-out' },
        { ...below(Math.min(0, look.knock)), offset: (1 + landed) / 2, easing: 'ease-in' },
        below(0),
      ],
    }
  })
}

function waysOut({ things, casing, shape, times }: Motion, isFast: boolean): Way[] {
  return things.map(({ key, cell }) => {
    const { delayMs, ms } = leavesMs(Math.floor(cell / shape.rows), times, isFast)
    const { y = 0 } = casing.cells[cell] ?? {}
    const [, top, , height] = casing.windows[Math.floor(cell / shape.rows)] ?? [0, 0, 0, 0]
    const out = top + height - y + casing.thing.size
    return {
      key,
      delay: delayMs,
      duration: ms,
      frames: [{ ...below(0), easing: 'ease-in' }, below(out)],
    }
  })
}
