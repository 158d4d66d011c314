import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { BOXES, type Look } from '../../frame.ts'

/** What stands beside a lit cloth: `inner` is how far it begins from the middle of the box. */
type Sides = (side: -1 | 1, inner: number, look: Look) => string

const TOP = -280
const FOOT = 962
const at = (side: -1 | 1) => (v: number) => f1(BOXES.wide[0] / 2 + side * v)
/** Left edge and width of what lies between two distances from the middle. */
const span = (side: -1 | 1, from: number, to: number) => ({
  x: BOXES.wide[0] / 2 + (side === 1 ? from : -to),
  w: to - from,
})

/** Drapes and the cord that ties them. */
const drapes: Sides = (side, inner, { material }) => {
  const x = at(side)
  const fold = (k: number) => {
    const a = inner + k * 50
    return path(
      `M${x(a - 6)} ${TOP}C${x(a + 18)} 160 ${x(a + 40 + k * 8)} 330 ${x(a + 74)} 400C${x(a + 46)} 520 ${x(a + 30)} 600 ${x(a + 20)} ${FOOT}H${x(a + 92)}C${x(a + 96)} 600 ${x(a + 96)} 520 ${x(a + 108)} 400C${x(a + 90)} 300 ${x(a + 64)} 140 ${x(a + 58)} ${TOP}Z`,
      'url(#drape)',
      edged(material.dark, 2),
    )
  }
  const cord = `M${x(inner + 60)} 388C${x(inner + 120)} 410 ${x(inner + 200)} 410 ${x(inner + 262)} 384`
  return layers(
    repeat(4, fold),
    line(cord, '#2A1A06', 17),
    line(cord, material.rim, 11, 'stroke-dasharray="14 4"'),
  )
}

/** A stone pier, and beside it a painted shutter of two panels with its ring. */
const shutters: Sides = (side, inner, { material: { body, grain, dark, rim, light } }) => {
  const pier = span(side, inner + 8, inner + 84)
  const stone = rect(pier.x, TOP, pier.w, FOOT - TOP, body)
  const leaf = span(side, inner + 96, inner + 238)
  const panel = (y: number, h: number) =>
    rect(leaf.x + 22, y, leaf.w - 44, h, blend(light, dark, 0.34), `rx="8" ${edged(rim, 2.5)}`) +
    rect(leaf.x + 38, y + 18, leaf.w - 76, h - 36, blend(light, '#FFFFFF', 0.12), 'rx="5"')
  return layers(
    grain ? grained(grain, stone) : stone,
    repeat(13, (row) =>
      line(`M${pier.x} ${TOP + row * 96}h${pier.w}`, dark, 3, 'stroke-opacity=".5"'),
    ),
    line(`M${pier.x} ${TOP}V${FOOT}M${pier.x + pier.w} ${TOP}V${FOOT}`, dark, 4),
    path(
      `M${leaf.x} ${FOOT}V150C${leaf.x} 70 ${leaf.x + leaf.w} 70 ${leaf.x + leaf.w} 150V${FOOT}Z`,
      light,
      edged(dark, 5),
    ),
    panel(176, 168),
    panel(372, 220),
    disk(leaf.x + (side === 1 ? 16 : leaf.w - 16), 360, 11, 'none', edged(rim, 5)),
  )
}

/** Pillars of basalt, each of another height, with veins of gold. */
const pillars: Sides = (side, inner, { material: { body, dark, rim } }) => {
  const heads = [250, 60, 170, -40, 120]
  return layers(
    each(heads, (head, k) => {
      const { x, w } = span(side, inner + 6 + k * 52, inner + 62 + k * 52)
      const [lit, shade] = [blend(body, '#FFFFFF', 0.14), blend(body, dark, 0.45)]
      const vein = (y: number) =>
        `M${x + 4} ${y}l14 ${18 + k * 3} -6 26 18 30M${x + w - 10} ${y + 190}l-16 34 8 22`
      return layers(
        path(`M${x} ${FOOT}V${head + 18}l${w / 2} -18 ${w / 2} 18V${FOOT}Z`, body, edged(dark, 3)),
        path(`M${x} ${FOOT}V${head + 18}l${w / 3} 16V${FOOT}Z`, side === 1 ? lit : shade),
        path(`M${x + w} ${FOOT}V${head + 18}l${-w / 3} 16V${FOOT}Z`, side === 1 ? shade : lit),
        path(
          `M${x} ${head + 18}l${w / 2} -18 ${w / 2} 18 ${-w / 3} 16h${-w / 3}Z`,
          lit,
          edged(dark, 2),
        ),
        line(vein(head + 70), rim, 2.5, 'stroke-opacity=".8"'),
      )
    }),
  )
}

/** Straps of a saddlebag, stitched at both edges, each with its buckle. */
const straps: Sides = (side, inner, { material: { body, grain, dark, rim, light } }) =>
  layers(
    each([0, 1, 2], (k) => {
      const { x, w } = span(side, inner + 22 + k * 78, inner + 76 + k * 78)
      const y = 300 + (k % 2) * 120
      const band = rect(x, TOP, w, FOOT - TOP, k % 2 ? light : blend(body, dark, 0.2))
      return layers(
        grain ? grained(grain, band) : band,
        line(`M${x} ${TOP}V${FOOT}M${x + w} ${TOP}V${FOOT}`, dark, 4),
        line(
          `M${x + 8} ${TOP}V${FOOT}M${x + w - 8} ${TOP}V${FOOT}`,
          rim,
          2.5,
          'stroke-dasharray="9 7"',
        ),
        rect(x - 10, y, w + 20, 66, 'none', `rx="9" ${edged(dark, 15)}`),
        rect(x - 10, y, w + 20, 66, 'none', `rx="9" ${edged(rim, 9)}`),
        line(`M${x + w / 2} ${y + 4}v56`, rim, 7),
        repeat(3, (hole) => disk(x + w / 2, y + 104 + hole * 34, 5, dark)),
      )
    }),
  )

const SIDES: Partial<Record<Look['frame'], Sides>> = {
  'stone-lane': shutters,
  basalt: pillars,
  'saddle-leather': straps,
}

export const sidesOf = ({ frame }: Look): Sides => SIDES[frame] ?? drapes

/** One part of a valance, `w` wide, that hangs down by `drop` and `hang`. */
type Tongue = (x: number, y: number, size: { w: number; drop: number; hang: number }) => string

const scallop: Tongue = (x, y, { w, drop, hang }) =>
  `M${f1(x)} ${y}h${f1(w)}v${drop}c0 ${hang} ${f1(-w)} ${hang} ${f1(-w)} 0Z`
/** Straight edges: an awning, the flap of a bag. */
const awning: Tongue = (x, y, { w, drop, hang }) =>
  `M${f1(x)} ${y}h${f1(w)}v${drop + hang * 0.55}h${f1(-w)}Z`
/** Points, as of rock. */
const point: Tongue = (x, y, { w, drop, hang }) =>
  `M${f1(x)} ${y}h${f1(w)}v${drop}l${f1(-w / 2)} ${f1(hang * 0.95)} ${f1(-w / 2)} ${f1(-hang * 0.95)}Z`

const TONGUES: Partial<Record<Look['frame'], Tongue>> = {
  'stone-lane': awning,
  basalt: point,
  'saddle-leather': awning,
}

export const tongueOf = ({ frame }: Look): Tongue => TONGUES[frame] ?? scallop
