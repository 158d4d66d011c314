import { blend } from '@zar/art'
import { f1, type Point } from '@zar/art/geometry/numbers'
import { linear } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import type { PageForm } from '../../kit/use-form.ts'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawFrame,
  type Frame,
  type Label,
  type Look,
  type Window,
} from '../frame.ts'
import { archStyleOf, type Run, type Span } from './arches.ts'

const SIZES = {
  wide: { w: 176, h: 132, top: 228, head: 86, pier: 14, over: 34, drop: 20, threads: 9, run: 440 },
  tall: { w: 116, h: 126, top: 180, head: 72, pier: 8, over: 34, drop: 22, threads: 7, run: 24 },
} as const
const SLUICES = {
  wide: { w: 150, h: 74, gap: 26, up: 66, r: 12, rise: 26, size: 40 },
  tall: { w: 76, h: 54, gap: 12, up: 44, r: 8, rise: 24, size: 27 },
} as const
const LIP = '#F2B441'
const REELS = [0, 1, 2]
/** The side arches, which lead nowhere: plates hang in the nearer two. */
const BLIND = { w: 236, away: [46, 316, 586], lower: 34 } as const
/** The wall goes on beside the box, as far as a wide page is seen. */
const BESIDE = 420

function measures(form: PageForm) {
  const size = SIZES[form]
  const left = BOXES[form][0] / 2 - 1.5 * size.w
  const height = 3 * size.h
  const foot = size.top + height + size.drop
  const channel = size.top - size.head - size.over
  return { ...size, left, height, foot, channel, thick: form === 'tall' ? 18 : 26 }
}

const spansOf = (form: PageForm): Span[] => {
  const { left, w, pier, top, foot, head } = measures(form)
  return REELS.map((at) => ({
    x: left + at * w + pier / 2,
    w: w - pier,
    y: top + 10,
    head,
    foot,
  }))
}

function blindSpans(form: PageForm): Span[] {
  if (form === 'tall') return []
  const { left, w, top, foot, head } = measures(form)
  const right = left + 3 * w
  const xs = BLIND.away.flatMap((away) => [left - away - BLIND.w, right + away])
  return xs.map((x) => ({ x, w: BLIND.w, y: top + BLIND.lower, head, foot }))
}

/** Where the plates beside the machine hang: in the side arches that are seen whole. */
export const sidesOf = (): readonly [Window, Window] => {
  const [west, east] = blindSpans('wide')
  const windowOf = (span: Span | undefined): Window =>
    span ? [span.x, span.y - span.head, span.w, span.foot - span.y + span.head] : [0, 0, 0, 0]
  return [windowOf(west), windowOf(east)]
}

const runOf = (form: PageForm): Run => {
  const { channel: y, thick, run } = measures(form)
  return { west: -run, east: BOXES[form][0] + run, y, thick }
}

function threads(form: PageForm, { field }: Look): string {
  const { left, w, pier, top, head, height, threads: n } = measures(form)
  const random = stream(`su${form === 'tall'}`)
  const thread = (arch: number) => {
    const x = left + arch * w + pier + random() * (w - 2 * pier)
    const y = top - head * 0.4 + random() * height * 0.7
    const [length, veil, width] = [40 + random() * 120, 0.12 + random() * 0.3, 1.5 + random() * 3]
    return `<path d="M${f1(x)} ${f1(y)}v${f1(length)}" stroke="${field.line}" stroke-opacity="${f1(veil)}" stroke-width="${f1(width)}" stroke-linecap="round"/>`
  }
  return each(REELS, (arch) => repeat(n, () => thread(arch)))
}

/** Where the plates of the four multipliers stand over the arches. */
export function sluicesOf(form: PageForm): Window[] {
  const { w, h, gap, up, rise } = SLUICES[form]
  const y = measures(form).channel - up
  return [0, 1, 2, 3].map((at) => {
    const x = BOXES[form][0] / 2 + (at - 1.5) * (w + gap)
    return [x - w / 2, y - rise, w, h]
  })
}

export type SluiceState = 'shut' | 'now' | 'open'

/** A sluice's plate: shut, the present one, or open and filled. */
export function sluice(form: PageForm, at: number, state: SluiceState, look: Look): string {
  const { material, field, frame } = look
  const box = sluicesOf(form)[at] ?? [0, 0, 0, 0]
  const { hold, ...insets } = archStyleOf(frame).plate
  const shape = (fill: string, from: number, more: string) =>
    path(plateOutline(box, insets, from), fill, `stroke-linejoin="round" ${more}`)
  const rim = { shut: material.rim, now: '#5A3400', open: material.light }[state]
  const water = blend(material.light, field.mark, 0.62)
  return layers(
    hold(box, look),
    shape(state === 'now' ? LIP : field.mark, 0, edged(rim, state === 'now' ? 5 : 4)),
    state === 'open' ? `<g class="sluice__water">${shape(water, 0.46, edged(water, 1))}</g>` : '',
  )
}

/** A plate from a part of its height on, down to its lower edge. */
function plateOutline(
  [x, y, w, h]: Window,
  { upper, lower }: { upper: number; lower: number },
  from: number,
): string {
  const inset = (part: number) => (upper + (lower - upper) * part) * w
  const edge = from === 0 ? 0 : 5
  const [top, bottom] = [inset(from) + edge, inset(1) + edge]
  const corners: Point[] = [
    [x + top, y + from * h],
    [x + w - top, y + from * h],
    [x + w - bottom, y + h - edge],
    [x + bottom, y + h - edge],
  ]
  return rounded(corners, h * 0.14)
}

/** A closed outline whose corners are rounded off so far along its sides. */
function rounded(points: readonly Point[], r: number): string {
  const near = ([x, y]: Point, [tx, ty]: Point) => {
    const part = r / Math.hypot(tx - x, ty - y)
    return `${f1(x + (tx - x) * part)} ${f1(y + (ty - y) * part)}`
  }
  const corner = (at: Point, i: number) => {
    const [before = at, after = at] = [points.at(i - 1), points[(i + 1) % points.length]]
    return `${near(at, before)}Q${f1(at[0])} ${f1(at[1])} ${near(at, after)}`
  }
  return `M${points.map(corner).join('L')}Z`
}

function wall(form: PageForm, look: Look): string {
  const { material, frame } = look
  const style = archStyleOf(frame)
  const run = runOf(form)
  const { west, east, y } = run
  const { foot } = measures(form)
  const [spans, blind] = [spansOf(form), blindSpans(form)]
  const holes = [...spans, ...blind].map(style.opening)
  const outlineOf = `M${west} ${y}H${east}V${foot}H${west}Z${holes.join('')}`
  const face = path(outlineOf, material.body, 'fill-rule="evenodd"')
  return layers(
    `<clipPath id="wall"><path d="${outlineOf}" clip-rule="evenodd"/></clipPath>`,
    material.grain ? grained(material.grain, face) : face,
    `<g clip-path="url(#wall)">${style.courses(run, foot, look)}</g>`,
    each(holes, (d) => line(d, material.dark, form === 'tall' ? 3 : 4)),
    each([...spans, ...blind], (span) => style.crown(span, look)),
    style.channel(run, look),
    each([0, 1, 2, 3], (at) => sluice(form, at, 'shut', look)),
  )
}

/** The line of three that won, as light in the water behind the stones. */
export function lineOfLight(
  { cells }: Pick<Frame, 'cells'>,
  won: readonly number[],
  isGold: boolean,
): string {
  const points = among(cells, won).map(({ x, y }) => `${f1(x)} ${f1(y)}`)
  const d = `M${points.join('L')}`
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  return (
    line(d, isGold ? LIP : '#CFD8DC', 26, `${round} stroke-opacity=".45"`) +
    line(d, '#FFF6E0', 10, round)
  )
}

/** Three arches of an aqueduct between two more, water falling through them; gold lips mark stones that win. */
export const aqueduct: DrawFrame = (form, look) => {
  const { left, top, w, h, pier, foot, head } = measures(form)
  const cells = cellsOf({ reels: 3, rows: 3, x: left, y: top, w, h })
  const { opening } = archStyleOf(look.frame)
  const size = Math.min(w - pier, h) * 0.94
  const lipWide = form === 'wide' ? 0.61 : 0.565
  const lip = ({ x, y }: Cell) => {
    const ring = (rx: number, ry: number, fill: string, more: string) =>
      `<ellipse cx="${x}" cy="${y}" rx="${f1(size * rx)}" ry="${f1(size * ry)}" fill="${fill}"${more}/>`
    return (
      ring(lipWide, 0.53, LIP, ` ${edged('#5A3400', 2.5)}`) +
      ring(lipWide - 0.035, 0.495, look.field.won, '')
    )
  }
  const labels: Label[] = sluicesOf(form).map(([x, y, width, height], at) => ({
    x: x + width / 2,
    y: y + height * 0.5,
    size: SLUICES[form].size,
    text: `${[1, 2, 3, 5][at]}×`,
    ink: '#F7F0DF',
  }))
  return {
    cells,
    windows: REELS.map(
      (at): Window => [left + at * w + pier / 2, top - head, w - pier, foot - top + head],
    ),
    thing: { size, stretch: 1 },
    back: layers(
      linear('fall', [
        [0, look.field.other],
        [0.4, look.field.cell],
        [1, blend(look.field.other, '#000000', 0.12)],
      ]),
      each(spansOf(form).map(opening), (d) => path(d, 'url(#fall)')),
      threads(form, look),
    ),
    front: wall(form, look),
    beside: form === 'wide' ? BESIDE : 0,
    labels,
    mark: (won) => ({ under: each(among(cells, won), lip), over: '' }),
  }
}
