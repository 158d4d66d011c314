import type { Point } from '@zar/art/geometry/numbers'
import { disc } from '@zar/art/geometry/shape'
import { radial } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { outline, repeat, starOf } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
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
import { outlineOf, rimShade, rimStyleOf, type Sky } from './rims.ts'

const SIZES = {
  wide: { reels: 6, rows: 5, w: 118, h: 112, top: 82, pad: 30, k: 1 },
  tall: { reels: 5, rows: 6, w: 69, h: 77, top: 78, pad: 12, k: 0.46 },
} as const

const GOLD = '#F2B441'

function measures(form: PageForm) {
  const size = SIZES[form]
  const [width, height] = [size.reels * size.w, size.rows * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

function skyIn(form: PageForm): Sky {
  const { left, top, width, height, pad, k } = measures(form)
  return { x: left - pad, y: top - pad, w: width + 2 * pad, h: height + 2 * pad, k }
}

/** The piece of sky that the rim holds, as path data. */
const skyOf = (form: PageForm, { frame }: Look): string =>
  outlineOf(skyIn(form), rimStyleOf(frame).corners)

/** The radii of the sky's upper and lower corners. */
export function cornersOf(
  form: PageForm,
  { frame }: Look,
): readonly [upper: number, lower: number] {
  const [upper, lower] = rimStyleOf(frame).corners
  return [upper * SIZES[form].k, lower * SIZES[form].k]
}

/** A rim's graduation, turned on by so many of its parts. */
export function graduation(
  form: PageForm,
  look: Look,
): ReturnType<NonNullable<Graduated>> | undefined {
  return rimStyleOf(look.frame).graduation?.(skyIn(form), look)
}
type Graduated = ReturnType<typeof rimStyleOf>['graduation']

/** Where sums stand over the rim, and the count of turns under it. */
export const platesOf = (form: PageForm): { sum: Window; turns: Window } =>
  form === 'wide'
    ? { sum: [506, 20, 400, 48], turns: [596, 648, 220, 40] }
    : { sum: [37, 4, 300, 44], turns: [107, 542, 160, 34] }

/** Where a multiplier stands until its tumble is paid, and how large it is. */
export const multiplierOf = (form: PageForm): { x: number; y: number; size: number } =>
  form === 'wide' ? { x: 1080, y: 66, size: 124 } : { x: 344, y: 62, size: 66 }

/** Faint figures of stars. */
function constellations(form: PageForm, look: Look): string {
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
      line(outline(points, false), look.field.mark, 1.5, 'stroke-opacity=".28"') +
      path(stars.join(''), '#F7F0DF', 'fill-opacity=".5"')
    )
  }
  return repeat(form === 'tall' ? 7 : 9, one)
}

function inside(form: PageForm, look: Look): string {
  const figures =
    look.frame === 'brass-ring'
      ? constellations(form, look)
      : rimStyleOf(look.frame).inside(skyIn(form), look)
  return `<clipPath id="vault"><path d="${skyOf(form, look)}"/></clipPath><g clip-path="url(#vault)">${figures}</g>`
}

function halo({ x, y, w, h }: Cell, isTall: boolean): string {
  const r = Math.min(w, h)
  return (
    disk(x, y, r * 0.49, GOLD, `fill-opacity=".2" ${edged(GOLD, isTall ? 2.5 : 4)}`) +
    line(starOf(x, y, 8, r * 0.54, 0.94), GOLD, 1.5, 'stroke-opacity=".5"')
  )
}

/** The windows of the columns: from edge to edge of the sky. */
function columns(form: PageForm): Window[] {
  const { reels, left, w, pad } = measures(form)
  const sky = skyIn(form)
  return Array.from({ length: reels }, (_, reel): Window => {
    const [before, after] = [reel === 0 ? pad : 0, reel === reels - 1 ? pad : 0]
    return [left + reel * w - before, sky.y, w + before + after, sky.h]
  })
}

/** A rim round a piece of sky; nothing divides its cells. */
export const ring: DrawFrame = (form, look) => {
  const { reels, rows, left, top, w, h } = measures(form)
  const cells = cellsOf({ reels, rows, x: left, y: top, w, h })
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
    windows: columns(form),
    thing: { size: Math.min(w, h) * (form === 'tall' ? 0.84 : 0.86), stretch: 1 },
    back: layers(
      sky,
      rimShade(skyIn(form)),
      path(skyOf(form, look), 'url(#sky)'),
      inside(form, look),
    ),
    front: rimStyleOf(look.frame).rim(skyIn(form), look),
    labels: [],
    mark: (won) => ({
      under: each(among(cells, won), (cell) => halo(cell, form === 'tall')),
      over: '',
    }),
  }
}
