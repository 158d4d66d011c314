import { at } from '@zar/art/geometry/numbers'
import { createFrames } from './frames.ts'
import { type Geometry, geometryOf } from './geometry.ts'
import { createSurface, type Scene } from './scene.ts'
import { createSparkPictures, type Picture } from './skin.ts'

const LIFE_MS = 1900
/** They are small and fly: more would be drawn in every frame and not seen. */
const MAX_RESOLUTION = 1.25
const FALL_CELLS_PER_S2 = 5.2
/** Turning by the golden angle spreads sparks evenly without chance. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

type Spark = {
  picture: Picture
  /** In cells. */
  size: number
  angle: number
  speed: number
  turn: number
  delay: number
}

/** Stars, petals and dice fly up from the reels and fall: only ever for a win above the stake. */
export async function throwSparks({ host }: Scene, count: number): Promise<void> {
  const pictures = createSparkPictures()
  const sparks = Array.from({ length: count }, (_, index) => sparkOf(index, count, pictures))
  const resolution = Math.min(MAX_RESOLUTION, devicePixelRatio)
  const geometry = geometryOf({
    width: host.clientWidth * resolution,
    height: host.clientHeight * resolution,
  })
  const sky = createSurface('sky')
  sky.width = Math.round(geometry.width + 2 * geometry.bleed)
  sky.height = Math.round(geometry.height + 2 * geometry.bleed)
  const pen = sky.getContext('2d')
  if (!pen) return
  host.append(sky)
  // In frames of their own: what they fly over rests, and is not drawn again for them.
  await createFrames(() => {}).tween(LIFE_MS, (u) => {
    pen.resetTransform()
    pen.clearRect(0, 0, sky.width, sky.height)
    for (const spark of sparks) drawSpark(pen, spark, u, geometry)
  })
  sky.remove()
}

function sparkOf(index: number, count: number, pictures: readonly Picture[]): Spark {
  return {
    picture: at(pictures, index % pictures.length),
    size: 0.13 + 0.1 * ((index * 7) % 5) * 0.25,
    angle: index * GOLDEN_ANGLE,
    speed: 1.3 + 2.6 * Math.sqrt((index + 0.5) / count),
    turn: ((index % 5) - 2) * 2.4,
    delay: ((index * 13) % 10) * 0.018,
  }
}

function drawSpark(
  pen: CanvasRenderingContext2D,
  { picture, size, angle, speed, turn, delay }: Spark,
  u: number,
  { cell, bleed, width, height }: Geometry,
): void {
  const life = (u - delay) / (1 - delay)
  if (life <= 0) return
  const seconds = (life * LIFE_MS) / 1000
  const along = speed * (1 - Math.exp(-1.9 * seconds)) * 0.9
  const x = bleed + width / 2 + Math.cos(angle) * along * cell * 1.35
  const fallen = 0.5 * FALL_CELLS_PER_S2 * 0.24 * seconds ** 2 - 0.5 * seconds
  const y = bleed + height / 2 + (Math.sin(angle) * along + fallen) * cell
  const [cos, sin] = [Math.cos(turn * seconds), Math.sin(turn * seconds)]
  pen.setTransform(cos, sin, -sin, cos, x, y)
  pen.globalAlpha = Math.min(1, life * 12) * Math.min(1, (1 - life) * 3)
  const side = size * cell
  pen.drawImage(picture, -side / 2, -side / 2, side, side)
}
