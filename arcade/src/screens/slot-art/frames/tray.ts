import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { radial } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawFrame,
  type Form,
  type Look,
  windowsOf,
} from '../frame.ts'

const SIDE = 7
const SIZES = {
  wide: { w: 86, h: 86, top: 40, pad: 20, r: 22, inner: 12 },
  tall: { w: 50.6, h: 68, top: 52, pad: 7, r: 14, inner: 9 },
} as const

function measures(form: Form) {
  const size = SIZES[form]
  const [width, height] = [SIDE * size.w, SIDE * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

/** The wooden tray from above; the water in it is the ground. */
function back(form: Form, { material, field }: Look): string {
  const { left, top, width, height, pad, r, inner } = measures(form)
  const round = (grow: number, fill: string, more: string) =>
    rect(left - grow, top - grow, width + 2 * grow, height + 2 * grow, fill, more)
  const random = stream('su')
  const ripple = () => {
    const [x, y] = [left + random() * width * 0.86, top + random() * height]
    return `<path d="M${f1(x)} ${f1(y)}q12 -5 24 0t24 0" stroke="${field.line}" stroke-opacity=".3" stroke-width="1.5" fill="none"/>`
  }
  const board = round(pad + 6, material.body, `rx="${r}"`)
  return layers(
    radial(
      'water',
      [
        [0, field.cell],
        [1, field.other, 0.9],
      ],
      { x: 0.4, y: 0.3, r: 0.9 },
    ),
    rect(
      left - pad - 3,
      top - pad + 8,
      width + 2 * pad + 10,
      height + 2 * pad + 6,
      '#1C0E05',
      `rx="${r}" fill-opacity=".5"`,
    ),
    material.grain ? grained(material.grain, board) : board,
    round(pad + 6, 'none', `rx="${r}" ${edged(material.dark, 3)}`),
    round(pad / 2, material.rim, `rx="${inner}"`),
    round(pad / 2, 'url(#water)', `rx="${inner}"`),
    repeat(22, ripple),
  )
}

/** Like drops as one: each is joined to its neighbours of the same cluster. */
function union(cells: readonly Cell[]): string {
  const at = new Map(cells.map((cell) => [`${cell.reel},${cell.row}`, cell]))
  const beside = ({ reel, row }: Cell, right: number, down: number) =>
    at.get(`${reel + right},${row + down}`)
  return cells
    .map((cell) => {
      const [right, below, corner] = [beside(cell, 1, 0), beside(cell, 0, 1), beside(cell, 1, 1)]
      const from = `M${f1(cell.x)} ${f1(cell.y)}`
      const links = [right, below].flatMap((next) =>
        next ? `${from}L${f1(next.x)} ${f1(next.y)}` : [],
      )
      const filled =
        right && below && corner
          ? [0.25, 0.5, 0.75].map(
              (part) => `M${f1(cell.x)} ${f1(cell.y + (corner.y - cell.y) * part)}H${f1(corner.x)}`,
            )
          : []
      return [`${from}h.01`, ...links, ...filled].join('')
    })
    .join('')
}

/** A cluster that has run together, in its drop's two colours. */
export function cluster(cells: readonly Cell[], colour: string, pale: string): string {
  const d = union(cells)
  const width = Math.min(...cells.flatMap(({ w, h }) => [w, h])) * 0.96
  const strokes = [
    ['#7A3E00', width + 10],
    ['#F2B441', width + 6],
    [colour, width - 2],
    [pale, width - 16],
  ] as const
  return each(
    strokes,
    ([stroke, size]) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f1(size)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

/** Forty-nine drops on a tray of water. */
export const tray: DrawFrame = (form, look) => {
  const { left, top, w, h } = measures(form)
  const cells = cellsOf({ reels: SIDE, rows: SIDE, x: left, y: top, w, h })
  const won = look.field.won
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.92, stretch: h > w ? 1.16 : 1 },
    back: back(form, look),
    front: '',
    labels: [],
    mark: (at) => ({
      under: at.length > 0 ? cluster(among(cells, at), won, blend(won, '#FFFFFF', 0.55)) : '',
      over: '',
    }),
  }
}
