import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { linear, radial } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import {
  among,
  BOXES,
  type Cell,
  cellsOf,
  type DrawReels,
  type Form,
  type Look,
  type Part,
  windowsOf,
} from '../frame.ts'
import { sidesOf, tongueOf } from './parts/curtain-sides.ts'

const SIZES = {
  wide: { w: 158, h: 133, top: 106, pad: 26, scallops: 13, drop: 26, hang: 30 },
  tall: { w: 86, h: 98, top: 66, pad: 8, scallops: 6, drop: 12, hang: 14 },
  upright: { w: 68, h: 86, top: 66, pad: 8, scallops: 6, drop: 12, hang: 14 },
} as const

/** How far the cloth reaches over its cells. */
export const clothEdge = (form: Form): number => SIZES[form].pad

function measures(form: Form) {
  const size = SIZES[form]
  const [across, down] = form === 'tall' ? [4, 5] : [5, 4]
  const [width, height] = [across * size.w, down * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

const drapePaint = ({ light }: Look['material']) =>
  linear(
    'drape',
    [
      [0, blend(light, '#1A0508', 0.62)],
      [0.5, light],
      [1, blend(light, '#1A0508', 0.5)],
    ],
    [0, 0, 1, 0],
  )

function paints({ material, field }: Look): string {
  return layers(
    radial(
      'lamp',
      [
        [0, blend(field.cell, '#FFFFFF', 0.65)],
        [0.45, field.cell],
        [0.8, field.other],
        [1, field.line],
      ],
      { y: 0.62, r: 0.78 },
    ),
    drapePaint(material),
    `<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H6M0 3H6" stroke="${field.line}" stroke-opacity=".13"/><path d="M0 0V6M3 0V6" stroke="${field.line}" stroke-opacity=".1"/></pattern>`,
  )
}

function cloth(form: Form, { material, field }: Look): string {
  const { left, top, width, height, pad, w, h } = measures(form)
  const isTall = form === 'tall'
  const sheet = (fill: string, more: string) =>
    rect(left - pad, top - pad, width + 2 * pad, height + 2 * pad, fill, more)
  const beam = rect(
    left - pad - 10,
    top - pad - 6,
    width + 2 * pad + 20,
    height + 2 * pad + 18,
    material.body,
    'rx="8"',
  )
  const seam = (at: number) =>
    isTall
      ? line(`M${left - 4} ${top + at * h}h${width + 8}`, field.line, 1.5, 'stroke-opacity=".25"')
      : line(`M${left + at * w} ${top - 6}v${height + 12}`, field.line, 2, 'stroke-opacity=".22"')
  return layers(
    rect(
      left - pad - 14,
      top - pad - 10,
      width + 2 * pad + 28,
      height + 2 * pad + 26,
      blend(material.body, '#000000', 0.55),
      `rx="10" ${edged('#0D0502', 3)}`,
    ),
    material.grain ? grained(material.grain, beam) : beam,
    sheet('url(#lamp)', edged('#1B0C04', 4)),
    sheet('url(#weave)', ''),
    each([1, 2, 3, 4], seam),
  )
}

/** The valance and its gilt board, in front of the figures. */
function valance(form: Form, look: Look): string {
  const { material } = look
  const { left, top, width, pad, scallops, drop, hang } = measures(form)
  const w = (width + 2 * pad + 28) / scallops
  const outline = tongueOf(look)
  const tongue = (i: number) =>
    path(
      outline(left - pad - 14 + i * w, top - pad - 14, { w, drop, hang }),
      i % 2 ? blend(material.light, '#1A0508', 0.22) : material.light,
      edged(blend(material.dark, material.light, 0.2), 2),
    )
  return layers(
    repeat(scallops, tongue),
    path(
      `M${left - pad - 18} ${top - pad - 22}h${width + 2 * pad + 36}v12h${-width - 2 * pad - 36}Z`,
      material.rim,
      edged('#4A2E06', 2),
    ),
  )
}

/** Half of the drapes that close before the cloth. */
function half(form: Form, side: 'left' | 'right', { material }: Look): Part {
  const { left, top, width, height, pad } = measures(form)
  const [folds, foot] = [form === 'wide' ? 7 : 4, top + height + pad]
  const w = width / 2 + pad
  const x = side === 'left' ? left - pad : left + width / 2
  const step = w / folds
  const fold = (k: number) => {
    const at = x + k * step
    const bow = k % 2 ? step * 0.16 : -step * 0.12
    return path(
      `M${f1(at)} ${top - pad}C${f1(at + bow)} ${f1(top + height * 0.3)} ${f1(at - bow)} ${f1(top + height * 0.7)} ${f1(at)} ${foot}h${f1(step + 1)}C${f1(at + step + bow)} ${f1(top + height * 0.7)} ${f1(at + step - bow)} ${f1(top + height * 0.3)} ${f1(at + step + 1)} ${top - pad}Z`,
      'url(#drape)',
      edged(material.dark, 1.5),
    )
  }
  return {
    at: [x, top - pad, w, height + 2 * pad],
    colour: material.light,
    drawing: layers(
      drapePaint(material),
      rect(x, top - pad, w, height + 2 * pad, material.light),
      repeat(folds, fold),
      rect(x, foot - pad, w, pad * 0.5, material.rim, edged('#4A2E06', 1.5)),
    ),
  }
}

/** What stands at both sides of the cloth. */
function both(look: Look): string {
  const { width, pad } = measures('wide')
  const [sides, inner] = [sidesOf(look), width / 2 + pad + 10]
  return sides(-1, inner, look) + sides(1, inner, look)
}

/** A lit cloth in a wooden frame between drapes; pools of light stand behind the figures that win. */
export const curtain: DrawReels = (form, look) => {
  const { left, top, w, h } = measures(form)
  const [isTurned, isWide] = [form === 'tall', form === 'wide']
  const cells = cellsOf({ reels: 5, rows: 4, x: left, y: top, w, h, isTurned })
  const pool = ({ x, y }: Cell) =>
    `<ellipse cx="${x}" cy="${y}" rx="${f1(w * 0.48)}" ry="${f1(h * 0.48)}" fill="${look.field.won}" ${edged(look.field.mark, isWide ? 4 : 2.5)}/>`
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * (isWide ? 0.83 : 0.84), stretch: 1 },
    back: layers(paints(look), isWide ? both(look) : '', cloth(form, look)),
    front: valance(form, look),
    // What stands at the sides goes from the top of the page to its foot.
    bleed: isWide ? 280 : 24,
    drapes: [half(form, 'left', look), half(form, 'right', look)],
    labels: [],
    mark: (won) => ({ under: each(among(cells, won), pool), over: '' }),
  }
}
