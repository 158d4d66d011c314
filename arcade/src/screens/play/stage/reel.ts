import { Container, Sprite } from 'pixi.js'
import { type Geometry, ROWS } from './geometry.ts'
import { isOver, landingFrom, type Motion, positionAt, speedAt } from './motion.ts'
import { type Skin, SYMBOL_SIZE } from './textures.ts'

export type Reel = {
  view: Container
  /** Shows a place of the strip at once. */
  put: (stop: number) => void
  spin: (nowMs: number) => void
  land: (stop: number, nowMs: number) => void
  /** Returns true at rest. */
  update: (nowMs: number) => boolean
  /** The picture that rests in a row. */
  symbolIn: (row: number) => Sprite | undefined
  dress: (skin: Skin, geometry: Geometry) => void
}

const BLUR_ABOVE_CELLS_PER_MS = 0.011
/** The rows in sight, and the one that comes in at the top. */
const SPRITES = ROWS + 1

/** One reel: a window on an endless strip. */
export function createReel(
  strip: readonly string[],
  firstSkin: Skin,
  firstGeometry: Geometry,
): Reel {
  const view = new Container()
  const sprites = Array.from({ length: SPRITES }, () => new Sprite({ anchor: 0.5 }))
  view.addChild(...sprites)
  let [skin, geometry] = [firstSkin, firstGeometry]
  let motion: Motion = { kind: 'rest', at: 0 }
  /** From a place of the motion to one of the strip. Changes out of sight, above `spliceAt`. */
  let shift = 0
  let splice = { at: Number.NEGATIVE_INFINITY, shift: 0 }

  const symbolAt = (place: number) => {
    const index = place + (place < splice.at ? splice.shift : shift)
    const length = strip.length
    return strip[((index % length) + length) % length] ?? ''
  }
  const draw = (nowMs: number) => {
    const at = positionAt(motion, nowMs)
    const top = Math.floor(at)
    const isFast = speedAt(motion, nowMs) > BLUR_ABOVE_CELLS_PER_MS
    sprites.forEach((sprite, row) => {
      const pair = skin.symbols.get(symbolAt(top + row))
      if (pair) sprite.texture = isFast ? pair.blurred : pair.sharp
      sprite.position.set(geometry.cell / 2, (top + row - at) * geometry.pitch + geometry.cell / 2)
    })
  }
  const rest = (at: number) => {
    shift = splice.at === Number.NEGATIVE_INFINITY ? shift : splice.shift
    splice = { at: Number.NEGATIVE_INFINITY, shift: 0 }
    motion = { kind: 'rest', at }
  }
  return {
    view,
    put: (stop) => {
      splice = { at: Number.NEGATIVE_INFINITY, shift: 0 }
      shift = 0
      motion = { kind: 'rest', at: stop }
      draw(0)
    },
    spin: (nowMs) => {
      motion = { kind: 'spin', from: positionAt(motion, nowMs), startMs: nowMs }
    },
    land: (stop, nowMs) => {
      const from = positionAt(motion, nowMs)
      const landing = landingFrom(from, nowMs)
      splice = { at: Math.floor(from), shift: stop - landing.to }
      motion = landing
    },
    update: (nowMs) => {
      if (motion.kind === 'land' && isOver(motion, nowMs)) rest(motion.to)
      draw(nowMs)
      return motion.kind === 'rest'
    },
    symbolIn: (row) => sprites[row],
    dress: (newSkin, newGeometry) => {
      skin = newSkin
      geometry = newGeometry
      draw(performance.now())
      // A size is a scale of the texture, so it is set when the texture is on.
      for (const sprite of sprites) sprite.setSize(geometry.cell * SYMBOL_SIZE)
    },
  }
}
