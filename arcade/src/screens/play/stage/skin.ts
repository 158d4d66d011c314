import { GLAZE } from '@zar/art'
import type { GameSheet } from '../../../protocol.ts'
import { emblemUrl } from '../../emblem-url.ts'

/** Drawn once, as pixels: what a frame puts down are copies. */
export type Picture = HTMLCanvasElement

export type Skin = {
  symbols: ReadonlyMap<string, { sharp: Picture; blurred: Picture }>
  cell: Picture
  /** Behind a symbol that takes part in a win, and in a return that is no win. */
  lit: Picture
  plain: Picture
}

/** A symbol's side, as a part of its cell's. */
export const SYMBOL_SIZE = 0.8

/** Everything the reels show, drawn at the device's own resolution. */
export async function createSkin(sheet: GameSheet, cellPx: number): Promise<Skin> {
  const size = Math.max(24, Math.round(cellPx * SYMBOL_SIZE))
  const side = Math.max(24, Math.round(cellPx))
  const symbols = await Promise.all(
    sheet.symbols.map(async ({ id, emblem }) => {
      const picture = await pictureOf(emblemUrl(emblem, size))
      return [id, { sharp: sharp(picture, size), blurred: blurred(picture, size) }] as const
    }),
  )
  return {
    symbols: new Map(symbols),
    cell: ground(side, '#fffaf0', '#f1e4c6'),
    lit: ground(side, '#fff4cf', GLAZE.saffron),
    plain: ground(side, '#fffdf8', '#ead6a4'),
  }
}

/** What flies when a win is celebrated; one size does for every stage. */
export function createSparkPictures(): readonly Picture[] {
  return [spark('star', GLAZE.saffron), spark('petal', GLAZE.coral), spark('die', GLAZE.ivory)]
}

function pictureOf(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(() => picture)
}

export function paint(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Picture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen) draw(pen)
  return canvas
}

function sharp(picture: HTMLImageElement, size: number): Picture {
  return paint(size, size, (pen) => pen.drawImage(picture, 0, 0, size, size))
}

/** Smeared along the fall, as a fast reel looks. */
function blurred(picture: HTMLImageElement, size: number): Picture {
  const smears = 26
  return paint(size, size, (pen) => {
    pen.globalAlpha = 1.7 / smears
    for (let i = 0; i < smears; i++) {
      const drop = (i / (smears - 1) - 0.5) * size * 0.26
      pen.drawImage(picture, size * 0.03, size * 0.08 + drop, size * 0.94, size * 0.84)
    }
  })
}

function ground(size: number, lit: string, edge: string): Picture {
  return paint(size, size, (pen) => {
    const half = size / 2
    const light = pen.createRadialGradient(half, half, 0, half, half, half * 1.08)
    light.addColorStop(0, lit)
    light.addColorStop(1, edge)
    pen.fillStyle = light
    pen.fillRect(0, 0, size, size)
  })
}

function spark(kind: 'star' | 'petal' | 'die', colour: string): Picture {
  const size = 48
  return paint(size, size, (pen) => {
    pen.translate(size / 2, size / 2)
    pen.fillStyle = colour
    pen.strokeStyle = GLAZE.ink
    pen.lineWidth = 3
    pen.lineJoin = 'round'
    pen.beginPath()
    if (kind === 'petal') {
      pen.moveTo(0, -20)
      pen.bezierCurveTo(16, -8, 14, 14, 0, 20)
      pen.bezierCurveTo(-14, 14, -16, -8, 0, -20)
    } else if (kind === 'die') pen.roundRect(-13, -13, 26, 26, 6)
    else
      for (let i = 0; i < 16; i++) {
        const r = i % 2 ? 14.5 : 20
        pen.lineTo(r * Math.sin((i * Math.PI) / 8), -r * Math.cos((i * Math.PI) / 8))
      }
    pen.closePath()
    pen.fill()
    pen.stroke()
  })
}
