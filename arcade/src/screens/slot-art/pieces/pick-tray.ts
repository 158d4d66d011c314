import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { grained } from '@zar/art/slots/textures/grains'
import { hammered } from '@zar/art/slots/textures/patterns'
import type { PageForm } from '../../kit/use-form.ts'
import { BOXES, type Cell, type Label } from '../frame.ts'
import { plate } from './marks.ts'

/** What the boxes stand on. */
export type TrayKind = 'copper' | 'marble' | 'lace'

const SIZES = {
  wide: { w: 158, h: 152, y: 366, rx: 440, ry: 292, size: 118, few: { w: 182, h: 166, size: 132 } },
  tall: { w: 112, h: 110, y: 318, rx: 184, ry: 261, size: 84, few: { w: 108, h: 132, size: 92 } },
} as const
/** A title with few boxes has them larger, in three columns. */
const FEW = 9

const columnsOf = (form: PageForm, count: number) => (form === 'tall' || count <= FEW ? 3 : 4)

/** Where the boxes stand, row by row. */
export function boxesOn(form: PageForm, count: number): Cell[] {
  const { y, few, ...usual } = SIZES[form]
  const { w, h } = count <= FEW ? few : usual
  const columns = columnsOf(form, count)
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return {
      reel: column,
      row,
      x: BOXES[form][0] / 2 + (column - (columns - 1) / 2) * w,
      y: y + (row - (rows - 1) / 2) * h,
      w,
      h,
    }
  })
}

/** How wide a box is. */
export const boxSize = (form: PageForm, count: number): number =>
  (count <= FEW ? SIZES[form].few : SIZES[form]).size

type Outline = { x: number; y: number; rx: number; ry: number; form: PageForm }

/** An ellipse on a desk, a rounded board on an upright phone. */
function round({ x, y, rx, ry, form }: Outline, inset: number, fill: string, more: string): string {
  if (form === 'wide')
    return `<ellipse cx="${x}" cy="${y}" rx="${rx - inset}" ry="${ry - inset * 0.8}" fill="${fill}" ${more}/>`
  const [w, h] = [2 * (rx - inset), 2 * (ry - inset)]
  return rect(x - w / 2, y - h / 2, w, h, fill, `rx="${120 - inset}" ${more}`)
}

/** Eight sides, with cut corners. */
function octagon({ x, y, rx, ry, form }: Outline, inset: number): string {
  const [w, h] = [rx - inset, ry - inset]
  const [cutX, cutY] = form === 'wide' ? [w * 0.36, h * 0.5] : [w * 0.34, h * 0.22]
  return `M${f1(x - w)} ${f1(y - h + cutY)}L${f1(x - w + cutX)} ${f1(y - h)}H${f1(x + w - cutX)}L${f1(x + w)} ${f1(y - h + cutY)}V${f1(y + h - cutY)}L${f1(x + w - cutX)} ${f1(y + h)}H${f1(x - w + cutX)}L${f1(x - w)} ${f1(y + h - cutY)}Z`
}

const copper = (outline: Outline) =>
  layers(
    hammered('tray', { base: '#A9622F', lit: '#FFC795', dark: '#4A1F0B' }, 22),
    round({ ...outline, y: outline.y + 12 }, 0, '#0d0502', 'fill-opacity=".5"'),
    round(outline, 0, 'url(#tray)', edged('#2A0F05', 5)),
    round(outline, 20, 'none', 'stroke="#FFD9B0" stroke-opacity=".65" stroke-width="3"'),
    round(outline, 32, '#7D431D', 'fill-opacity=".35"'),
  )

/** The warm stone of a bath: a slab of marble with eight sides and inlaid lines. */
const marble = (outline: Outline) =>
  layers(
    path(octagon({ ...outline, y: outline.y + 14 }, 0), '#082026', 'fill-opacity=".5"'),
    path(octagon(outline, 0), '#B9CEC9', edged('#1F4A52', 5)),
    grained('paper', path(octagon(outline, 12), '#E6EDE8')),
    path(octagon(outline, 22), 'none', edged('#1F4A52', 2)),
    path(octagon(outline, 28), 'none', edged('#C27A43', 3)),
    path(octagon(outline, 34), 'none', edged('#1F4A52', 2)),
    path(octagon(outline, 48), '#7FA5A4', 'fill-opacity=".22"'),
  )

const SCALLOP = { wide: 44, tall: 30 } as const

/** The chest’s lining: a cloth with an edge of lace. */
function lace({ x, y, rx, ry, form }: Outline): string {
  const scallop = SCALLOP[form]
  const [w, h] = [rx - scallop / 2, ry - scallop / 2]
  const places = [
    ...along(w, scallop).flatMap((dx) => [
      [x + dx, y - h],
      [x + dx, y + h],
    ]),
    ...along(h, scallop).flatMap((dy) => [
      [x - w, y + dy],
      [x + w, y + dy],
    ]),
  ] as [number, number][]
  const disks = (r: number, fill: string, more: string) =>
    each(
      places,
      ([px, py]) => `<circle cx="${f1(px)}" cy="${f1(py)}" r="${f1(r)}" fill="${fill}" ${more}/>`,
    )
  return layers(
    rect(x - w - 6, y - h + 12, 2 * w + 12, 2 * h + 6, '#1c0a18', 'rx="30" fill-opacity=".5"'),
    disks(scallop * 0.56, '#F7E3E6', edged('#4A1F3E', 2.5)),
    disks(scallop * 0.3, '#C77DA0', edged('#4A1F3E', 1.5)),
    disks(scallop * 0.1, '#F7E3E6', ''),
    rect(x - w, y - h, 2 * w, 2 * h, '#8E4A6E', `rx="12" ${edged('#4A1F3E', 3)}`),
    rect(x - w + 12, y - h + 12, 2 * w - 24, 2 * h - 24, '#A8627F', 'rx="8"'),
    rect(
      x - w + 20,
      y - h + 20,
      2 * w - 40,
      2 * h - 40,
      'none',
      'rx="6" stroke="#F7E3E6" stroke-opacity=".75" stroke-width="2.5" stroke-dasharray="9 7"',
    ),
  )
}

const along = (half: number, step: number): number[] => {
  const count = Math.round((2 * half) / step)
  return Array.from({ length: count + 1 }, (_, at) => -half + (at * 2 * half) / count)
}

const DRAWN: Record<TrayKind, (outline: Outline) => string> = { copper, marble, lace }

/** What the boxes stand on, with a shade under each of them. */
export function pickTray(form: PageForm, kind: TrayKind, count: number): string {
  const { y, rx, ry } = SIZES[form]
  const size = boxSize(form, count)
  const shades = boxesOn(form, count).map(
    (box) =>
      `<ellipse cx="${f1(box.x)}" cy="${f1(box.y + size * 0.41)}" rx="${f1(size * 0.49)}" ry="${f1(size * 0.11)}" fill="#1C0903" fill-opacity="${kind === 'marble' ? '.28' : '.45'}"/>`,
  )
  return layers(DRAWN[kind]({ x: BOXES[form][0] / 2, y, rx, ry, form }), ...shades)
}

const TOTALS = {
  wide: { at: [706, 38, 420, 52], letters: 27 },
  tall: { at: [187, 24, 320, 40], letters: 21 },
} as const

/** The plate over the tray: what has been found. */
export function totalPlate(
  form: PageForm,
  text: string,
  fill: string,
): { drawing: string; label: Label } {
  const { at, letters } = TOTALS[form]
  const [x, y, w] = at
  const size = Math.min(letters, (w - 24) / (0.56 * text.length))
  return { drawing: plate(at, { fill, r: 14 }), label: { x, y, size, text, ink: '#FFCE73' } }
}
