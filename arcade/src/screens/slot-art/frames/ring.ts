import type { Point } from '@zar/art/geometry/numbers'
import { disc } from '@zar/art/geometry/shape'
import { radial } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { box, outline, repeat, starOf } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
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

const SIZES = {
  wide: { reels: 6, rows: 5, w: 118, h: 112, top: 82, pad: 30, r: 74, band: 24, inset: 5 },
  tall: { reels: 5, rows: 6, w: 69, h: 77, top: 74, pad: 12, r: 30, band: 11, inset: 3 },
} as const

function measures(form: Form) {
  const size = SIZES[form]
  const [width, height] = [size.reels * size.w, size.rows * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

/** The piece of sky that the ring holds, as path data. */
export function skyOf(form: Form): string {
  const { left, top, width, height, pad, r } = measures(form)
  return box(left - pad, top - pad, width + 2 * pad, height + 2 * pad, r)
}

/** Faint figures of stars, or of whatever the sky is. */
function constellations(form: Form, { field }: Look): string {
  const random = stream('takim')
  const [w, h] = BOXES[form]
  const one = () => {
    let [x, y] = [random() * w, random() * h]
    const points: Point[] = [[x, y]]
    const stars = [disc(x, y, 2.5)]
    for (let i = 0; i < 5; i++) {
      x += (random() - 0.5) * w * 0.3
      y += (random() - 0.5) * h * 0.26
      points.push([x, y])
      stars.push(disc(x, y, 1.5 + random() * 2))
    }
    return (
      line(outline(points, false), field.mark, 1.5, 'stroke-opacity=".28"') +
      path(stars.join(''), '#F7F0DF', 'fill-opacity=".5"')
    )
  }
  return `<clipPath id="vault"><path d="${skyOf(form)}"/></clipPath><g clip-path="url(#vault)">${repeat(form === 'tall' ? 7 : 9, one)}</g>`
}

function graduated(form: Form, { material }: Look): string {
  const { left, top, width, height, pad, r, band, inset } = measures(form)
  const isTall = form === 'tall'
  const outer = skyOf(form)
  const teeth = box(
    left - pad + inset,
    top - pad + inset,
    width + 2 * (pad - inset),
    height + 2 * (pad - inset),
    r - 5,
  )
  return layers(
    line(outer, material.dark, band + (isTall ? 4 : 6)),
    line(outer, material.rim, band),
    line(teeth, material.dark, isTall ? 3 : 8, `stroke-dasharray="1.8 ${isTall ? 5 : 9}"`),
    line(outer, material.dark, 1.6),
  )
}

function halo({ x, y, w, h }: Cell, isTall: boolean, { field }: Look): string {
  const r = Math.min(w, h)
  return (
    disk(x, y, r * 0.49, '#F2B441', `fill-opacity=".2" ${edged(field.won, isTall ? 2.5 : 4)}`) +
    line(starOf(x, y, 8, r * 0.54, 0.94), field.won, 1.5, 'stroke-opacity=".5"')
  )
}

/** A graduated ring with large corners round a piece of sky; nothing divides its cells. */
export const ring: DrawFrame = (form, look) => {
  const { reels, rows, left, top, w, h, width, height, pad, r } = measures(form)
  const cells = cellsOf({ reels, rows, x: left, y: top, w, h })
  const shade = box(left - pad - 4, top - pad + 6, width + 2 * pad + 8, height + 2 * pad + 6, r)
  const sky = radial(
    'sky',
    [
      [0, look.field.cell],
      [0.4, look.field.line],
      [1, look.field.other],
    ],
    { y: 0.3, r: 0.85 },
  )
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * (form === 'tall' ? 0.84 : 0.86), stretch: 1 },
    back: layers(
      sky,
      path(shade, '#03050f', 'fill-opacity=".6"'),
      path(skyOf(form), 'url(#sky)'),
      constellations(form, look),
      graduated(form, look),
    ),
    front: '',
    labels: [],
    mark: (won) => ({
      under: each(among(cells, won), (cell) => halo(cell, form === 'tall', look)),
      over: '',
    }),
  }
}
