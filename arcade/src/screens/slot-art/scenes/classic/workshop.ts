import { f1 } from '@zar/art/geometry/numbers'
import { glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { gear, point, repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

type Metal = { body: string; light: string }

const BRASS: Metal = { body: '#C8963C', light: '#F0D084' }
const BRONZE: Metal = { body: '#B0672F', light: '#F0B07A' }
const EDGE = '#2A1606'
const PLANKS = ['#3A2112', '#43281A', '#341D10', '#402615'] as const

type Wheel = readonly [x: number, y: number, r: number, teeth: number, turn: number, metal: Metal]

/** A wheel with six spokes. */
function wheel([x, y, r, teeth, turn, { body, light }]: Wheel): string {
  const spoke = (i: number) => {
    const [outer, inner] = [
      point(x, y, r * 0.82, turn + i * 60),
      point(x, y, r * 0.12, turn + i * 60),
    ]
    const d = `M${f1(inner[0])} ${f1(inner[1])}L${f1(outer[0])} ${f1(outer[1])}`
    return line(d, EDGE, Number(f1(r * 0.17))) + line(d, body, Number(f1(r * 0.12)))
  }
  return layers(
    path(gear(x, y + r * 0.04, teeth, r * 0.9, r, turn), '#0D0501', 'fill-opacity=".55"'),
    path(gear(x, y, teeth, r * 0.9, r, turn), body, edged(EDGE, 3)),
    disk(x, y, r * 0.78, '#1B0E06'),
    disk(x, y, r * 0.78, 'none', `stroke="${light}" stroke-opacity=".7" stroke-width="2"`),
    repeat(6, spoke),
    disk(x, y, r * 0.24, body, edged(EDGE, 3)),
    disk(x, y, r * 0.1, '#C4412E', edged(EDGE, 2)),
    disk(x, y, r * 0.96, 'none', `stroke="${light}" stroke-opacity=".5" stroke-width="1.5"`),
  )
}

const WHEELS: Record<'wide' | 'tall', readonly Wheel[]> = {
  wide: [
    [96, 620, 190, 30, 4, BRASS],
    [282, 764, 116, 18, 10, BRONZE],
    [1350, 250, 176, 28, 2, BRONZE],
    [1196, 106, 96, 15, 6, BRASS],
    [1338, 700, 150, 24, 3, BRASS],
    [84, 238, 110, 18, 3, BRONZE],
  ],
  tall: [
    [12, 250, 78, 16, 0, BRASS],
    [382, 330, 92, 18, 5, BRONZE],
    [372, 130, 54, 12, 3, BRASS],
    [-6, 560, 96, 18, 3, BRONZE],
  ],
}

/** A clockmaker's attic: a planked wall and the wheels of the striking work. */
export const workshop: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const n = form === 'tall' ? 6 : 15
  const plank = (i: number) => {
    const x = (i * w) / n
    return (
      rect(x, 0, w / n + 1, h, PLANKS[i % 4] ?? PLANKS[0]) + line(`M${f1(x)} 0V${h}`, '#170B04', 3)
    )
  }
  return layers(
    grained('wood-up', repeat(n, plank)),
    glow('lamp', [w / 2, h * 0.34, w * (form === 'tall' ? 0.9 : 0.5)], '#FFB95A', 0.5),
    each(WHEELS[form], wheel),
    dusk(form, '#0D0501', 0.82),
  )
}
