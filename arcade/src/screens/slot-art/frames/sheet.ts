import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { box, repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawReels,
  type Form,
  type Look,
  windowsOf,
} from '../frame.ts'
import { tower } from '../pieces/tower.ts'
import { sheetCrown } from './parts/sheet-crowns.ts'

/** On a phone: the same for cells of both forms. */
const PHONE = {
  top: 54,
  pad: 12,
  rule: 2.5,
  ropes: [7, 4],
  twist: '4 5',
  seam: 1.5,
  wave: [14, 4],
  edge: 3,
} as const

const SIZES = {
  wide: {
    w: 170,
    h: 166,
    top: 96,
    pad: 30,
    rule: 4,
    ropes: [13, 8],
    twist: '8 10',
    seam: 2.5,
    wave: [24, 7],
    edge: 5,
  },
  tall: { ...PHONE, w: 112, h: 96 },
  upright: { ...PHONE, w: 69, h: 110 },
} as const

function measures(form: Form) {
  const size = SIZES[form]
  const [across, down] = form === 'tall' ? [3, 5] : [5, 3]
  const [width, height] = [across * size.w, down * size.h]
  return { ...size, across, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

/** Room above the sheet for what it hangs from. */
const ROOM = { wide: 58, tall: 34, upright: 34 } as const

function crown(form: Form, look: Look): string {
  const { left, top, width, height, pad, across } = measures(form)
  const box = {
    left: left - pad,
    top: top - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
    columns: across,
    high: ROOM[form],
  }
  return sheetCrown(box, look)
}

function paper(form: Form, { material }: Look): string {
  const { left, top, width, height, pad, rule, ropes, twist } = measures(form)
  const { body, grain, dark, rim, light } = material
  const around = (grow: number) => box(left - grow, top - grow, width + 2 * grow, height + 2 * grow)
  const rope = around(pad / 2 - (form === 'wide' ? 2 : 1))
  const sheet = path(around(pad), body)
  return layers(
    path(around(pad), '#050A1C', 'transform="translate(6 12)" fill-opacity=".5"'),
    grain ? grained(grain, sheet) : sheet,
    line(around(pad - 5), dark, rule),
    line(rope, dark, ropes[0]),
    line(rope, light, ropes[1]),
    line(rope, rim, ropes[1], `stroke-dasharray="${twist}"`),
    rect(left, top, width, height, dark),
  )
}

function cellGround(
  form: Form,
  { x, y, w, h, reel }: Cell,
  { material, field }: Look,
  won: boolean,
): string {
  const { seam, wave, edge } = SIZES[form]
  const [low, swing] = wave
  const [west, north] = [x - w / 2, y - h / 2]
  const sea = `M${f1(west + seam)} ${f1(north + h - low)}${`q${f1(w / 12)} ${-swing} ${f1(w / 6)} 0`.repeat(5)}`
  const plain = reel % 2 ? field.other : field.cell
  return layers(
    rect(west + seam, north + seam, w - 2 * seam, h - 2 * seam, won ? field.won : plain),
    line(sea, field.mark, 2, 'stroke-opacity=".2"'),
    won
      ? rect(
          west + seam + 2,
          north + seam + 2,
          w - 2 * seam - 4,
          h - 2 * seam - 4,
          'none',
          edged(material.rim, edge),
        )
      : '',
  )
}

/** A reel that its lighthouse fills: sea, rock and tower, and the beam over the other reels where it helps. */
export function risen(form: Form, reel: number, isLit = true): { beam: string; tower: string } {
  const { left, top, width, height, w, h, seam } = measures(form)
  const gold = (x: number, y: number, dx: number, dy: number, size: number) =>
    rect(
      x + seam + 2,
      y + seam + 2,
      dx - 2 * seam - 4,
      dy - 2 * seam - 4,
      'none',
      edged(isLit ? '#F2B441' : '#10204A', size),
    )
  if (form !== 'tall') {
    const x = left + reel * w
    const middle = x + w / 2
    const crest = (w - 12) / 12
    const wave = (k: number) =>
      `<path d="M${x + 6} ${f1(top + height - 8 - k * crest)}${`q${f1(crest)} ${f1(-crest * 0.77)} ${f1(2 * crest)} 0`.repeat(6)}" fill="none" stroke="#8FC1DA" stroke-opacity="${f1(0.9 - k * 0.12)}" stroke-width="${f1(crest * 0.23)}"/>`
    const [lamp, above, below] = [w * 0.39, w * 0.18, w * 0.88]
    const side = (edge: number) =>
      `M${middle} ${f1(top + lamp)}L${edge} ${f1(top - above)}V${f1(top + below)}Z`
    const beam = side(left - above) + side(left + width + above)
    return {
      beam: path(beam, '#FFD25E', 'fill-opacity=".72"'),
      tower: layers(
        rect(x + seam, top + seam, w - 2 * seam, height - 2 * seam, '#1E4A7A'),
        repeat(7, wave),
        tower(middle, top + 6, w, height - 10),
        gold(x, top, w, height, form === 'wide' ? 7 : 4),
      ),
    }
  }
  const y = top + reel * h
  const [middle, east, foot] = [left + width / 2, left + width, y + h]
  const beam = `M${middle} ${y + 24}L${left - 10} ${y - 6}V${y + 58}ZM${middle} ${y + 24}L${east + 10} ${y - 6}V${y + 58}Z`
  const rock = `M${left} ${foot}V${foot - 18}C${left + 50} ${foot - 30} ${middle - 70} ${foot - 12} ${middle - 52} ${foot - 34}H${middle + 52}C${middle + 70} ${foot - 12} ${east - 50} ${foot - 30} ${east} ${foot - 18}V${foot}Z`
  return {
    beam: path(beam, '#FFD25E', 'fill-opacity=".85"'),
    tower: layers(
      rect(left + seam, y + seam, width - 2 * seam, h - 2 * seam, '#1E4A7A'),
      isLit ? path(beam, '#FFD25E', 'fill-opacity=".85"') : '',
      path(rock, '#0C1838'),
      tower(middle, y + 6, h * 0.74, h - 34),
      line(`M${left} ${foot - 8}${'q12 -9 24 0'.repeat(14)}`, '#8FC1DA', 3),
      gold(left, y, width, h, 5),
    ),
  }
}

/** A printed sheet in a rope border, its reels in two tones. */
export const sheet: DrawReels = (form, look) => {
  const { left, top, w, h } = measures(form)
  const isTurned = form === 'tall'
  const cells = cellsOf({ reels: 5, rows: 3, x: left, y: top, w, h, isTurned })
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.78, stretch: 1 },
    back: layers(
      crown(form, look),
      paper(form, look),
      each(cells, (cell) => cellGround(form, cell, look, false)),
    ),
    front: '',
    labels: [],
    mark: (won) => ({
      under: each(among(cells, won), (cell) => cellGround(form, cell, look, true)),
      over: '',
    }),
  }
}
