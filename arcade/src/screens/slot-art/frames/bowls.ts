import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { radial } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { grained } from '@zar/art/slots/textures/grains'
import { hammered } from '@zar/art/slots/textures/patterns'
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
import { vesselOf } from './parts/vessels.ts'

const SIZES = {
  wide: { w: 158, h: 158, top: 150, pad: 26, r: 34, rivets: 22, rivet: 7 },
  tall: { w: 116, h: 93, top: 86, pad: 8, r: 18, rivets: 10, rivet: 4 },
  upright: { w: 70, h: 108, top: 86, pad: 8, r: 18, rivets: 10, rivet: 4 },
} as const

function measures(form: Form) {
  const size = SIZES[form]
  const [across, down] = form === 'tall' ? [3, 5] : [5, 3]
  const [width, height] = [across * size.w, down * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

/** Round a cell; wider than high where the machine is turned. */
const radiiOf = ({ w, h }: Cell): readonly [number, number] => {
  const r = Math.min(w, h) * 0.47
  return [w > h ? r * 1.16 : r, r]
}

function sheet(form: Form, look: Look): string {
  const { material, colours } = look
  const { left, top, width, height, pad, rivets, rivet, ...size } = measures(form)
  const r = f1(Math.min(size.r * vesselOf(look).corner, pad * 2))
  const { body, grain, dark, rim, light } = material
  const fill = grain ? body : 'url(#beaten)'
  const around = (grow: number, paint: string, more: string) =>
    rect(left - grow, top - grow, width + 2 * grow, height + 2 * grow, paint, more)
  const plate = around(pad, fill, `rx="${r}" ${edged(dark, 4)}`)
  const heights = [top - pad / 2 - 1, top + height + pad / 2 + 1]
  const places = Array.from({ length: rivets + 1 }, (_, i) => {
    const x = left - pad / 2 + ((width + pad) * i) / rivets
    return heights.map((y) => [x, y] as const)
  }).flat()
  return layers(
    hammered('beaten', { base: body, lit: light, dark: blend(dark, colours.lit, 0.15) }, 22),
    grain ? grained(grain, plate) : plate,
    around(pad - 5, 'none', `rx="${r}" stroke="${rim}" stroke-opacity=".6" stroke-width="2"`),
    each(
      places,
      ([x, y]) =>
        `<circle cx="${f1(x)}" cy="${y}" r="${f1(rivet * 0.55)}" fill="${rim}" ${edged(dark, 1.2)}/>`,
    ),
  )
}

function vessel(cell: Cell, look: Look): string {
  const { outline, rim } = vesselOf(look)
  const [rx, ry] = radiiOf(cell)
  return layers(
    path(outline(cell, [rx, ry]), 'url(#bowl)', edged(look.material.dark, 2.5)),
    path(
      outline(cell, [rx - 4, ry - 4]),
      'none',
      `stroke="${look.field.mark}" stroke-opacity=".32" stroke-width="2"`,
    ),
    rim(cell, [rx, ry], look),
  )
}

/** A ring of light round a vessel. */
function ringed(cell: Cell, look: Look): string {
  const { outline, halo } = vesselOf(look)
  const radii = radiiOf(cell)
  return path(outline(cell, radii), 'none', edged('#FFCE73', radii[1] * 0.09)) + halo(cell, radii)
}

/** Fifteen bowls beaten into a riveted sheet, or what holds things elsewhere. */
export const bowls: DrawReels = (form, look) => {
  const { left, top, w, h } = measures(form)
  const isTurned = form === 'tall'
  const cells = cellsOf({ reels: 5, rows: 3, x: left, y: top, w, h, isTurned })
  const depth = radial(
    'bowl',
    [
      [0, look.field.cell],
      [0.6, look.field.other],
      [0.86, look.field.line],
      [1, look.field.won],
    ],
    { x: 0.42, y: 0.36, r: 0.75 },
  )
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.94 * 0.79, stretch: 1 },
    back: layers(
      depth,
      sheet(form, look),
      each(cells, (cell) => vessel(cell, look)),
    ),
    front: '',
    labels: [],
    mark: (won) => ({ under: '', over: each(among(cells, won), (cell) => ringed(cell, look)) }),
  }
}
