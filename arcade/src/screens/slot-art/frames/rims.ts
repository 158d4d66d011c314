import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { box, repeat } from '@zar/art/slots/drawing/pen'
import type { MaterialName } from '@zar/art/slots/looks/index'
import type { Look } from '../frame.ts'

/** The piece of sky that a rim holds; `k` is the size of its details. */
export type Sky = { x: number; y: number; w: number; h: number; k: number }

export type RimStyle = {
  /** Radii of the sky's upper and lower corners, in parts of `k`. */
  corners: readonly [upper: number, lower: number]
  /** Behind the bodies, over the sky. */
  inside: (sky: Sky, look: Look) => string
  /** Over the bodies. */
  rim: (sky: Sky, look: Look) => string
  /** Its graduation, as stroked outlines that can be turned on. */
  graduation?: (sky: Sky, look: Look) => { d: string; colour: string; width: number; dash: number }
}

export function outlineOf({ x, y, w, h, k }: Sky, [upper, lower]: RimStyle['corners']): string {
  const [a, b] = [upper * k, lower * k]
  const arc = (r: number, dx: number, dy: number) => `a${f1(r)} ${f1(r)} 0 0 1 ${f1(dx)} ${f1(dy)}`
  return `M${f1(x + a)} ${f1(y)}H${f1(x + w - a)}${arc(a, a, a)}V${f1(y + h - b)}${arc(b, -b, b)}H${f1(x + b)}${arc(b, -b, -b)}V${f1(y + a)}${arc(a, a, -a)}Z`
}

/** A ring of brass, divided into degrees. */
const brass: RimStyle = {
  corners: [74, 74],
  inside: () => '',
  rim(sky, { material }) {
    const d = outlineOf(sky, brass.corners)
    return layers(
      line(d, material.dark, 30 * sky.k),
      line(d, material.rim, 24 * sky.k),
      line(d, material.dark, 1.6),
    )
  },
  graduation(sky, { material }) {
    const [x, y, inset] = [sky.x + 5 * sky.k, sky.y + 5 * sky.k, 10 * sky.k]
    const inner = { ...sky, x, y, w: sky.w - inset, h: sky.h - inset }
    return {
      d: outlineOf(inner, [69, 69]),
      colour: material.dark,
      width: Math.max(3, 8 * sky.k),
      dash: 10.8 * Math.max(0.64, sky.k),
    }
  },
}

/** The glass floor of a boat: bronze ribs over light on water, rivets, a round bilge. */
const hull: RimStyle = {
  corners: [34, 132],
  inside({ x, y, w, h, k }, { material, field }) {
    const net = (i: number) => {
      const top = y + (i + 0.5) * 64 * k
      return line(
        `M${f1(x)} ${f1(top)}q${f1(40 * k)} ${f1(34 * k)} ${f1(80 * k)} 0${`t${f1(80 * k)} 0`.repeat(Math.ceil(w / (80 * k)))}`,
        field.mark,
        2,
        'stroke-opacity=".16"',
      )
    }
    const rib = (part: number) =>
      line(
        `M${f1(x + w * part)} ${f1(y)}Q${f1(x + w * (part + (part - 0.5) * 0.14))} ${f1(y + h / 2)} ${f1(x + w * part)} ${f1(y + h)}`,
        material.rim,
        7 * k,
        'stroke-opacity=".3"',
      )
    return repeat(Math.ceil(h / (64 * k)), net) + each([0.25, 0.5, 0.75], rib)
  },
  rim(sky, { material }) {
    const d = outlineOf(sky, hull.corners)
    const { x, y, w, h, k } = sky
    const keel = `M${f1(x + w * 0.2)} ${f1(y + h + 10 * k)}Q${f1(x + w / 2)} ${f1(y + h + 44 * k)} ${f1(x + w * 0.8)} ${f1(y + h + 10 * k)}Z`
    return layers(
      path(keel, material.body, edged(material.dark, 3)),
      line(d, material.dark, 32 * k),
      line(d, material.body, 26 * k),
      line(d, material.rim, 12 * k),
      line(
        d,
        material.light,
        Math.max(3, 6 * k),
        `stroke-linecap="round" stroke-dasharray="0 ${f1(30 * k)}"`,
      ),
      line(d, material.dark, 1.6),
    )
  },
}

/** A cloth between two silk rolls on wooden posts, a fringe under it. */
const silk: RimStyle = {
  corners: [8, 8],
  inside({ x, y, w, h, k }, { field }) {
    const fold = (i: number) =>
      rect(
        x + (i * 2 + 0.6) * 34 * k,
        y,
        20 * k,
        h,
        field.mark,
        `fill-opacity="${i % 2 ? 0.06 : 0.1}"`,
      )
    return repeat(Math.floor(w / (68 * k)), fold)
  },
  rim({ x, y, w, h, k }, { material }) {
    const post = (left: number) =>
      rect(
        left - 9 * k,
        y - 8 * k,
        18 * k,
        h + 16 * k,
        material.body,
        `rx="${f1(6 * k)}" ${edged(material.dark, 2.5)}`,
      )
    const roll = (top: number) =>
      layers(
        rect(
          x - 34 * k,
          top,
          w + 68 * k,
          34 * k,
          material.rim,
          `rx="${f1(15 * k)}" ${edged(material.dark, 3)}`,
        ),
        rect(
          x - 20 * k,
          top + 7 * k,
          w + 40 * k,
          6 * k,
          '#ffffff',
          `rx="${f1(3 * k)}" fill-opacity=".5"`,
        ),
        rect(
          x - 20 * k,
          top + 22 * k,
          w + 40 * k,
          5 * k,
          material.body,
          `rx="${f1(2 * k)}" fill-opacity=".4"`,
        ),
        each([x - 34 * k, x + w + 34 * k], (cx) =>
          disk(cx, top + 17 * k, 15 * k, material.light, edged(material.dark, 2.5)),
        ),
        each([x - 34 * k, x + w + 34 * k], (cx) => disk(cx, top + 17 * k, 5 * k, material.body)),
      )
    const threads = Math.floor(w / (14 * k))
    const fringe = repeat(
      threads,
      (i) => `M${f1(x + (i + 0.5) * 14 * k)} ${f1(y + h + 20 * k)}v${f1((10 + (i % 2) * 5) * k)}`,
    )
    return layers(
      line(fringe, material.light, Math.max(2, 3 * k), 'stroke-linecap="round"'),
      each([x - 2 * k, x + w + 2 * k], post),
      roll(y - 22 * k),
      roll(y + h - 12 * k),
    )
  },
}

const STYLES: Partial<Record<MaterialName, RimStyle>> = { 'bronze-hull': hull, 'silk-rolls': silk }

export const rimStyleOf = (frame: MaterialName): RimStyle => STYLES[frame] ?? brass

/** The shadow that a rim casts on the place behind it. */
export const rimShade = ({ x, y, w, h, k }: Sky): string =>
  path(box(x - 4, y + 6, w + 8, h + 6, 60 * k), '#03050f', 'fill-opacity=".6"')
