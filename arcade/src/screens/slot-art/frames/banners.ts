import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { starOf } from '@zar/art/slots/drawing/pen'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawFrame,
  type Form,
  type Look,
  type Part,
  type Window,
} from '../frame.ts'

const WIDE = { w: 174, h: 148, gap: 20, top: 96, ring: 68 } as const
const TALL = { w: 107, h: 90, gap: 9, left: 26, top: 58, ring: 41 } as const
const REELS = [0, 1, 2, 3, 4]
const SHADOW = '#1b0d2a'
const ROPE = 'M-40 32C300 78 1112 78 1452 32'

const leftOf = () => BOXES.wide[0] / 2 - 2.5 * WIDE.w - 2 * WIDE.gap

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
const ropeAt = (x: number) => 62 + Math.sin(((x - 100) / 1212) * Math.PI) * 26

/** A banner's outline: how far it is drawn in, its head, its foot and how far it hangs below. */
type Outline = (x: number, inset: number, head: number, foot: number) => string

const pointed: Outline = (x, inset, head, foot) =>
  `M${x + inset} ${head}H${x + WIDE.w - inset}V${foot}L${x + WIDE.w / 2} ${foot + 52 - inset * 0.9}L${x + inset} ${foot}Z`
/** A mat ends straight. */
const straight: Outline = (x, inset, head, foot) =>
  `M${x + inset} ${head}H${x + WIDE.w - inset}V${foot + 28 - inset}H${x + inset}Z`
/** A sail is cut aslant. */
const slanted: Outline = (x, inset, head, foot) =>
  `M${x + inset} ${head}H${x + WIDE.w - inset}V${foot + 4 - inset * 0.6}L${x + inset} ${foot + 52 - inset}Z`

const OUTLINES: Partial<Record<Look['frame'], Outline>> = {
  'reed-mats': straight,
  'mill-sails': slanted,
}

/** What is on a cloth beside its seams: a star, a mat's reeds and fringe, a sail's rings. */
function trimming(x: number, foot: number, cloth: string, frame: Look['frame']): string {
  const { w, h, top } = WIDE
  if (frame === 'reed-mats')
    return layers(
      ...Array.from({ length: 3 * 7 }, (_, row) =>
        line(`M${x + 12} ${top + 6 + row * (h / 7)}h${w - 24}`, cloth, 1.5, 'stroke-opacity=".28"'),
      ),
      ...Array.from({ length: 15 }, (_, at) =>
        line(`M${x + 8 + at * 11.3} ${foot + 28}v20`, cloth, 4),
      ),
    )
  if (frame === 'mill-sails')
    return layers(
      line(`M${x + w - 5} ${top - 20}V${foot + 2}`, '#7A4A2A', 9),
      ...Array.from({ length: 6 }, (_, at) => disk(x + 24, top + 40 + at * 78, 4.5, cloth)),
    )
  return path(starOf(x + w / 2, foot + 8, 8, 15), cloth)
}

/** A banner's cloth; the bar that it hangs from is in front of it. */
function hung(reel: number, [cloth, pale]: Cloth, frame: Look['frame']): Part {
  const { w, h, top } = WIDE
  const x = leftOf() + reel * (w + WIDE.gap)
  const foot = top + 3 * h + 14
  const outline = OUTLINES[frame] ?? pointed
  const whole = outline(x, 0, top - 22, foot)
  const seam = (row: number) =>
    line(`M${x + 24} ${top + row * h}H${x + w - 24}`, cloth, 2, 'stroke-opacity=".55"')
  return {
    at: [x - 2, top - 22, w + 16, foot - top + 90],
    colour: cloth,
    drawing: layers(
      path(whole, SHADOW, 'transform="translate(7 12)" fill-opacity=".3"'),
      path(whole, cloth),
      path(outline(x, 10, top - 12, foot - 5), pale),
      line(outline(x, 16, top - 6, foot - 8), cloth, 2, 'stroke-dasharray="7 5"'),
      trimming(x, foot, cloth, frame),
      seam(1),
      seam(2),
    ),
  }
}

/** The bar that a banner hangs from, and its two cords. */
function bar(reel: number, { material }: Look): string {
  const { w, top, gap } = WIDE
  const x = leftOf() + reel * (w + gap)
  return layers(
    line(
      `M${x + 20} ${top - 30}V${f1(ropeAt(x + 20) - 6)}M${x + w - 20} ${top - 30}V${f1(ropeAt(x + w - 20) - 6)}`,
      '#8A5A30',
      5,
    ),
    path(`M${x - 5} ${top - 30}h${w + 10}v15h${-w - 10}Z`, '#7A4A2A', edged(material.dark, 2)),
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
  return layers(
    line(
      'M-40 24C300 70 1112 70 1452 24',
      '#3A1F2E',
      7,
      'transform="translate(0 20)" stroke-opacity=".3"',
    ),
    line(ROPE, '#8A5A30', 8),
    line(ROPE, rim, 3, 'stroke-dasharray="8 6"'),
  )
}

/** A cord from a cell to one of the next banner. */
function cord(form: Form, from: Cell, to: Cell): string {
  const isTall = form === 'tall'
  const d = isTall
    ? `M${f1(from.x)} ${from.y}C${f1(from.x)} ${from.y + 48} ${f1(to.x)} ${to.y - 48} ${f1(to.x)} ${to.y}`
    : `M${from.x} ${from.y}C${from.x + 90} ${from.y} ${to.x - 90} ${to.y} ${to.x} ${to.y}`
  return (
    line(d, '#7A3E00', isTall ? 10 : 13, 'stroke-opacity=".55"') +
    line(d, '#F2B441', isTall ? 6 : 8)
  )
}

function rings(form: Form, cells: readonly Cell[], { field }: Look): string {
  const isTall = form === 'tall'
  const r = isTall ? TALL.ring : WIDE.ring
  const cords = cells.flatMap((from) =>
    cells.filter((to) => to.reel === from.reel + 1).map((to) => cord(form, from, to)),
  )
  const ring = ({ x, y }: Cell) =>
    `<circle cx="${f1(x)}" cy="${y}" r="${r}" fill="${field.won}" ${edged('#F2B441', isTall ? 4.5 : 7)}/>` +
    (isTall
      ? ''
      : `<circle cx="${x}" cy="${y}" r="${r + 5}" fill="none" stroke="#7A3E00" stroke-opacity=".5" stroke-width="2"/>`)
  return cords.join('') + each(cells, ring)
}

/** Five banners on a rope, or five pennants on a mast; cords join the cells of a way. */
export const banners: DrawFrame = (form, look) => {
  const cells =
    form === 'tall'
      ? cellsOf({
          reels: 5,
          rows: 3,
          x: TALL.left,
          y: TALL.top,
          w: TALL.w,
          h: TALL.h,
          isTurned: true,
        }).map((cell) => ({ ...cell, y: cell.y + cell.reel * TALL.gap }))
      : cellsOf({
          reels: 5,
          rows: 3,
          x: leftOf(),
          y: WIDE.top,
          w: WIDE.w,
          h: WIDE.h,
          gap: WIDE.gap,
        })
  const windows = REELS.map((reel): Window => {
    if (form === 'tall')
      return [TALL.left - 2, TALL.top + reel * (TALL.h + TALL.gap) + 5, 318, TALL.h - 10]
    return [leftOf() + reel * (WIDE.w + WIDE.gap) + 10, WIDE.top - 12, WIDE.w - 20, 3 * WIDE.h + 20]
  })
  return {
    cells,
    windows,
    thing: { size: form === 'tall' ? 73 : 116, stretch: 1 },
    back: back(form, look),
    cloths: clothsOf(look).map((cloth, reel) =>
      form === 'tall' ? flown(reel, cloth) : hung(reel, cloth, look.frame),
    ),
    front: each(REELS, (reel) => (form === 'tall' ? tie(reel) : bar(reel, look))),
    labels: [],
    mark: (won) => ({ under: rings(form, among(cells, won), look), over: '' }),
  }
}
