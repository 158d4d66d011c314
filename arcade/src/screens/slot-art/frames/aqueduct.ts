import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { linear } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawFrame,
  type Form,
  type Label,
  type Look,
  type Window,
} from '../frame.ts'

const SIZES = {
  wide: {
    w: 170,
    h: 132,
    top: 228,
    head: 86,
    pier: 14,
    over: 34,
    drop: 20,
    lift: 10,
    shift: 2,
    threads: 11,
    run: 60,
  },
  tall: {
    w: 71,
    h: 124,
    top: 172,
    head: 70,
    pier: 4,
    over: 30,
    drop: 40,
    lift: 6,
    shift: 20,
    threads: 6,
    run: 10,
  },
} as const
const KEYSTONES = {
  wide: { half: 15, up: 20, down: 34, slant: 7, depth: [16, 18], rim: 4 },
  tall: { half: 8, up: 10, down: 17, slant: 4, depth: [7, 8], rim: 2.5 },
} as const
const SLUICES = {
  wide: { w: 150, h: 82, gap: 26, up: 66, r: 12, rise: 34, size: 42, level: 42 },
  tall: { w: 76, h: 56, gap: 12, up: 48, r: 8, rise: 24, size: 27, level: 27 },
} as const
const ARCHES = [0, 1, 2, 3, 4]
/** The side arches, which lead nowhere. */
const BLIND = [-370, -190, 890, 1070]

function measures(form: Form) {
  const size = SIZES[form]
  const left = BOXES[form][0] / 2 - 2.5 * size.w
  const height = 3 * size.h
  const foot = size.top + height + size.drop
  const head = size.top - size.head - size.over
  const [west, east] = [-size.run, BOXES[form][0] + size.run]
  return { ...size, left, height, foot, channel: head, west, east }
}

const opening = (x: number, w: number, y: number, foot: number, head: number) =>
  `M${f1(x)} ${foot}V${f1(y)}A${f1(w / 2)} ${f1(head)} 0 0 1 ${f1(x + w)} ${f1(y)}V${foot}Z`

function openings(form: Form): string[] {
  const { left, w, pier, top, lift, foot, head } = measures(form)
  return ARCHES.map((at) => opening(left + at * w + pier / 2, w - pier, top + lift, foot, head))
}

function blindOpenings(form: Form): string[] {
  if (form === 'tall') return []
  const { left, top, foot } = measures(form)
  return BLIND.map((dx) => opening(left + dx, 150, top + 60, foot, 75))
}

function threads(form: Form, { field }: Look): string {
  const { left, w, pier, top, head, height, threads: n } = measures(form)
  const random = stream(`su${form === 'tall'}`)
  const thread = (arch: number) => {
    const x = left + arch * w + pier + random() * (w - 2 * pier)
    const y = top - head * 0.4 + random() * height * 0.7
    const [length, veil, width] = [40 + random() * 120, 0.12 + random() * 0.3, 1.5 + random() * 3]
    return `<path d="M${f1(x)} ${f1(y)}v${f1(length)}" stroke="${field.line}" stroke-opacity="${f1(veil)}" stroke-width="${f1(width)}" stroke-linecap="round"/>`
  }
  return each(ARCHES, (arch) => repeat(n, () => thread(arch)))
}

/** The stones of an arch's head and its keystone. */
function archHead(form: Form, arch: number, { material }: Look): string {
  const { left, w, pier, top, lift, head } = measures(form)
  const { half, up, down, slant, depth } = KEYSTONES[form]
  const [x, y, r] = [left + (arch + 0.5) * w, top + lift, (w - pier) / 2]
  const joint = (i: number) => {
    const angle = Math.PI + (i * Math.PI) / 9
    const on = (dx: number, dy: number) =>
      `${f1(x + (r + dx) * Math.cos(angle))} ${f1(y + (head + dy) * Math.sin(angle))}`
    return line(`M${on(0, 0)}L${on(depth[0], depth[1])}`, material.dark, 2)
  }
  return layers(
    repeat(10, joint),
    path(
      `M${f1(x - half)} ${f1(y - head - up)}h${2 * half}l${-slant} ${down}h${2 * (slant - half)}Z`,
      material.rim,
      edged(material.dark, 2.5),
    ),
  )
}

function channel(form: Form, { material, field }: Look): string {
  const { channel: y, west, east } = measures(form)
  const isTall = form === 'tall'
  const width = east - west
  return layers(
    rect(
      west,
      y - (isTall ? 16 : 26),
      width,
      isTall ? 18 : 30,
      material.rim,
      edged(material.dark, 3),
    ),
    rect(west, y - (isTall ? 12 : 20), width, isTall ? 7 : 11, material.light),
    line(
      `M${west} ${y - (isTall ? 9 : 15)}q12 -4 24 0t24 0${' t24 0'.repeat(Math.ceil(width / 24))}`,
      field.line,
      2,
      'stroke-opacity=".7"',
    ),
  )
}

/** Where the plates of the four multipliers stand on the channel. */
export function sluicesOf(form: Form): Window[] {
  const { w, h, gap, up, rise } = SLUICES[form]
  const y = measures(form).channel - up
  return [0, 1, 2, 3].map((at) => {
    const x = BOXES[form][0] / 2 + (at - 1.5) * (w + gap)
    return [x - w / 2, y - rise, w, h]
  })
}

/** A sluice's plate: shut, the present one, or open and full of water. */
export function sluice(
  form: Form,
  at: number,
  state: 'shut' | 'now' | 'open',
  { material, field }: Look,
): string {
  const [x, y, w, h] = sluicesOf(form)[at] ?? [0, 0, 0, 0]
  const { r, level } = SLUICES[form]
  const rim = { shut: material.body, now: '#5A3400', open: material.light }[state]
  const water =
    state === 'open'
      ? rect(
          x + 5,
          y + h - level - 5,
          w - 10,
          level,
          blend(material.light, field.mark, 0.4),
          'rx="6"',
        )
      : ''
  return (
    rect(
      x,
      y,
      w,
      h,
      state === 'now' ? '#F2B441' : field.mark,
      `rx="${r}" ${edged(rim, state === 'now' ? 4 : 3)}`,
    ) + water
  )
}

function wall(form: Form, { material }: Look): string {
  const { west, east, channel: top, foot } = measures(form)
  const holes = openings(form)
  const blind = blindOpenings(form)
  const face = path(
    `M${west} ${top}H${east}V${foot}H${west}Z${[...holes, ...blind].join('')}`,
    material.body,
    'fill-rule="evenodd"',
  )
  return layers(
    material.grain ? grained(material.grain, face) : face,
    each(holes, (d) => line(d, material.dark, KEYSTONES[form].rim)),
    each(blind, (d) => line(d, material.dark, 3)),
    repeat(form === 'tall' ? 1 : 3, (row) =>
      line(`M${west} ${top + 14 + row * 18}H${east}`, material.dark, 1.5, 'stroke-opacity=".45"'),
    ),
  )
}

/** Five arches of an aqueduct, water falling through them; gold lips mark stones that win. */
export const aqueduct: DrawFrame = (form, look) => {
  const { left, top, w, h, pier, shift, foot, head } = measures(form)
  const isTall = form === 'tall'
  const cells = cellsOf({ reels: 5, rows: 3, x: left, y: top + shift, w, h })
  const lip = ({ x, y }: Cell) => {
    const ring = (rx: number, ry: number, fill: string, more: string) =>
      `<ellipse cx="${x}" cy="${y}" rx="${f1((w - pier) * rx)}" ry="${f1(h * ry)}" fill="${fill}"${more}/>`
    return (
      ring(0.47, isTall ? 0.46 : 0.485, '#F2B441', ` ${edged('#5A3400', 2.5)}`) +
      ring(0.44, isTall ? 0.43 : 0.45, look.field.won, '')
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
    windows: ARCHES.map(
      (at): Window => [left + at * w + pier / 2, top - head, w - pier, foot - top + head],
    ),
    thing: { size: Math.min(w - pier, h) * (isTall ? 0.98 : 0.94), stretch: isTall ? 1.28 : 1 },
    back: layers(
      linear('fall', [
        [0, look.field.other],
        [0.4, look.field.cell],
        [1, blend(look.field.other, '#000000', 0.12)],
      ]),
      each(openings(form), (d) => path(d, 'url(#fall)')),
      threads(form, look),
      wall(form, look),
      each(ARCHES, (arch) => archHead(form, arch, look)),
      channel(form, look),
      each([0, 1, 2, 3], (at) => sluice(form, at, 'shut', look)),
    ),
    front: '',
    labels,
    mark: (won) => ({ under: each(among(cells, won), lip), over: '' }),
  }
}
