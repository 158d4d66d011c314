import { BAZAAR } from '@zar/art/emblems/bazaar'
import { f1 } from '@zar/art/geometry/numbers'
import { glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { petals, point, repeat, starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { hammered } from '@zar/art/slots/textures/patterns'
import { drawThing, emblemThing, placed } from '@zar/art/slots/thing'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

type Spot = readonly [x: number, y: number, r: number]

const TRAYS: Record<'wide' | 'tall', readonly Spot[]> = {
  wide: [
    [92, 250, 82],
    [214, 398, 58],
    [86, 470, 66],
    [208, 590, 74],
    [70, 690, 64],
    [1348, 250, 82],
    [1228, 398, 58],
    [1354, 470, 66],
    [1232, 590, 74],
    [1370, 690, 64],
  ],
  tall: [
    [22, 640, 40],
    [370, 640, 44],
  ],
}

const ARCHES = [
  [1.22, '#6E4A33', '#3A2216'],
  [0.98, '#583824', '#F0D9B0'],
  [0.94, '#4A2E1D', '#2A170C'],
  [0.72, '#3A2417', '#C79A62'],
  [0.69, '#241409', '#1a0d05'],
] as const

function vault(w: number, h: number): string {
  const x = w / 2
  const arch = ([k, fill, stroke]: (typeof ARCHES)[number]) => {
    const [half, top] = [w * 0.5 * k, h * (0.5 - 0.5 * k)]
    const spring = f1(h * 0.42)
    return path(
      `M${f1(x - half)} ${h}V${spring}C${f1(x - half)} ${f1(top + h * 0.12)} ${f1(x - half * 0.4)} ${f1(top)} ${x} ${f1(top - 16 * k)}C${f1(x + half * 0.4)} ${f1(top)} ${f1(x + half)} ${f1(top + h * 0.12)} ${f1(x + half)} ${spring}V${h}Z`,
      fill,
      edged(stroke, 10 * k),
    )
  }
  const course = (i: number) => {
    const angle = 180 + (i * 180) / 25
    const [p, q] = [point(x, h * 0.44, w * 0.49, angle), point(x, h * 0.44, w * 0.62, angle)]
    const d = `M${f1(p[0])} ${f1(p[1] * 0.92)}L${f1(q[0])} ${f1(q[1] * 0.9)}`
    return line(d, '#2A170C', 3, 'stroke-opacity=".5"')
  }
  return layers(
    grained('stone', each(ARCHES, arch)),
    glow('light', [x, h * 0.36, w * 0.48], '#FF9C45', 0.55),
    repeat(26, course),
  )
}

/** A hammered tray on the wall. */
const tray = ([x, y, r]: Spot): string =>
  layers(
    disk(x + 4, y + 8, r, '#0d0502', 'fill-opacity=".55"'),
    disk(x, y, r, 'url(#copper)', edged('#2A0F05', 3)),
    disk(x, y, r * 0.84, 'none', 'stroke="#FFD9B0" stroke-opacity=".6" stroke-width="2"'),
    path(
      petals(x, y, 16, r * 0.3, r * 0.74, 9),
      '#5E2B12',
      'fill-opacity=".75" stroke="#FFD9B0" stroke-opacity=".4"',
    ),
    path(
      starOf(x, y, 8, r * 0.3),
      '#5E2B12',
      'stroke="#FFD9B0" stroke-opacity=".7" stroke-width="1.5"',
    ),
  )

const lantern = (x: number, y: number, size: number): string =>
  layers(
    glow(`lantern${x}`, [x, y + 34 * size, 120 * size], '#FFC56B', 0.5),
    line(`M${x} 0V${f1(y - 14 * size)}`, '#1a0d05', 3),
    placed(drawThing(emblemThing(BAZAAR.fener)), x, y + 30 * size, 96 * size),
  )

/** The coppersmiths' vault: arches, trays and lanterns. */
export const bazaar: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  return layers(
    hammered('copper', { base: '#A9622F', lit: '#FFC795', dark: '#4A1F0B' }, 22),
    rect(0, 0, w, h, '#2A1A12'),
    vault(w, h),
    each(TRAYS[form], tray),
    form === 'wide' ? lantern(262, 150, 0.95) + lantern(1180, 150, 0.95) : '',
    dusk(form, '#0d0502', 0.7),
  )
}
