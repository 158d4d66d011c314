import { drawCells } from './board.ts'
import type { Geometry } from './geometry.ts'
import type { Dress } from './reel.ts'
import { type Picture, paint } from './skin.ts'

const FRAME = '#f7f0df'
const BETWEEN_CELLS = '#d9c9a3'
const SHADE = '58 38 12'
/** In cells. */
const CORNER = 0.08
const SHADE_DEPTH = 0.13

/** What never changes in the window: under the symbols the cells, over them the frame's shade. */
export type Ground = { under: Picture; shade: Picture }

export function createGround(dress: Dress): Ground {
  const { geometry } = dress
  const [width, height] = [Math.round(geometry.width), Math.round(geometry.height)]
  return {
    // The corners are the frame's: so the surface has no hole, and hides what lies behind it.
    under: paint(width, height, (pen) => {
      pen.fillStyle = FRAME
      pen.fillRect(0, 0, width, height)
      pen.beginPath()
      pen.roundRect(0, 0, width, height, geometry.cell * CORNER)
      pen.clip()
      pen.fillStyle = BETWEEN_CELLS
      pen.fillRect(0, 0, width, height)
      drawCells(pen, dress)
    }),
    shade: shadeOf(geometry, width),
  }
}

function shadeOf({ cell }: Geometry, width: number): Picture {
  const depth = Math.ceil(cell * SHADE_DEPTH)
  return paint(width, depth, (pen) => {
    const light = pen.createLinearGradient(0, 0, 0, depth)
    light.addColorStop(0, `rgb(${SHADE} / 0.36)`)
    light.addColorStop(0.4, `rgb(${SHADE} / 0.12)`)
    light.addColorStop(1, `rgb(${SHADE} / 0)`)
    pen.fillStyle = light
    const corner = cell * CORNER
    pen.beginPath()
    pen.roundRect(0, 0, width, depth * 2, corner)
    pen.fill()
  })
}

/** At the top, and turned over at the bottom. */
export function drawShade(pen: CanvasRenderingContext2D, shade: Picture): void {
  pen.drawImage(shade, 0, 0)
  pen.setTransform(1, 0, 0, -1, 0, pen.canvas.height)
  pen.drawImage(shade, 0, 0)
  pen.resetTransform()
}
