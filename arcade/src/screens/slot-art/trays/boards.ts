import { f1 } from '@zar/art/geometry/numbers'
import { radial } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { outline, polygon, repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import type { MaterialName } from '@zar/art/slots/looks/index'
import { grained } from '@zar/art/slots/textures/grains'
import type { Look } from '../frame.ts'

/** Where a tray's field lies, and how far its frame goes round it. */
export type Place = {
  left: number
  top: number
  width: number
  height: number
  pad: number
  isTall: boolean
}

type Draw = (place: Place, look: Look) => string

/** The field and so much round it. */
const grown = (
  { left, top, width, height }: Place,
  by: number,
  fill: string,
  more: string,
  [dx, dy] = [0, 0],
): string => rect(left - by + dx, top - by + dy, width + 2 * by, height + 2 * by, fill, more)

const shadow = (place: Place, by: number, r: number) =>
  grown(place, by, '#0C0502', `rx="${r}" fill-opacity=".5"`, [3, 9])

const light = (id: string, { cell, other }: Look['field']) =>
  radial(
    id,
    [
      [0, cell],
      [1, other, 0.9],
    ],
    { x: 0.4, y: 0.3, r: 0.9 },
  )

/** A wooden tray from above; the water in it is the ground. */
const water: Draw = (place, { material, field }) => {
  const { left, top, width, height, pad, isTall } = place
  const random = stream('su')
  const [r, inner] = isTall ? [14, 9] : [22, 12]
  const ripple = () => {
    const [x, y] = [left + random() * width * 0.86, top + random() * height]
    return line(`M${f1(x)} ${f1(y)}q12 -5 24 0t24 0`, field.line, 1.5, 'stroke-opacity=".3"')
  }
  const board = grown(place, pad + 6, material.body, `rx="${r}"`)
  return layers(
    light('water', field),
    shadow(place, pad + 4, r),
    grained('wood', board),
    grown(place, pad + 6, 'none', `rx="${r}" ${edged(material.dark, 3)}`),
    grown(place, pad / 2, material.rim, `rx="${inner}"`),
    grown(place, pad / 2, 'url(#water)', `rx="${inner}"`),
    repeat(22, ripple),
  )
}

const WEAVE =
  '<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1.5h6M0 4.5h6" stroke="#0d0306" stroke-opacity=".16" stroke-width="1.1"/><path d="M0 .2h3M3 3.2h3" stroke="#fff" stroke-opacity=".1" stroke-width="1.2"/></pattern>'
const DYES = ['#E0A33E', '#F3E7CB', '#1F6F6B'] as const
const WARP = '#EADBBE'

/** A kilim between the beams of its loom: a border of hooks at both sides, the warp above and below. */
const kilim: Draw = (place, { material, field }) => {
  const { left, top, width, height, pad, isTall } = place
  const [beam, gap, over] = isTall ? [13, 3, 4] : [24, 8, 58]
  const [west, across] = [left - pad, width + 2 * pad]
  const threads = Math.round(across / (isTall ? 5 : 8))
  const [north, south] = [top - gap, top + height + gap]
  const warp = repeat(threads, (i) =>
    line(
      `M${f1(west + ((i + 0.5) * across) / threads)} ${north - beam}V${south + beam}`,
      WARP,
      isTall ? 1.2 : 2,
    ),
  )
  const teeth = Math.round(height / (isTall ? 17 : 21.5))
  const step = height / teeth
  const hook = (x: number, to: number) =>
    repeat(teeth, (i) =>
      path(
        `M${x} ${f1(top + i * step)}l${f1(to)} ${f1(step / 2)}l${f1(-to)} ${f1(step / 2)}Z`,
        DYES[i % DYES.length] ?? DYES[0],
      ),
    )
  const timber = (y: number) => {
    const [x, w] = [west - over, across + 2 * over]
    const knob = (at: number) =>
      disk(at, y + beam / 2, beam * 0.72, material.body, edged(material.dark, 3))
    return layers(
      rect(x + 4, y + 7, w, beam, '#0C0502', `rx="${beam / 2}" fill-opacity=".5"`),
      grained('wood', rect(x, y, w, beam, material.body, `rx="${beam / 2}"`)),
      rect(x, y, w, beam, 'none', `rx="${beam / 2}" ${edged(material.dark, isTall ? 2 : 3)}`),
      isTall ? '' : knob(x) + knob(x + w),
    )
  }
  return layers(
    WEAVE,
    light('wool', field),
    shadow(place, pad, 2),
    warp,
    rect(west, top, across, height, field.other),
    grained('wool', rect(left, top, width, height, 'url(#wool)')),
    rect(west, top, across, height, 'url(#weave)'),
    hook(west, pad - 1),
    hook(left + width + pad, 1 - pad),
    each([left, left + width], (x) => line(`M${x} ${top}v${height}`, field.mark, isTall ? 2 : 3)),
    timber(north - beam),
    timber(south),
  )
}

/** How far honey runs down from the upper edge, at parts of the width. */
const RUNS = [
  [0.06, 0.6],
  [0.2, 1],
  [0.43, 0.5],
  [0.58, 0.9],
  [0.86, 0.75],
] as const

/** A comb in a frame of wax that honey runs from. */
const comb: Draw = (place, { material, field }) => {
  const { left, top, width, pad, isTall } = place
  const size = isTall ? 11 : 18
  const cells = layers(
    `<pattern id="comb" width="${f1(size * 1.732)}" height="${size * 3}" patternUnits="userSpaceOnUse">`,
    path(
      polygon(size * 0.866, size, 6, size),
      'none',
      `stroke="${field.line}" stroke-opacity=".26" stroke-width="1.6"`,
    ),
    path(
      polygon(0, size * 2.5, 6, size) + polygon(size * 1.732, size * 2.5, 6, size),
      'none',
      `stroke="${field.line}" stroke-opacity=".26" stroke-width="1.6"`,
    ),
    '</pattern>',
  )
  const [r, edge] = isTall ? [16, 6] : [30, 12]
  const drop = ([at, part]: (typeof RUNS)[number]) => {
    const [x, w, h] = [left + at * width, isTall ? 12 : 20, part * (isTall ? 9 : 17)]
    return path(
      `M${f1(x - w * 1.4)} ${top - edge}C${f1(x - w * 0.6)} ${top - edge} ${f1(x - w * 0.5)} ${top - edge / 2} ${f1(x - w * 0.5)} ${f1(top + h - w / 2)}A${w / 2} ${w / 2} 0 0 0 ${f1(x + w * 0.5)} ${f1(top + h - w / 2)}C${f1(x + w * 0.5)} ${top - edge / 2} ${f1(x + w * 0.6)} ${top - edge} ${f1(x + w * 1.4)} ${top - edge}Z`,
      '#F2A922',
      `stroke="#B8660E" stroke-width="1.5" stroke-opacity=".55"`,
    )
  }
  return layers(
    cells,
    light('wax', field),
    shadow(place, pad + 4, r),
    grained('paper', grown(place, pad + 6, material.body, `rx="${r}"`)),
    grown(place, pad + 6, 'none', `rx="${r}" ${edged(material.dark, 3)}`),
    grown(place, pad + 1, 'none', `rx="${r - 5}" ${edged(material.light, 2)} stroke-opacity=".5"`),
    grown(place, edge, 'url(#wax)', `rx="${r / 2}"`),
    grown(place, edge, 'url(#comb)', `rx="${r / 2}" ${edged('#B8660E', 2)}`),
    each(RUNS, drop),
  )
}

/** A trench with its measuring cords; the floor in it is swept. */
const trench: Draw = (place, { material, field }) => {
  const { left, top, width, height, pad, isTall } = place
  const random = stream('kazi')
  const [w, h] = [width + 2 * pad + 8, height + 2 * pad + 8]
  const [west, north] = [left - pad - 4, top - pad - 4]
  const ragged = (from: number, rough: number) => {
    const off = () => (random() - 0.5) * rough
    const n = 14
    const side = (x: number, y: number, dx: number, dy: number) =>
      Array.from(
        { length: n },
        (_, i) => [x + (dx * i) / n + off(), y + (dy * i) / n + off()] as const,
      )
    const [x0, y0, x1, y1] = [west - from, north - from, west + w + from, north + h + from]
    return outline([
      ...side(x0, y0, x1 - x0, 0),
      ...side(x1, y0, 0, y1 - y0),
      ...side(x1, y1, x0 - x1, 0),
      ...side(x0, y1, 0, y0 - y1),
    ])
  }
  const tile = isTall ? 9 : 14
  const cord = isTall ? 1.6 : 3
  const peg = (x: number, y: number) =>
    disk(x + 2, y + 3, cord * 2.6, '#0C0502', 'fill-opacity=".5"') +
    disk(x, y, cord * 2.6, '#B98A4E', edged('#3A2412', cord * 0.7))
  const [inX, inY] = [left - pad * 0.55, top - pad * 0.55]
  const corners = [
    [inX, inY],
    [left + width + pad * 0.55, inY],
    [left + width + pad * 0.55, top + height + pad * 0.55],
    [inX, top + height + pad * 0.55],
  ] as const
  return layers(
    `<pattern id="floor" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="rotate(2)"><path d="M0 0H${tile}M0 0V${tile}" stroke="${field.line}" stroke-opacity=".34" stroke-width="1.3"/></pattern>`,
    light('swept', field),
    path(ragged(6, isTall ? 4 : 9), '#0C0502', 'fill-opacity=".45" transform="translate(2 7)"'),
    grained('stone', path(ragged(4, isTall ? 4 : 9), material.body)),
    path(ragged(-pad * 0.3, isTall ? 3 : 6), material.dark, 'fill-opacity=".55"'),
    grown(place, pad * 0.3, 'url(#swept)', 'rx="4"'),
    grown(place, pad * 0.3, 'url(#floor)', `rx="4" ${edged(material.dark, 2)}`),
    line(outline(corners), '#3A2412', cord + 2),
    line(outline(corners), '#F7F0DF', cord),
    line(outline(corners), '#C4412E', cord, `stroke-dasharray="${cord * 7}"`),
    each(corners, ([x, y]) => peg(x, y)),
  )
}

const BOARDS: Partial<Record<MaterialName, Draw>> = {
  'tray-wood': water,
  'loom-beam': kilim,
  beeswax: comb,
  'dug-earth': trench,
}

/** What lies under a title's drops: each is of its own material. */
export const board: Draw = (place, look) => (BOARDS[look.frame] ?? water)(place, look)
