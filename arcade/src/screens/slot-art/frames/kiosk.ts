import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { linear } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { iznik } from '@zar/art/slots/textures/patterns'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawReels,
  type Form,
  type Label,
  type Look,
  pageFormOf,
  type Window,
  windowsOf,
} from '../frame.ts'
import { type Crown, crownOf } from './parts/kiosk-crowns.ts'

const SIZES = {
  wide: {
    w: 156,
    h: 148,
    top: 178,
    pad: 32,
    eaves: 56,
    slope: 90,
    rise: 50,
    scallops: 33,
    hang: 15,
    corner: [26, 18, 12],
  },
  tall: {
    w: 108,
    h: 91,
    top: 98,
    pad: 17,
    eaves: 12,
    slope: 34,
    rise: 32,
    scallops: 17,
    hang: 8,
    corner: [16, 12, 8],
  },
  upright: {
    w: 66,
    h: 96,
    top: 112,
    pad: 17,
    eaves: 10,
    slope: 34,
    rise: 32,
    scallops: 17,
    hang: 8,
    corner: [13, 10, 7],
  },
} as const

/** The crown's foot above the eaves, its height and how wide it is to one side. */
const CROWNS = {
  wide: { foot: 42, high: 82, half: 120 },
  tall: { foot: 26, high: 52, half: 56 },
} as const

const LINES = 20

function measures(form: Form) {
  const size = SIZES[form]
  const [across, down] = form === 'tall' ? [3, 5] : [5, 3]
  const [width, height] = [across * size.w, down * size.h]
  const middle = BOXES[form][0] / 2
  return { ...size, width, height, middle, left: middle - width / 2, eave: size.top - size.pad }
}

function crownAt(form: Form): Crown {
  const { middle, eave } = measures(form)
  const { foot, high, half } = CROWNS[pageFormOf(form)]
  return { x: middle, foot: eave - foot, high, half }
}

function eaves(form: Form, { material }: Look): string {
  const { middle, eave, width, pad, eaves: out, slope, rise, scallops, hang } = measures(form)
  const half = width / 2 + pad + out
  const step = (2 * half) / scallops
  const scallop = (i: number) =>
    `M${f1(middle - half + i * step)} ${eave - 6}h${f1(step)}c0 ${hang} ${f1(-step)} ${hang} ${f1(-step)} 0Z`
  return layers(
    path(
      `M${middle - half} ${eave - 6}L${middle - half + slope} ${eave - rise}H${middle + half - slope}L${middle + half} ${eave - 6}Z`,
      'url(#roof)',
      edged(material.dark, 3),
    ),
    path(repeat(scallops, scallop), material.rim, edged('#5A3A08', 1.8)),
  )
}

/** İznik tiles for a white wall; a lattice of the wall's own stuff for every other. */
function wallOf({ material, colours }: Look): string {
  if (material.body === '#F7F0DF') {
    const glazes = { ground: material.body, stem: '#16845F', red: '#D3452F', blue: '#1F4FB8' }
    return iznik('wall', glazes, 74)
  }
  const { body, light, rim } = material
  return `<pattern id="wall" width="28" height="28" patternUnits="userSpaceOnUse"><rect width="28" height="28" fill="${body}"/><path d="M14 2L26 14L14 26L2 14Z" fill="${blend(body, light, 0.35)}"/><path d="M14 8L20 14L14 20L8 14Z" fill="${blend(colours.accent, body, 0.2)}"/><path d="M0 0h.01M28 28h.01M28 0h.01M0 28h.01" stroke="${rim.startsWith('#') ? rim : '#E8BE62'}" stroke-width="5" stroke-linecap="round"/></pattern>`
}

function wall(form: Form, look: Look): string {
  const { left, top, width, height, pad } = measures(form)
  const { material, field } = look
  const face = rect(
    left - pad,
    top - pad,
    width + 2 * pad,
    height + 2 * pad,
    'url(#wall)',
    'rx="6"',
  )
  return layers(
    wallOf(look),
    rect(
      left - pad - 3,
      top - pad + 10,
      width + 2 * pad + 6,
      height + 2 * pad,
      material.dark,
      'rx="8" fill-opacity=".5"',
    ),
    material.grain ? grained(material.grain, face) : face,
    rect(
      left - pad,
      top - pad,
      width + 2 * pad,
      height + 2 * pad,
      'none',
      `rx="6" ${edged(material.dark, 4)}`,
    ),
    rect(
      left - 7,
      top - 7,
      width + 14,
      height + 14,
      field.other,
      `rx="6" ${edged(material.rim, 3)}`,
    ),
  )
}

/** The posts at the sides, with a gilt capital. */
function posts({ material }: Look): string {
  const { left, top, width, height, pad } = measures('wide')
  const { body, rim, dark } = material
  const shaft = body === '#F7F0DF' ? '#F3E9D2' : blend(body, '#F3E9D2', 0.35)
  const shade = blend(shaft, '#6B5A38', 0.35)
  const [from, to] = [top - pad, top + height + pad]
  const post = (x: number) =>
    layers(
      rect(x, from, 28, to - from + 6, shaft, edged(dark, 2.5)),
      line(`M${x + 9} ${from + 20}V${to - 12}M${x + 19} ${from + 20}V${to - 12}`, shade, 3),
      rect(x - 5, from - 1, 38, 20, rim, `rx="3" ${edged('#5A3A08', 2)}`),
      rect(x - 6, to - 8, 40, 20, shaft, `rx="3" ${edged(dark, 2.5)}`),
    )
  return post(left - pad - 34) + post(left + width + pad + 6)
}

/** A tile with a corner piece at each corner. */
function tile(form: Form, { x, y, w, h }: Cell, { field }: Look, isWon: boolean): string {
  const [long, bend, near] = SIZES[form].corner
  const corner = `M5 5H${long}C${bend} ${near} ${near} ${bend} 5 ${long}Z`
  const edge = isWon ? edged('#C77A00', 5) : edged(field.line, 1.5)
  const sides = [-1, 1]
  const corners = sides.flatMap((right) =>
    sides.map(
      (down) =>
        `<path transform="translate(${f1(x + right * (w / 2 - 2))} ${f1(y + down * (h / 2 - 2))}) scale(${-right} ${-down})" d="${corner}" fill="${isWon ? '#D3452F' : field.mark}" fill-opacity=".75"/>`,
    ),
  )
  const face = rect(
    x - w / 2 + 2,
    y - h / 2 + 2,
    w - 4,
    h - 4,
    isWon ? field.won : field.cell,
    `rx="9" ${edge}`,
  )
  return face + corners.join('')
}

/** The numbers of the lines, set in the border as roundels: odd at the left, even at the right. */
export function roundels(): { line: number; x: number; y: number }[] {
  const { left, top, width, height, pad } = measures('wide')
  return Array.from({ length: LINES }, (_, at) => ({
    line: at + 1,
    x: at % 2 ? left + width + pad / 2 + 1 : left - pad / 2 - 1,
    y: top + 18 + (Math.floor(at / 2) * (height - 36)) / (LINES / 2 - 1),
  }))
}

/** The sign on the roof, for what is left of a feature. */
export function signOf(form: Form): Window {
  const { middle, eave, rise } = measures(form)
  const [w, h] = form === 'wide' ? [430, 40] : [252, 25]
  return [middle - w / 2, eave - rise + 1, w, h]
}

/** The bed in front, along the lower border: from its left end, and how high a flower stands in it. */
export function bedOf(form: Form): { x: number; y: number; width: number; size: number } {
  const { left, top, width, height, pad } = measures(form)
  return { x: left, y: top + height + pad / 2 + 2, width, size: form === 'wide' ? 40 : 22 }
}

/** The fruit on the roof: its middle and its size, grown for a feature. */
export function finialOf(form: Form): { x: number; y: number; r: number } {
  const { x, foot, high } = crownAt(form)
  return { x, y: foot - high * 0.46, r: high * 0.42 }
}

/** How many books lie open in the upper border, and as many in the lower one. */
const BOOKS = 9

/** The open books in the border, from the left, the upper ones first. */
export function booksOf(form: Form): Window[] {
  const { left, top, width, height, pad } = measures(form)
  const step = width / BOOKS
  const [w, h] = [Math.min(step * 0.7, pad * 1.4), pad * 0.72]
  return [top - pad / 2 - 3, top + height + pad / 2 + 3].flatMap((y) =>
    Array.from(
      { length: BOOKS },
      (_, at): Window => [left + (at + 0.5) * step - w / 2, y - h / 2, w, h],
    ),
  )
}

/** Where the number of a line stands on an upright phone: over the line's first cell. */
export function numberOver({ x, y, w, h }: Cell, at: number): { x: number; y: number } {
  return { x: x + (at - 1) * Math.min(26, w / 3), y: y - h / 2 - 9 }
}

/** A tiled garden kiosk under a dome. */
export const kiosk: DrawReels = (form, look) => {
  const { left, top, w, h } = measures(form)
  const { material, colours } = look
  const roof = look.frame === 'black-iron' ? material.body : colours.lit
  const isTurned = form === 'tall'
  const cells = cellsOf({ reels: 5, rows: 3, x: left, y: top, w, h, isTurned })
  const numbers = form === 'wide' ? roundels() : []
  const labels: Label[] = numbers.map(({ line: number, x, y }) => ({
    x,
    y,
    size: 13,
    text: String(number),
    ink: '#F7F0DF',
  }))
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.8, stretch: 1 },
    back: layers(
      linear('roof', [
        [0, blend(roof, '#FFFFFF', 0.12)],
        [1, blend(roof, colours.deep, 0.72)],
      ]),
      crownOf(look)(crownAt(form), look),
      eaves(form, look),
      wall(form, look),
      form === 'wide' ? posts(look) : '',
      each(cells, (cell) => tile(form, cell, look, false)),
      each(numbers, ({ x, y }) => disk(x, y, 13.5, material.dark, edged('#F7F0DF', 2))),
    ),
    front: '',
    labels,
    mark: (won) => ({
      under: each(among(cells, won), (cell) => tile(form, cell, look, true)),
      over: '',
    }),
  }
}
