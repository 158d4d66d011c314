import { at } from '@zar/contract/art/numbers'
import { Sprite } from 'pixi.js'
import type { Geometry } from './geometry.ts'
import type { Scene } from './scene.ts'

const LIFE_MS = 1900
const FALL_CELLS_PER_S2 = 5.2
/** Turning by the golden angle spreads sparks evenly without chance. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

type Spark = { sprite: Sprite; angle: number; speed: number; turn: number; delay: number }

/** Stars, petals and dice fly up from the reels and fall: only ever for a win above the stake. */
export async function throwSparks(scene: Scene, count: number): Promise<void> {
  const sparks = Array.from({ length: count }, (_, index) => sparkOf(index, count, scene))
  scene.sparkLayer.addChild(...sparks.map((spark) => spark.sprite))
  await scene.frames.tween(LIFE_MS, (u) => {
    for (const spark of sparks) place(spark, u, scene.geometry())
  })
  for (const { sprite } of sparks) sprite.destroy()
}

function sparkOf(index: number, count: number, { sparkTextures, geometry }: Scene): Spark {
  const texture = at(sparkTextures, index % sparkTextures.length)
  const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0 })
  sprite.setSize(geometry().cell * (0.13 + 0.1 * ((index * 7) % 5) * 0.25))
  return {
    sprite,
    angle: index * GOLDEN_ANGLE,
    speed: 1.3 + 2.6 * Math.sqrt((index + 0.5) / count),
    turn: ((index % 5) - 2) * 2.4,
    delay: ((index * 13) % 10) * 0.018,
  }
}

function place({ sprite, angle, speed, turn, delay }: Spark, u: number, geometry: Geometry): void {
  const life = Math.max(0, (u - delay) / (1 - delay))
  const seconds = (life * LIFE_MS) / 1000
  const along = speed * (1 - Math.exp(-1.9 * seconds)) * 0.9
  sprite.position.set(
    geometry.width / 2 + Math.cos(angle) * along * geometry.cell * 1.35,
    geometry.height / 2 +
      (Math.sin(angle) * along - 0.5 * seconds + 0.5 * FALL_CELLS_PER_S2 * 0.24 * seconds ** 2) *
        geometry.cell,
  )
  sprite.rotation = turn * seconds
  sprite.alpha = life <= 0 ? 0 : Math.min(1, life * 12) * Math.min(1, (1 - life) * 3)
}
