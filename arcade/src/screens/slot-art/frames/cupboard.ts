import { blend } from '@zar/art'
import { each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawReels,
  type Form,
  type Look,
  pageFormOf,
  windowsOf,
} from '../frame.ts'
import { casingOf } from './parts/cupboard-casings.ts'

/** On a phone: the same for cells of both forms. */
const PHONE = {
  top: 66,
  pad: 12,
  board: 9,
  under: 9,
  shade: [12, 7],
  post: 6,
  gold: 4,
  lift: 5,
} as const

const SIZES = {
  wide: {
    w: 164,
    h: 160,
    top: 120,
    pad: 30,
    board: 16,
    under: 15,
    shade: [22, 12],
    post: 10,
    gold: 6,
    lift: 8,
  },
  tall: { ...PHONE, w: 111, h: 94 },
  upright: { ...PHONE, w: 69, h: 108 },
} as const
/** The size of a casing's details. */
const DETAIL = { wide: 1, tall: 0.5 } as const

function measures(form: Form) {
  const size = SIZES[form]
  const [columns, rows] = form === 'tall' ? [3, 5] : [5, 3]
  const [width, height] = [columns * size.w, rows * size.h]
  return { ...size, columns, rows, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

function casing(form: Form, look: Look): string {
  const { left, top, width, height, pad } = measures(form)
  const [head, foot] = [top - pad, top + height + pad]
  const [west, east] = [left - pad - 8, left + width + pad + 8]
  return layers(
    casingOf(look)({ west, east, head, foot, k: DETAIL[pageFormOf(form)] }, look),
    path(
      `M${west + 10} ${foot - 8}V${head + 7}H${east - 10}V${foot - 8}Z`,
      'none',
      edged(look.material.rim, 2.5),
    ),
    rect(left - 6, top - 6, width + 12, height + 12, '#1B0F08'),
  )
}

/** A compartment, shaded from above and from the left. */
function compartment(
  form: Form,
  { x, y, w, h, reel }: Cell,
  { field }: Look,
  isWon: boolean,
): string {
  const { under, shade, gold } = SIZES[form]
  const [deep, side] = shade
  const [west, north] = [x - w / 2 + 3, y - h / 2 + 2]
  const plain = reel % 2 ? field.other : field.cell
  const across = w - 6
  const rim = isWon
    ? rect(west + 2, north + 2, across - 4, h - under - 5, 'none', edged('#F2B441', gold))
    : ''
  return layers(
    rect(west, north, across, h - under, isWon ? field.won : plain),
    path(
      `M${west} ${north}h${across}v${deep}h${-across}Z`,
      '#1B0F08',
      `fill-opacity="${isWon ? 0.14 : 0.42}"`,
    ),
    path(`M${west} ${north}h${side}v${h - under - 2}h${-side}Z`, '#1B0F08', 'fill-opacity=".3"'),
    `<ellipse cx="${x}" cy="${y + h / 2 - (form === 'wide' ? 22 : 13)}" rx="${Math.min(w, h) * 0.36}" ry="${form === 'wide' ? 7 : 4}" fill="#1B0F08" fill-opacity=".5"/>`,
    rim,
  )
}

/** Boards and posts, in front of what stands on the shelves. */
function boards(form: Form, { field }: Look): string {
  const { left, top, width, height, w, h, board, post, columns, rows } = measures(form)
  const lit = blend(field.line, '#FFE9C8', 0.35)
  const upright = blend(field.line, '#3A1F0C', 0.25)
  const steps = (n: number) => Array.from({ length: n }, (_, at) => at + 1)
  return layers(
    each(steps(rows), (row) => {
      const y = top + row * h - board + (form === 'wide' ? 2 : 1)
      return (
        rect(left - 6, y, width + 12, board, field.line, edged('#2A1608', 2)) +
        rect(left - 6, y, width + 12, form === 'wide' ? 5 : 3, lit)
      )
    }),
    each(steps(columns - 1), (column) =>
      rect(left + column * w - post / 2, top - 6, post, height + 6, upright, edged('#2A1608', 1.5)),
    ),
  )
}

/** A painted wall cupboard; things stand on its shelves, and compartments that win are lit. */
export const cupboard: DrawReels = (form, look) => {
  const { left, top, w, h, lift } = measures(form)
  const isTurned = form === 'tall'
  const grid = cellsOf({ reels: 5, rows: 3, x: left, y: top, w, h, isTurned })
  const cells = grid.map((cell) => ({ ...cell, y: cell.y - lift }))
  return {
    cells,
    windows: windowsOf(grid),
    thing: { size: Math.min(w, h) * 0.8, stretch: 1 },
    back: layers(
      casing(form, look),
      each(grid, (cell) => compartment(form, cell, look, false)),
    ),
    front: boards(form, look),
    labels: [],
    mark: (won) => ({
      under: each(among(grid, won), (cell) => compartment(form, cell, look, true)),
      over: '',
    }),
  }
}
