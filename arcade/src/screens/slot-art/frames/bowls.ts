import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { radial } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, rect } from '@zar/art/slots/drawing/marks'
import { starOf } from '@zar/art/slots/drawing/pen'
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

const oval = ({ x, y }: Cell, rx: number, ry: number, fill: string, more: string) =>
  `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(rx)}" ry="${f1(ry)}" fill="${fill}" ${more}/>`

function sheet(form: Form, { material, colours }: Look): string {
  const { left, top, width, height, pad, r, rivets, rivet } = measures(form)
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
    around(pad - 5, 'none', `rx="${r - 5}" stroke="${rim}" stroke-opacity=".6" stroke-width="2"`),
    each(
      places,
      ([x, y]) =>
        `<circle cx="${f1(x)}" cy="${y}" r="${f1(rivet * 0.55)}" fill="${rim}" ${edged(dark, 1.2)}/>`,
    ),
  )
}

function bowl(cell: Cell, { material, field }: Look): string {
  const [rx, ry] = radiiOf(cell)
  return (
    oval(cell, rx, ry, 'url(#bowl)', edged(material.dark, 2.5)) +
    oval(
      cell,
      rx - 4,
      ry - 4,
      'none',
      `stroke="${field.mark}" stroke-opacity=".32" stroke-width="2"`,
    )
  )
}

/** A ring of light round a bowl. */
function ringed(cell: Cell): string {
  const [, r] = radiiOf(cell)
  const star = starOf(cell.x, cell.y, 16, r * 1.12, 0.93)
  return (
    oval(cell, r, r, 'none', edged('#FFCE73', r * 0.09)) +
    `<path d="${star}" fill="none" stroke="#FFCE73" stroke-opacity=".6" stroke-width="2"/>`
  )
}

/** Fifteen bowls beaten into a riveted sheet. */
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
      each(cells, (cell) => bowl(cell, look)),
    ),
    front: '',
    labels: [],
    mark: (won) => ({ under: '', over: each(among(cells, won), ringed) }),
  }
}
