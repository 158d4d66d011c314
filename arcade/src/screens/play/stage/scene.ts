import 'pixi.js/unsafe-eval'
import { Container, Graphics, type Texture, WebGLRenderer } from 'pixi.js'
import type { GameSheet } from '../../../protocol.ts'
import { type Board, createBoard } from './board.ts'
import { createFrames, type Frames } from './frames.ts'
import { type Geometry, geometryOf } from './geometry.ts'
import { createReel, type Reel } from './reel.ts'
import { createSkin, createSparkTextures, type Skin } from './textures.ts'

/** Everything on the canvas, dressed for the window's size and dressed again when that changes. */
export type Scene = {
  frames: Frames
  board: Board
  reels: readonly Reel[]
  /** The layer the reels are on, to fade as one. */
  band: Container
  sparkLayer: Container
  sparkTextures: readonly Texture[]
  geometry: () => Geometry
  destroy: () => void
}

const MAX_RESOLUTION = 3

/** Draws on a canvas over `host` and a little past it. Throws where there is no WebGL. */
export async function createScene(host: HTMLElement, sheet: GameSheet): Promise<Scene> {
  const resolution = Math.min(MAX_RESOLUTION, Math.max(1, devicePixelRatio))
  let geometry = geometryOf(host.clientWidth)
  const renderer = await createRenderer(geometry, resolution)
  let skin = await createSkin(sheet, geometry.cell * resolution)
  const world = new Container()
  const frames = createFrames(() => renderer.render(world))
  const reels = sheet.reels.map((strip) => createReel(strip, skin, geometry))
  const board = createBoard(sheet, reels, frames)
  const [band, sparkLayer, mask] = [new Container(), new Container(), new Graphics()]
  band.addChild(...reels.map((reel) => reel.view))
  const window = new Container()
  window.addChild(board.ground, band)
  window.mask = mask
  world.addChild(window, mask, sparkLayer)

  const arrange = () => {
    fit(renderer, world, mask, geometry)
    reels.forEach((reel, index) => {
      reel.view.x = index * geometry.pitch
      reel.dress(skin, geometry)
    })
    board.dress(skin, geometry)
    frames.touch()
  }
  host.append(renderer.canvas)
  arrange()
  const watcher = watchWidth(host, async (width) => {
    geometry = geometryOf(width)
    arrange()
    const sharper = await createSkin(sheet, geometry.cell * resolution)
    const old: Skin = skin
    skin = sharper
    arrange()
    old.destroy()
  })
  return {
    frames,
    board,
    reels,
    band,
    sparkLayer,
    sparkTextures: createSparkTextures(),
    geometry: () => geometry,
    destroy: () => {
      watcher.disconnect()
      frames.stop()
      renderer.canvas.remove()
      world.destroy({ children: true })
      skin.destroy()
      renderer.destroy()
    },
  }
}

async function createRenderer(geometry: Geometry, resolution: number): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer()
  const { width, height } = canvasSize(geometry)
  await renderer.init({
    width,
    height,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: true,
  })
  const { canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.position = 'absolute'
  canvas.style.pointerEvents = 'none'
  return renderer
}

function canvasSize({ width, height, bleed }: Geometry) {
  return { width: width + 2 * bleed, height: height + 2 * bleed }
}

function fit(renderer: WebGLRenderer, world: Container, mask: Graphics, geometry: Geometry): void {
  const { width, height } = canvasSize(geometry)
  renderer.resize(width, height)
  renderer.canvas.style.left = `${-geometry.bleed}px`
  renderer.canvas.style.top = `${-geometry.bleed}px`
  world.position.set(geometry.bleed)
  mask
    .clear()
    .roundRect(0, 0, geometry.width, geometry.height, geometry.cell * 0.08)
    .fill('#fff')
}

/** Hears of every new width but the first. */
function watchWidth(host: HTMLElement, hear: (width: number) => Promise<void>): ResizeObserver {
  let last = host.clientWidth
  const watcher = new ResizeObserver(() => {
    const width = host.clientWidth
    if (width === 0 || width === last) return
    last = width
    void hear(width)
  })
  watcher.observe(host)
  return watcher
}
