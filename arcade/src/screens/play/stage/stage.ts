import type { GameSheet, Win } from '../../../protocol.ts'
import { REELS } from './geometry.ts'
import type { Mood } from './mood.ts'
import { brakeTimes, SPIN_MIN_MS } from './motion.ts'
import { createScene, type Scene } from './scene.ts'
import { throwSparks } from './sparks.ts'

export type Stage = {
  put: (stops: readonly number[]) => void
  spin: () => void
  /** Stops reel after reel at the outcome; resolves when the last one rests. Nothing at rest. */
  land: (stops: readonly number[]) => Promise<void>
  /** Draws every line and lights every cell; resolves when they are drawn. */
  showWins: (wins: readonly Win[], mood: Mood) => Promise<void>
  celebrate: (sparks: number) => Promise<void>
  destroy: () => void
}

type Reels = Pick<Stage, 'put' | 'spin' | 'land'>

const FADE_MS = 160
const FADED = 0.25

/**
 * The reels over `host`, their window. With `isStill` nothing moves: the reels fade to the
 * outcome. Throws where nothing can be drawn.
 */
export async function createStage(
  host: HTMLElement,
  sheet: GameSheet,
  isStill: boolean,
): Promise<Stage> {
  const scene = await createScene(host, sheet)
  const reels = isStill ? stillReels(scene) : movingReels(scene)
  return {
    ...reels,
    showWins: (wins, mood) => scene.board.show(wins, mood, isStill),
    celebrate: async (count) => {
      if (!isStill) await throwSparks(scene, count)
    },
    destroy: scene.destroy,
  }
}

function put({ reels, frames }: Scene, stops: readonly number[]): void {
  reels.forEach((reel, index) => {
    reel.put(stops[index] ?? 0)
  })
  frames.touch()
}

function movingReels(scene: Scene): Reels {
  const { reels, frames, board } = scene
  const update = (nowMs: number) => reels.map((reel) => reel.update(nowMs)).every(Boolean)
  let startMs = 0
  let isSpinning = false
  return {
    put: (stops) => put(scene, stops),
    spin: () => {
      board.clear()
      isSpinning = true
      startMs = performance.now()
      for (const reel of reels) reel.spin(startMs)
      void frames.run(update)
    },
    land: async (stops) => {
      if (!isSpinning) return
      isSpinning = false
      const brakes = brakeTimes(REELS, startMs, performance.now())
      const waiting = new Set(reels.keys())
      await frames.run((nowMs) => {
        for (const index of waiting) {
          if (nowMs < (brakes[index] ?? 0)) continue
          reels[index]?.land(stops[index] ?? 0, nowMs)
          waiting.delete(index)
        }
        return update(nowMs) && waiting.size === 0
      })
    },
  }
}

function stillReels(scene: Scene): Reels {
  const { frames, board } = scene
  const fade = (from: number, to: number) =>
    frames.tween(FADE_MS, (u) => scene.fade(from + (to - from) * u))
  let faded: Promise<void> | undefined
  let startMs = 0
  return {
    put: (stops) => put(scene, stops),
    spin: () => {
      board.clear()
      startMs = performance.now()
      faded = fade(1, FADED)
    },
    land: async (stops) => {
      if (!faded) return
      await faded
      faded = undefined
      await frames.run((nowMs) => nowMs >= startMs + SPIN_MIN_MS)
      put(scene, stops)
      await fade(FADED, 1)
    },
  }
}
