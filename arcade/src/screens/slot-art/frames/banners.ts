import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { starOf } from '@zar/art/slots/drawing/pen'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawReels,
  type Form,
  type Look,
  type Part,
  type Window,
} from '../frame.ts'

/** Banners hang: `k` is the size of their details. */
const HUNG = {
  wide: { w: 174, h: 148, gap: 20, top: 96, ring: 68, k: 1 },
  upright: { w: 66, h: 96, gap: 8, top: 78, ring: 31, k: 0.42 },
} as const
type Hung = keyof typeof HUNG
const TALL = { w: 107, h: 90, gap: 9, left: 26, top: 58, ring: 41 } as const
const REELS = [0, 1, 2, 3, 4]
const SHADOW = '#1b0d2a'
const ROPES = {
  wide: 'M-40 32C300 78 1112 78 1452 32',
  upright: 'M-20 36C80 58 294 58 394 36',
} as const

const leftOf = (form: Hung) => BOXES[form][0] / 2 - 2.5 * HUNG[form].w - 2 * HUNG[form].gap

/** A cloth's colour and its pale field's. */
type Cloth = readonly [cloth: string, pale: string]

/** The banners' own colours: the title's five cloths, each with its pale field. */
function clothsOf({ material, field, colours }: Look): readonly Cloth[] {
  if (material.body === '#C4412E')
    return [
      ['#C4412E', '#FBE9D2'],
      ['#14767C', '#E7F3E6'],
      ['#D98A1E', '#FFF3D6'],
      ['#7B3A63', '#F7E3E6'],
      ['#2A4A9E', '#E4EAF6'],
    ]
  const second = blend(material.body, colours.deep, 0.35)
  return REELS.map((reel) =>
    reel % 2 ? ([second, field.other] as const) : ([material.body, field.cell] as const),
  )
}

/** The rope's height at a place. */
const ropeAt = (form: Hung, x: number) =>
  form === 'wide' ? 62 + Math.sin(((x - 100) / 1212) * Math.PI) * 26 : 50

/** A banner's place, `w` wide, and the size of its details. */
type Cut = { x: number; w: number; k: number }
/** A banner's outline: how far it is drawn in, its head and its foot. */
type Outline = (cut: Cut, inset: number, head: number, foot: number) => string

const pointed: Outline = ({ x, w, k }, inset, head, foot) =>
  `M${f1(x + inset)} ${f1(head)}H${f1(x + w - inset)}V${f1(foot)}L${f1(x + w / 2)} ${f1(foot + 52 * k - inset * 0.9)}L${f1(x + inset)} ${f1(foot)}Z`
/** A mat ends straight. */
const straight: Outline = ({ x, w, k }, inset, head, foot) =>
  `M${f1(x + inset)} ${f1(head)}H${f1(x + w - inset)}V${f1(foot + 28 * k - inset)}H${f1(x + inset)}Z`
/** A sail is cut aslant. */
const slanted: Outline = ({ x, w, k }, inset, head, foot) =>
  `M${f1(x + inset)} ${f1(head)}H${f1(x + w - inset)}V${f1(foot + 4 * k - inset * 0.6)}L${f1(x + inset)} ${f1(foot + 52 * k - inset)}Z`

const OUTLINES: Partial<Record<Look['frame'], Outline>> = {
  'reed-mats': straight,
  'mill-sails': slanted,
}

/** What is on a cloth beside its seams: a star, a mat's reeds and fringe, a sail's rings. */
function trimming(
  form: Hung,
  x: number,
  foot: number,
  cloth: string,
  frame: Look['frame'],
): string {
  const { w, h, top, k } = HUNG[form]
  if (frame === 'reed-mats')
    return layers(
      ...Array.from({ length: 3 * 7 }, (_, row) =>
        line(
          `M${f1(x + 12 * k)} ${f1(top + 6 * k + row * (h / 7))}h${f1(w - 24 * k)}`,
          cloth,
          1.5 * k,
          'stroke-opacity=".28"',
        ),
      ),
      ...Array.from({ length: 15 }, (_, at) =>
        line(
          `M${f1(x + 8 * k + (at * (w - 16 * k)) / 14)} ${f1(foot + 28 * k)}v${f1(20 * k)}`,
          cloth,
          4 * k,
        ),
      ),
    )
  if (frame === 'mill-sails')
    return layers(
      line(`M${f1(x + w - 5 * k)} ${f1(top - 20 * k)}V${f1(foot + 2 * k)}`, '#7A4A2A', 9 * k),
      ...Array.from({ length: 6 }, (_, at) =>
        disk(x + 24 * k, top + 40 * k + (at * 78 * h) / 148, 4.5 * k, cloth),
      ),
    )
  return path(starOf(x + w / 2, foot + 8 * k, 8, 15 * k), cloth)
}

/** A banner's cloth; the bar that it hangs from is in front of it. */
function hung(form: Hung, reel: number, [cloth, pale]: Cloth, frame: Look['frame']): Part {
  const { w, h, top, gap, k } = HUNG[form]
  const x = leftOf(form) + reel * (w + gap)
  const foot = top + 3 * h + 14 * k
  const outline = OUTLINES[frame] ?? pointed
  const cut = { x, w, k }
  const whole = outline(cut, 0, top - 22 * k, foot)
  const seam = (row: number) =>
    line(
      `M${x + 24 * k} ${top + row * h}H${f1(x + w - 24 * k)}`,
      cloth,
      2 * k,
      'stroke-opacity=".55"',
    )
  return {
    at: [x - 2, top - 22 * k, w + 16 * k, foot - top + 90 * k],
    colour: cloth,
    drawing: layers(
      path(whole, SHADOW, `transform="translate(${f1(7 * k)} ${f1(12 * k)})" fill-opacity=".3"`),
      path(whole, cloth),
      path(outline(cut, 10 * k, top - 12 * k, foot - 5 * k), pale),
      line(outline(cut, 16 * k, top - 6 * k, foot - 8 * k), cloth, 2 * k, 'stroke-dasharray="7 5"'),
      trimming(form, x, foot, cloth, frame),
      seam(1),
      seam(2),
    ),
  }
}

/** The bar that a banner hangs from, and its two cords. */
function bar(form: Hung, reel: number, { material }: Look): string {
  const { w, top, gap, k } = HUNG[form]
  const x = leftOf(form) + reel * (w + gap)
  const [west, east, head] = [x + 20 * k, x + w - 20 * k, f1(top - 30 * k)]
  return layers(
    line(
      `M${f1(west)} ${head}V${f1(ropeAt(form, west) - 6 * k)}M${f1(east)} ${head}V${f1(ropeAt(form, east) - 6 * k)}`,
      '#8A5A30',
      5 * k,
    ),
    path(
      `M${f1(x - 5 * k)} ${head}h${f1(w + 10 * k)}v${f1(15 * k)}h${f1(-w - 10 * k)}Z`,
      '#7A4A2A',
      edged(material.dark, 2 * k),
    ),
  )
}

const pennantTop = (reel: number) => TALL.top + reel * (TALL.h + TALL.gap)

/** A pennant, its tip to the right. */
function flown(reel: number, [cloth, pale]: Cloth): Part {
  const { h, left } = TALL
  const y = pennantTop(reel)
  const end = left + 3 * 112
  const outline = `M${left - 8} ${y}H${end + 4}L${end - 12} ${y + h / 2}L${end + 4} ${y + h}H${left - 8}Z`
  return {
    at: [left - 8, y, end - left + 16, h + 8],
    colour: cloth,
    drawing: layers(
      path(outline, SHADOW, 'transform="translate(3 6)" fill-opacity=".3"'),
      path(outline, cloth),
      path(
        `M${left - 2} ${y + 5}H${end - 8}L${end - 20} ${y + h / 2}L${end - 8} ${y + h - 5}H${left - 2}Z`,
        pale,
      ),
    ),
  }
}

/** What a pennant is tied to the mast with. */
function tie(reel: number): string {
  const { h, left } = TALL
  const y = pennantTop(reel)
  return layers(
    line(`M8 ${y + 14}H${left - 6}M8 ${y + h - 14}H${left - 6}`, '#8A5A30', 4),
    path(`M${left - 12} ${y - 3}v${h + 6}h6v${-h - 6}Z`, '#7A4A2A'),
  )
}

function back(form: Form, { material: { rim } }: Look): string {
  if (form === 'tall')
    return layers(
      line('M8 44V566', '#8A5A30', 7),
      line('M8 44V566', rim, 2.5, 'stroke-dasharray="7 5"'),
    )
  const [thick, thin] = form === 'wide' ? [8, 3] : [5, 2]
  return layers(
    line(
      ROPES[form],
      '#3A1F2E',
      thick - 1,
      `transform="translate(0 ${form === 'wide' ? 12 : 5})" stroke-opacity=".3"`,
    ),
    line(ROPES[form], '#8A5A30', thick),
    line(ROPES[form], rim, thin, 'stroke-dasharray="8 6"'),
  )
}

/** A cord from a cell to one of the next banner. */
function cord(form: Form, from: Cell, to: Cell): string {
  const bow = form === 'wide' ? 90 : 36
  const d =
    form === 'tall'
      ? `M${f1(from.x)} ${from.y}C${f1(from.x)} ${from.y + 48} ${f1(to.x)} ${to.y - 48} ${f1(to.x)} ${to.y}`
      : `M${f1(from.x)} ${from.y}C${f1(from.x + bow)} ${from.y} ${f1(to.x - bow)} ${to.y} ${f1(to.x)} ${to.y}`
  const [under, over] = form === 'wide' ? [13, 8] : [10, 6]
  return line(d, '#7A3E00', under, 'stroke-opacity=".55"') + line(d, '#F2B441', over)
}

function rings(form: Form, cells: readonly Cell[], { field }: Look): string {
  const isWide = form === 'wide'
  const r = form === 'tall' ? TALL.ring : HUNG[form].ring
  const cords = cells.flatMap((from) =>
    cells.filter((to) => to.reel === from.reel + 1).map((to) => cord(form, from, to)),
  )
  const ring = ({ x, y }: Cell) =>
    `<circle cx="${f1(x)}" cy="${y}" r="${r}" fill="${field.won}" ${edged('#F2B441', isWide ? 7 : 4.5)}/>` +
    (isWide
      ? `<circle cx="${x}" cy="${y}" r="${r + 5}" fill="none" stroke="#7A3E00" stroke-opacity=".5" stroke-width="2"/>`
      : '')
  return cords.join('') + each(cells, ring)
}

const flownCells = () =>
  cellsOf({
    reels: 5,
    rows: 3,
    x: TALL.left,
    y: TALL.top,
    w: TALL.w,
    h: TALL.h,
    isTurned: true,
  }).map((cell) => ({ ...cell, y: cell.y + cell.reel * TALL.gap }))

function hungCells(form: Hung): Cell[] {
  const { w, h, gap, top: y } = HUNG[form]
  return cellsOf({ reels: 5, rows: 3, x: leftOf(form), y, w, h, gap })
}

function windowOf(form: Form, reel: number): Window {
  if (form === 'tall') return [TALL.left - 2, pennantTop(reel) + 5, 318, TALL.h - 10]
  const { w, h, gap, top, k } = HUNG[form]
  const x = leftOf(form) + reel * (w + gap)
  return [x + 10 * k, top - 12 * k, w - 20 * k, 3 * h + 20 * k]
}

const THING = { wide: 116, tall: 73, upright: 56 } as const

/** Five banners on a rope, or five pennants on a mast; cords join the cells of a way. */
export const banners: DrawReels = (form, look) => {
  const cells = form === 'tall' ? flownCells() : hungCells(form)
  return {
    cells,
    windows: REELS.map((reel) => windowOf(form, reel)),
    thing: { size: THING[form], stretch: 1 },
    back: back(form, look),
    cloths: clothsOf(look).map((cloth, reel) =>
      form === 'tall' ? flown(reel, cloth) : hung(form, reel, cloth, look.frame),
    ),
    front: each(REELS, (reel) => (form === 'tall' ? tie(reel) : bar(form, reel, look))),
    labels: [],
    mark: (won) => ({ under: rings(form, among(cells, won), look), over: '' }),
  }
}
