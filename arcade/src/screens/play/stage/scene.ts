import type { GameSheet } from '../../../protocol.ts'
import { type Board, createBoard } from './board.ts'
import { createFrames, type Frames } from './frames.ts'
import { geometryOf, type Size } from './geometry.ts'
import { createGround, drawShade, type Ground } from './ground.ts'
import { createReel, type Dress, type Reel } from './reel.ts'
import { createSkin } from './skin.ts'

/** Everything over the window, dressed for its size and dressed again when that changes. */
export type Scene = {
  frames: Frames
  board: Board
  reels: readonly Reel[]
  /** Fades the symbols as one. */
  fade: (alpha: number) => void
  /** The window that all of it is over. */
  host: HTMLElement
  destroy: () => void
}

type Dressed = Dress & { ground: Ground }

const MAX_RESOLUTION = 3

/**
 * One surface over `host`, opaque, on which each frame puts down copies of pictures: as fast
 * without a graphics card. Throws where nothing can be drawn.
 */
export async function createScene(host: HTMLElement, sheet: GameSheet): Promise<Scene> {
  const resolution = Math.min(MAX_RESOLUTION, Math.max(1, devicePixelRatio))
  const dressFor = async ({ width, height }: Size): Promise<Dressed> => {
    const geometry = geometryOf({ width: width * resolution, height: height * resolution })
    const dress = { geometry, skin: await createSkin(sheet, geometry.cell) }
    return { ...dress, ground: createGround(dress) }
  }
  let dress = await dressFor(sizeOf(host))
  let alpha = 1
  const window = createSurface('reels')
  const pen = window.getContext('2d', { alpha: false })
  if (!pen) throw new Error('no canvas')
  host.append(window)
  const reels = sheet.reels.map((strip) => createReel(strip))
  const frames = createFrames(() => draw(pen, dress, reels, board, alpha))
  const board = createBoard(sheet, frames)
  const arrange = () => {
    window.width = dress.ground.under.width
    window.height = dress.ground.under.height
    draw(pen, dress, reels, board, alpha)
  }
  arrange()
  const watcher = watchSize(host, async (size) => {
    const next = await dressFor(size)
    if (!isSame(sizeOf(host), size)) return
    dress = next
    arrange()
  })
  return {
    frames,
    board,
    reels,
    fade: (to) => {
      alpha = to
    },
    host,
    destroy: () => {
      watcher.disconnect()
      frames.stop()
      window.remove()
    },
  }
}

/** A canvas for a part of the window, or for all of it and beyond: the style sheet says where. */
export function createSurface(name: 'reels' | 'sky'): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = `surface surface--${name}`
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}

function draw(
  pen: CanvasRenderingContext2D,
  dress: Dressed,
  reels: readonly Reel[],
  board: Board,
  alpha: number,
): void {
  pen.globalAlpha = 1
  pen.drawImage(dress.ground.under, 0, 0)
  board.draw(pen, dress)
  reels.forEach((reel, index) => {
    const left = index * dress.geometry.pitch
    reel.draw(pen, dress, left, (row) => {
      const look = board.lookOf(index, row)
      return alpha === 1 ? look : { ...look, alpha: look.alpha * alpha }
    })
  })
  pen.globalAlpha = 1
  drawShade(pen, dress.ground.shade)
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({
  width,
  height,
})

const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height

/** Hears of every new size but the first. */
function watchSize(host: HTMLElement, hear: (size: Size) => Promise<void>): ResizeObserver {
  let last = sizeOf(host)
  const watcher = new ResizeObserver(() => {
    const size = sizeOf(host)
    if (size.width === 0 || isSame(size, last)) return
    last = size
    void hear(size)
  })
  watcher.observe(host)
  return watcher
}
