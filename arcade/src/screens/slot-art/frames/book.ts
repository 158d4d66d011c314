import { blend } from '@zar/art'
import { linear } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { illuminated } from '@zar/art/slots/textures/illuminated'
import type { PageForm } from '../../kit/use-form.ts'
import {
  among,
  type Cell,
  cellsOf,
  type DrawFrame,
  type Look,
  type Window,
  windowsOf,
} from '../frame.ts'
import { bookCaseOf } from './parts/book-cases.ts'

const CELLS = {
  wide: {
    w: 160,
    h: 160,
    left: 758,
    top: 94,
    band: 28,
    wide: 24,
    inset: 4,
    r: 4,
    part: 0.76,
    rules: [1.5, 4, 6],
  },
  tall: {
    w: 112,
    h: 149,
    left: 19,
    top: 112,
    band: 13,
    wide: 13,
    inset: 2,
    r: 3,
    part: 0.84,
    rules: [1.2, 3, 4],
  },
} as const
const COVER = { middle: 706, top: 30, h: 640, page: 590 } as const

/** Where the picture and the panels stand: the left page, or a strip over the cells. */
export const LEFT_PAGE: Record<PageForm, Window> = {
  wide: [160, 76, 498, 548],
  tall: [18, 14, 338, 80],
}

function paints({ material, field }: Look): string {
  const [pale, fold] = [blend(field.other, '#FFFFFF', 0.3), blend(material.light, '#6A4A1A', 0.5)]
  return (
    linear(
      'left-page',
      [
        [0, pale],
        [0.86, field.other],
        [1, fold],
      ],
      [0, 0, 1, 0],
    ) +
    linear(
      'right-page',
      [
        [0, fold],
        [0.12, field.other],
        [1, pale],
      ],
      [0, 0, 1, 0],
    )
  )
}

/** One leaf of a side, `k` under the uppermost. */
function leaf(k: number, side: -1 | 1): string {
  const { middle, top, h, page } = COVER
  const x = (v: number) => middle + side * v
  const foot = top + h
  const fill = k ? '#D9C395' : side < 0 ? 'url(#left-page)' : 'url(#right-page)'
  return path(
    `M${middle} ${top + 12}C${x(120)} ${top - 8 + k} ${x(page - 120)} ${top + 2 + k} ${x(page + k * 4)} ${top + 14 + k * 2}V${foot - 12 + k * 2}C${x(page - 120)} ${foot - 22 + k * 3} ${x(120)} ${foot - 30 + k * 3} ${middle} ${foot - 12}Z`,
    fill,
    edged('#9A7F4E', 1),
  )
}

function openBook({ material }: Look): string {
  const { middle, top, h, page } = COVER
  const cover = rect(middle - page - 26, top - 6, 2 * page + 52, h + 14, material.body, 'rx="14"')
  const foot = top + h
  return layers(
    material.grain ? grained(material.grain, cover) : cover,
    rect(
      middle - page - 26,
      top - 6,
      2 * page + 52,
      h + 14,
      'none',
      `rx="14" ${edged(material.dark, 4)}`,
    ),
    rect(
      middle - page - 18,
      top + 1,
      2 * page + 36,
      h,
      'none',
      `rx="10" ${edged(material.rim, 2)}`,
    ),
    repeat(4, (at) => leaf(3 - at, -1) + leaf(3 - at, 1)),
    line(`M${middle} ${top + 10}V${foot - 10}`, '#8A6A38', 3, 'stroke-opacity=".6"'),
    path(
      `M${middle + 8} ${foot - 14}L${middle + 8} ${foot + 34}L${middle + 22} ${foot + 20}L${middle + 36} ${foot + 34}V${foot - 16}Z`,
      '#C4412E',
      edged('#5A1A1E', 2),
    ),
  )
}

const closeBook = ({ material }: Look): string =>
  rect(0, 4, 374, 578, material.body, `rx="12" ${edged(material.dark, 3)}`) +
  rect(6, 10, 362, 567, 'url(#right-page)', 'rx="6"')

/** The faces of a case that is no book: what stands on a book's pages lies within them. */
const FACES: Record<PageForm, readonly Window[]> = {
  wide: [
    [118, 42, 554, 612],
    [728, 42, 548, 612],
  ],
  tall: [[6, 10, 362, 562]],
}

function covers(form: PageForm, look: Look): string {
  const own = bookCaseOf(look)
  if (own) return own(form, look, FACES[form])
  return form === 'wide' ? openBook(look) : closeBook(look)
}

export type Panel = 'plain' | 'gilded' | 'won'

/** A ruled panel; gold leaf gilds its ground, and a win its rule. */
export function panel(form: PageForm, { x, y, w, h }: Cell, state: Panel, { field }: Look): string {
  const { inset, r, rules } = CELLS[form]
  const [fill, rule, width] = {
    plain: [field.cell, field.line, rules[0]],
    gilded: [field.won, '#9A6A1E', rules[1]],
    won: [field.cell, '#C77A00', rules[2]],
  }[state] as [string, string, number]
  const face = rect(
    x - w / 2 + inset,
    y - h / 2 + inset,
    w - 2 * inset,
    h - 2 * inset,
    fill,
    `rx="${r}" ${edged(rule, width)}`,
  )
  const dotted = rect(
    x - w / 2 + 10,
    y - h / 2 + 10,
    w - 20,
    h - 20,
    'none',
    `${edged('#9A6A1E', 1.5)} stroke-dasharray="2 4"`,
  )
  return state === 'gilded' && form === 'wide' ? face + dotted : face
}

/** An open book: the painter's picture at the left, nine ruled panels at the right. */
export const book: DrawFrame = (form, look) => {
  const { w, h, left, top, band, wide, part } = CELLS[form]
  const cells = cellsOf({ reels: 3, rows: 3, x: left, y: top, w, h })
  const border = illuminated(
    [
      left - band,
      top - band - (form === 'tall' ? 1 : 0),
      3 * w + 2 * band,
      3 * h + 2 * band + (form === 'tall' ? 2 : 0),
    ],
    wide,
    look.field.mark,
  )
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: w * part, stretch: 1 },
    back: layers(
      paints(look),
      covers(form, look),
      border,
      each(cells, (cell) => panel(form, cell, 'plain', look)),
    ),
    front: '',
    labels: [],
    mark: (won) => ({
      under: each(among(cells, won), (cell) => panel(form, cell, 'won', look)),
      over: '',
    }),
  }
}
