import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat, starOf } from '@zar/art/slots/drawing/pen'
import type { MaterialName } from '@zar/art/slots/looks/index'
import { grained } from '@zar/art/slots/textures/grains'
import type { Look } from '../../frame.ts'

/** The field with its border, how far the case reaches beside, over and under it, and its details' size. */
export type Woven = {
  west: number
  north: number
  east: number
  south: number
  out: number
  up: number
  down: number
  k: number
}

/** A case that is no loom: what lies behind its cells, and over them. */
type Case = {
  back: (woven: Woven, look: Look) => string
  front: (woven: Woven, look: Look) => string
}

const inGrain = (face: string, { material }: Look) =>
  material.grain ? grained(material.grain, face) : face

const sheerOf = ({ west, east, north, out, up }: Woven) =>
  `M${f1(west - out)} ${f1(north - up)}Q${f1((west + east) / 2)} ${f1(north + up * 0.04)} ${f1(east + out)} ${f1(north - up)}`

/** A boat's side: tarred planks under a curved rail, iron rings and a rope. */
const hull: Case = {
  back(woven, look) {
    const { west, north, east, south, out, down, k } = woven
    const { body, dark, rim } = look.material
    const outline = `${sheerOf(woven)}C${f1(east + out * 0.9)} ${f1(south - 80 * k)} ${f1(east + out * 0.3)} ${f1(south + down * 0.8)} ${f1(east - 60 * k)} ${f1(south + down)}H${f1(west + 60 * k)}C${f1(west - out * 0.3)} ${f1(south + down * 0.8)} ${f1(west - out * 0.9)} ${f1(south - 80 * k)} ${f1(west - out)} ${f1(north - woven.up)}Z`
    const planks = Math.round((south - north) / (62 * k))
    const seam = (i: number) =>
      line(
        `M${f1(west - out * 0.82)} ${f1(north + (i + 0.5) * 62 * k)}H${f1(east + out * 0.82)}`,
        dark,
        Math.max(2, 5 * k),
        'stroke-opacity=".8"',
      )
    return layers(
      inGrain(path(outline, body), look),
      `<clipPath id="hull"><path d="${outline}"/></clipPath><g clip-path="url(#hull)">`,
      repeat(planks, seam),
      '</g>',
      path(outline, 'none', edged(dark, 5)),
      rect(west, north, east - west, south - north, look.field.mark),
      rect(west, north, east - west, south - north, 'none', edged(rim, 3)),
    )
  },
  front(woven, { material, colours }) {
    const { west, east, north, south, out, k } = woven
    const { dark, rim } = material
    const sheer = sheerOf(woven)
    const ring = (x: number, y: number) =>
      layers(
        disk(x, y + 13 * k, 12 * k, 'none', edged(dark, 10 * k)),
        disk(x, y + 13 * k, 12 * k, 'none', edged(rim, 6 * k)),
        disk(x, y, 6 * k, rim, edged(dark, 2)),
      )
    const rope = (x: number, side: number) =>
      line(
        `M${f1(x)} ${f1(north + 40 * k)}q${f1(side * 16 * k)} ${f1((south - north) * 0.28)} 0 ${f1((south - north) * 0.52)}`,
        colours.accent,
        6,
        'stroke-dasharray="9 4"',
      )
    const sides = k > 0.7 ? [[west - out * 0.42, 1] as const, [east + out * 0.42, -1] as const] : []
    return layers(
      each(sides, ([x, side]) => rope(x, side) + ring(x, north + 26) + ring(x, south - 210)),
      line(sheer, dark, 30 * k + 6, 'stroke-linecap="round"'),
      line(sheer, blend(material.body, rim, 0.45), 30 * k, 'stroke-linecap="round"'),
      line(
        sheer,
        material.light,
        Math.max(2, 4 * k),
        'stroke-dasharray="18 12" stroke-opacity=".7"',
      ),
    )
  },
}

/** A treasury's wall: cut slabs under a crown of gold, a claw at each corner. */
const slabs: Case = {
  back({ west, north, east, south, out, up, down, k }, look) {
    const { body, dark, rim, light } = look.material
    const [l, t, r, b] = [
      west - out * 0.72,
      north - up * 0.5,
      east + out * 0.72,
      south + down * 0.6,
    ]
    const cut = 52 * k
    const outline = `M${f1(l + cut)} ${f1(t)}H${f1(r - cut)}L${f1(r)} ${f1(t + cut)}V${f1(b - cut)}L${f1(r - cut)} ${f1(b)}H${f1(l + cut)}L${f1(l)} ${f1(b - cut)}V${f1(t + cut)}Z`
    const middle = (west + east) / 2
    const point = (at: number, high: number) =>
      `L${f1(middle + (at - 22) * k)} ${f1(t - 12 * k)}L${f1(middle + at * k)} ${f1(t - high * k)}L${f1(middle + (at + 22) * k)} ${f1(t - 12 * k)}`
    const crown = `M${f1(middle - 130 * k)} ${f1(t + 12 * k)}${point(-104, 34)}${point(-52, 30)}${point(0, 46)}${point(52, 30)}${point(104, 34)}L${f1(middle + 130 * k)} ${f1(t + 12 * k)}Z`
    const joints = [0.25, 0.5, 0.75].map((part) => f1(t + (b - t) * part))
    return layers(
      inGrain(path(outline, body), look),
      line(joints.map((y) => `M${f1(l)} ${y}H${f1(r)}`).join(''), dark, Math.max(2, 5 * k)),
      path(outline, 'none', edged(dark, 5)),
      path(outline, 'none', edged(rim, 2)),
      path(crown, rim, edged(dark, 3)),
      each([-104, 0, 104], (at) => disk(middle + at * k, t - 2 * k, 8 * k, light, edged(dark, 2))),
      rect(west, north, east - west, south - north, look.field.mark, edged(rim, 4)),
    )
  },
  front({ west, north, east, south, out, k }, { material }) {
    const { dark, rim, light } = material
    const reach = Math.max(10, out * 0.5)
    const claw = (x: number, y: number, dx: number, dy: number) =>
      layers(
        path(
          `M${f1(x - dx * reach)} ${f1(y - dy * reach)}Q${f1(x + dx * 70 * k)} ${f1(y - dy * 26 * k)} ${f1(x + dx * 66 * k)} ${f1(y + dy * 12 * k)}Q${f1(x + dx * 26 * k)} ${f1(y + dy * 2 * k)} ${f1(x + dx * 12 * k)} ${f1(y + dy * 66 * k)}Q${f1(x - dx * 26 * k)} ${f1(y + dy * 70 * k)} ${f1(x - dx * reach)} ${f1(y - dy * reach)}Z`,
          rim,
          edged(dark, 3),
        ),
        disk(x, y, 13 * k, light, edged(dark, 2)),
        path(starOf(x, y, 4, 7 * k, 0.4), '#FFF1CF'),
      )
    return layers(
      claw(west, north, 1, 1),
      claw(east, north, -1, 1),
      claw(west, south, 1, -1),
      claw(east, south, -1, -1),
    )
  },
}

const CASES: Partial<Record<MaterialName, Case>> = { 'tarred-planks': hull, lapis: slabs }

/** Undefined for a loom. */
export const caseOf = ({ frame }: Look): Case | undefined => CASES[frame]
