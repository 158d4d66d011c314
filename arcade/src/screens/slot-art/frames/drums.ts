import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { grained } from '@zar/art/slots/textures/grains'
import type { PageForm } from '../../kit/use-form.ts'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawFrame,
  type Look,
  type Window,
} from '../frame.ts'

const SIZES = {
  wide: { w: 164, h: 142, gap: 14, top: 158, peek: 20, pad: 34, foot: 68, r: 22 },
  tall: { w: 108, h: 148, gap: 9, top: 84, peek: 16, pad: 13, foot: 32, r: 14 },
} as const

/** Where the gable's arch begins beside and above the drums, and how far it bows. */
const GABLES = {
  wide: { side: 104, up: 92, r: 112, bow: 150 },
  tall: { side: 44, up: 58, r: 48, bow: 90 },
} as const

/** The medallion in the gable. */
export const CROWNS = { wide: { x: 706, y: 62, r: 52 }, tall: { x: 187, y: 29, r: 21 } } as const

function measures(form: PageForm) {
  const size = SIZES[form]
  const middle = BOXES[form][0] / 2
  const width = 3 * size.w + 2 * size.gap
  const left = middle - width / 2
  return { ...size, middle, width, left, height: 3 * size.h }
}

type Measures = ReturnType<typeof measures>

function caseOf(form: PageForm, { left, width, pad, top, height, peek, foot, middle }: Measures) {
  const { side, up, r, bow } = GABLES[form]
  const [west, east] = [left - pad - 12, left + width + pad + 12]
  const bottom = top + height + peek + foot
  return `M${west} ${bottom}V${top - 30}C${west} ${top - 96} ${middle - bow} ${top - 98} ${middle - side} ${top - up}A${r} ${r} 0 0 1 ${middle + side} ${top - up}C${middle + bow} ${top - 98} ${east} ${top - 96} ${east} ${top - 30}V${bottom}Z`
}

/** Each drum's window, with a part of the neighbours above and below. */
const windowsOf = ({ left, w, gap, top, peek, height }: Measures): Window[] =>
  [0, 1, 2].map((reel) => [left + reel * (w + gap), top - peek, w, height + 2 * peek])

function back(form: PageForm, m: Measures, { material, field }: Look): string {
  const { body, grain, dark, rim } = material
  const { left, width, pad, top, peek, height } = m
  const isTall = form === 'tall'
  const casing = caseOf(form, m)
  const plain = path(casing, body)
  const paper = (reel: number, [x, y, w, h]: Window) =>
    rect(x, y, w, h, reel % 2 ? field.other : field.cell, 'rx="9"') +
    each([0, 1, 2, 3], (row) => line(`M${x} ${top + row * m.h}h${w}`, field.line, 1.5))
  return layers(
    grain ? grained(grain, plain) : plain,
    line(casing, dark, 10),
    line(casing, rim, 5),
    rect(left - pad, top - peek - 14, width + 2 * pad, height + 2 * peek + 28, dark, `rx="${m.r}"`),
    rect(
      left - pad + 3,
      top - peek - 11,
      width + 2 * pad - 6,
      height + 2 * peek + 22,
      'none',
      `rx="${m.r - 2}" ${edged(rim, isTall ? 4 : 7)}`,
    ),
    each(windowsOf(m), (window, reel) => paper(reel, window)),
  )
}

/** The pegs of the five lines on both sides: rows in the middle, the diagonals at the ends. */
export function pegsOf(form: PageForm): { line: number; x: number; y: number; r: number }[] {
  const { top, h, height, left, width, pad } = measures(form)
  const heights = [top + 1.5 * h, top + 0.5 * h, top + 2.5 * h, top + 12, top + height - 12]
  const sides = [left - pad / 2 - 1, left + width + pad / 2 + 1]
  const r = form === 'tall' ? 9.5 : 14
  return heights.flatMap((y, at) => sides.map((x) => ({ line: at + 1, x, y, r })))
}

function front(form: PageForm, m: Measures, { material, field }: Look): string {
  const { dark, rim } = material
  const { left, width, pad, top, peek, height, gap } = m
  const isTall = form === 'tall'
  const crown = CROWNS[form]
  const foot = top + height + peek + (isTall ? 20 : 44)
  const sill = (y: number, h: number, fill: string, more = '') =>
    rect(left - pad - 26, y, width + 2 * pad + 52, h, fill, more)
  const shaded = ([x, y, w, h]: Window) =>
    rect(x, y, w, h, 'url(#drum)', 'rx="9"') + rect(x, y, w, h, 'none', `rx="9" ${edged(dark, 3)}`)
  const bar = ([x, y, , h]: Window) => rect(x - gap + 2, y - 6, gap - 4, h + 12, 'url(#brass)')
  return layers(
    each(windowsOf(m), shaded),
    each(windowsOf(m).slice(1), bar),
    each(pegsOf(form), ({ x, y, r }) => disk(x, y, r, field.mark, edged(rim, 2))),
    disk(crown.x, crown.y, crown.r + 7, dark),
    disk(crown.x, crown.y, crown.r + 4, 'none', edged(rim, 5)),
    sill(foot, isTall ? 15 : 30, blend(material.body, '#1A0B03', 0.5), `rx="4" ${edged(dark, 3)}`),
    sill(foot + 4, 4, rim),
  )
}

const bezel = ({ x, y, w, h }: Cell, more: string) =>
  rect(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6, 'none', `rx="7" ${more}`)

/** Three drums in a gabled case; a bezel closes on each cell that wins. */
export const drums: DrawFrame = (form, look) => {
  const m = measures(form)
  const cells = cellsOf({ reels: 3, rows: 3, x: m.left, y: m.top, w: m.w, h: m.h, gap: m.gap })
  const figures = pegsOf(form).map(({ line: number, x, y, r }) => ({
    x,
    y: Number(f1(y)),
    size: r > 10 ? 14 : 12,
    text: String(number),
    ink: look.material.light,
  }))
  return {
    cells,
    windows: windowsOf(m),
    thing: { size: Math.min(m.w, m.h) * 0.78, stretch: 1 },
    back: back(form, m, look),
    front: front(form, m, look),
    labels: figures,
    mark: (won) => ({
      under: each(among(cells, won), ({ x, y, w, h }) =>
        rect(x - w / 2, y - h / 2, w, h, look.field.won, 'fill-opacity=".62"'),
      ),
      over: each(
        among(cells, won),
        (cell) => bezel(cell, edged('#7A3E00', 8)) + bezel(cell, edged('#F2B441', 4.5)),
      ),
    }),
  }
}
