import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { petals, repeat, starOf } from '@zar/art/slots/drawing/pen'
import type { MaterialName } from '@zar/art/slots/looks/index'
import { grained } from '@zar/art/slots/textures/grains'
import type { Look } from '../../frame.ts'

/** What a casing stands round, its border with it, and the size of its details. */
export type Shelves = { west: number; east: number; head: number; foot: number; k: number }

type DrawCasing = (shelves: Shelves, look: Look) => string

const inGrain = (face: string, { material }: Look) =>
  material.grain ? grained(material.grain, face) : face

/** A painted cupboard under a bowed pediment with a rosette. */
const pediment: DrawCasing = ({ west, east, head, foot, k }, look) => {
  const { body, dark, rim, light } = look.material
  const middle = (west + east) / 2
  const at = (dx: number, up: number) => `${f1(middle + dx * k)} ${f1(head - up * k)}`
  const outline = `M${west} ${foot}V${head}C${f1(west + 78 * k)} ${f1(head - 26 * k)} ${at(-210, 20)} ${at(-140, 46)}C${at(-40, 84)} ${at(40, 84)} ${at(140, 46)}C${at(210, 20)} ${f1(east - 78 * k)} ${f1(head - 26 * k)} ${east} ${head}V${foot}Z`
  const scroll = (side: number) =>
    path(
      `M${at(side * 62, 28)}c${f1(side * 40 * k)} ${f1(-8 * k)} ${f1(side * 70 * k)} 0 ${f1(side * 100 * k)} ${f1(18 * k)}c${f1(side * -34 * k)} ${f1(6 * k)} ${f1(side * -74 * k)} ${f1(4 * k)} ${f1(side * -100 * k)} ${f1(-18 * k)}Z`,
      rim,
    )
  return layers(
    inGrain(path(outline, body), look),
    path(outline, 'none', edged(dark, 4)),
    path(petals(middle, head - 30 * k, 8, 3, 30 * k, 20), rim),
    disk(middle, head - 30 * k, 7 * k, light),
    scroll(-1) + scroll(1),
  )
}

const WELLS = [
  [0, 56, 13],
  [-90, 42, 10],
  [90, 42, 10],
  [-176, 24, 9],
  [176, 24, 9],
] as const

/** Marble under a bath's dome with wells of light, on a step; a tap over a basin at each side. */
const bath: DrawCasing = ({ west, east, head, foot, k }, look) => {
  const { body, dark, rim, light } = look.material
  const middle = (west + east) / 2
  const half = (east - west) * 0.37
  const dome = `M${f1(middle - half)} ${head}C${f1(middle - half * 0.8)} ${f1(head - 112 * k)} ${f1(middle + half * 0.8)} ${f1(head - 112 * k)} ${f1(middle + half)} ${head}Z`
  const wall = rect(west, head, east - west, foot - head, body)
  const step = rect(west - 26 * k, foot - 4, east - west + 52 * k, 24 * k, body, edged(dark, 3))
  const tap = (side: -1 | 1) => {
    const x = side < 0 ? west : east
    const out = (v: number) => f1(x + side * v * k)
    return layers(
      line(
        `M${out(0)} ${f1(foot - 190 * k)}H${out(44)}v${f1(30 * k)}`,
        dark,
        Math.round(20 * k),
        'stroke-linejoin="round"',
      ),
      line(
        `M${out(0)} ${f1(foot - 190 * k)}H${out(44)}v${f1(30 * k)}`,
        rim,
        Math.round(13 * k),
        'stroke-linejoin="round"',
      ),
      disk(x + side * 26 * k, foot - 206 * k, 13 * k, rim, edged(dark, 3)),
      path(
        `M${out(0)} ${f1(foot - 96 * k)}H${out(92)}C${out(88)} ${f1(foot - 40 * k)} ${out(40)} ${f1(foot - 10 * k)} ${out(0)} ${f1(foot - 6 * k)}Z`,
        blend(body, light, 0.35),
        edged(dark, 3),
      ),
    )
  }
  return layers(
    k > 0.7 ? tap(-1) + tap(1) : '',
    path(dome, blend(body, light, 0.5), edged(dark, 4)),
    each(WELLS, ([dx, up, r]) =>
      path(
        starOf(middle + (dx * half) / 300, head - up * k, 8, r * Math.max(k, 0.6)),
        '#FFF8E0',
        edged(dark, 1.5),
      ),
    ),
    inGrain(wall, look),
    rect(west, head, east - west, foot - head, 'none', edged(dark, 4)),
    rect(
      west - 14 * k,
      head - 9 * k,
      east - west + 28 * k,
      18 * k,
      rim,
      `rx="3" ${edged(dark, 3)}`,
    ),
    step,
  )
}

/** A carved chest: its lid is shut over it, it stands on feet, a lock in the middle. */
const chest: DrawCasing = ({ west, east, head, foot, k }, look) => {
  const { body, dark, rim, light } = look.material
  const middle = (west + east) / 2
  const [left, right] = [west - 20 * k, east + 20 * k]
  const lid = `M${f1(left)} ${head + 4}V${f1(head - 24 * k)}C${f1(left + 40 * k)} ${f1(head - 92 * k)} ${f1(right - 40 * k)} ${f1(head - 92 * k)} ${f1(right)} ${f1(head - 24 * k)}V${head + 4}Z`
  const leg = (x: number, side: number) =>
    path(
      `M${f1(x)} ${foot - 2}h${f1(side * 110 * k)}c${f1(side * -40 * k)} ${f1(6 * k)} ${f1(side * -64 * k)} ${f1(12 * k)} ${f1(side * -70 * k)} ${f1(36 * k)}h${f1(side * -40 * k)}Z`,
      body,
      edged(dark, 3),
    )
  const wall = rect(west, head, east - west, foot - head, body)
  const carved = repeat(9, (i) => {
    const x = left + ((right - left) * (i + 0.5)) / 9
    const far = Math.abs(i - 4) / 4
    return i === 4
      ? ''
      : path(petals(x, head - (38 - 18 * far) * k, 6, 2, (21 - 6 * far) * k, 24), light)
  })
  const handle = (x: number) =>
    disk(x, (head + foot) / 2, 26 * k, 'none', edged(dark, 12 * k)) +
    disk(x, (head + foot) / 2, 26 * k, 'none', edged(light, 7 * k))
  return layers(
    k > 0.7 ? handle(west - 6) + handle(east + 6) : '',
    leg(west, 1) + leg(east, -1),
    inGrain(wall, look),
    rect(west, head, east - west, foot - head, 'none', edged(dark, 4)),
    inGrain(path(lid, blend(body, light, 0.12)), look),
    path(lid, 'none', edged(dark, 4)),
    carved,
    line(`M${f1(left + 4)} ${f1(head - 5 * k)}H${f1(right - 4)}`, rim, Math.max(2, 4 * k)),
    rect(
      middle - 26 * k,
      head - 50 * k,
      52 * k,
      60 * k,
      light,
      `rx="${f1(9 * k)}" ${edged(dark, 3)}`,
    ),
    disk(middle, head - 26 * k, 8 * k, dark),
    rect(middle - 4 * k, head - 24 * k, 8 * k, 20 * k, dark),
  )
}

const CASINGS: Partial<Record<MaterialName, DrawCasing>> = {
  'bath-marble': bath,
  'carved-walnut': chest,
}

export const casingOf = ({ frame }: Look): DrawCasing => CASINGS[frame] ?? pediment
