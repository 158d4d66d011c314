import { type Geometry, ROWS } from './geometry.ts'
import { isOver, landingFrom, type Motion, positionAt, speedAt } from './motion.ts'
import { type Skin, SYMBOL_SIZE } from './skin.ts'

/** How a symbol that rests in a row is shown. */
export type Look = { alpha: number; scale: number }

export type Reel = {
  /** Shows a place of the strip at once. */
  put: (stop: number) => void
  spin: (nowMs: number) => void
  land: (stop: number, nowMs: number) => void
  /** Moves on to this moment. Returns true at rest. */
  update: (nowMs: number) => boolean
  /** Draws the reel with its left edge at `left`. */
  draw: (pen: CanvasRenderingContext2D, dress: Dress, left: number, lookOf: LookOf) => void
}

export type Dress = { skin: Skin; geometry: Geometry }
type LookOf = (row: number) => Look

const BLUR_ABOVE_CELLS_PER_MS = 0.011
/** The rows in sight, and the one that comes in at the top. */
const SHOWN = ROWS + 1

/** One reel: a window on an endless strip. */
export function createReel(strip: readonly string[]): Reel {
  let motion: Motion = { kind: 'rest', at: 0 }
  let nowMs = 0
  /** From a place of the motion to one of the strip. Changes out of sight, above `spliceAt`. */
  let shift = 0
  let splice = { at: Number.NEGATIVE_INFINITY, shift: 0 }

  const symbolAt = (place: number) => {
    const index = place + (place < splice.at ? splice.shift : shift)
    const length = strip.length
    return strip[((index % length) + length) % length] ?? ''
  }
  const rest = (at: number) => {
    shift = splice.at === Number.NEGATIVE_INFINITY ? shift : splice.shift
    splice = { at: Number.NEGATIVE_INFINITY, shift: 0 }
    motion = { kind: 'rest', at }
  }
  return {
    put: (stop) => {
      splice = { at: Number.NEGATIVE_INFINITY, shift: 0 }
      shift = 0
      motion = { kind: 'rest', at: stop }
    },
    spin: (startMs) => {
      motion = { kind: 'spin', from: positionAt(motion, startMs), startMs }
    },
    land: (stop, startMs) => {
      const from = positionAt(motion, startMs)
      const landing = landingFrom(from, startMs)
      splice = { at: Math.floor(from), shift: stop - landing.to }
      motion = landing
    },
    update: (atMs) => {
      nowMs = atMs
      if (motion.kind === 'land' && isOver(motion, nowMs)) rest(motion.to)
      return motion.kind === 'rest'
    },
    draw: (pen, { skin, geometry }, left, lookOf) => {
      const at = positionAt(motion, nowMs)
      const top = Math.floor(at)
      const isFast = speedAt(motion, nowMs) > BLUR_ABOVE_CELLS_PER_MS
      for (let row = 0; row < SHOWN; row++) {
        const pair = skin.symbols.get(symbolAt(top + row))
        if (!pair) continue
        const middle = (top + row - at) * geometry.rowPitch + geometry.cellHeight / 2
        const { alpha, scale } = lookOf(row)
        const side = Math.round(geometry.cell * SYMBOL_SIZE * scale)
        pen.globalAlpha = alpha
        // On whole pixels, where a picture is copied as it is.
        const x = Math.round(left + geometry.cell / 2 - side / 2)
        const y = Math.round(middle - side / 2)
        pen.drawImage(isFast ? pair.blurred : pair.sharp, x, y, side, side)
      }
    },
  }
}
