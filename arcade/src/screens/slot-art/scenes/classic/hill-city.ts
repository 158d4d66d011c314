import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { fading, glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { starDust } from '@zar/art/slots/textures/scatter'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const HILLS = [
  [0.28, 0.44, 320],
  [0.72, 0.42, 330],
  [0.5, 0.4, 360],
  [0.06, 0.5, 330],
  [0.95, 0.5, 340],
  [0.2, 0.64, 300],
  [0.82, 0.66, 310],
] as const

/** In this order they light: those in front first. */
const LIT_ORDER = [5, 6, 3, 4, 0, 1, 2]

/** Seven hills of a city at night, its windows lit, before the water. A hill that is lit is as bright as by day. */
export const hillCity: Place = (form, lit = 0) => {
  const [w, h] = PLACE_BOXES[form]
  const hill = ([x, y, r]: readonly [number, number, number], at: number) => {
    const [mx, top, half] = [w * x, h * y, r * (form === 'wide' ? 1 : 0.5)]
    const random = stream(`tepe${at}`)
    const isLit = LIT_ORDER.indexOf(at) < lit
    const colour = blend('#2443AE', '#080E2A', 0.35 + at * 0.07)
    const windows = repeat(isLit ? 48 : 16, () => {
      const [dx, dy] = [(random() - 0.5) * half * 1.2, random() * 120]
      return rect(
        mx + dx,
        top + 46 + Math.abs(dx) * 0.3 + dy,
        8,
        12,
        isLit ? '#FFE9BD' : '#FFCE73',
        'rx="3"',
      )
    })
    return layers(
      isLit ? glow(`hill${at}`, [mx, top + half * 0.3, half * 1.25], '#FFCE73', 0.75) : '',
      path(
        `M${f1(mx - half)} ${h}C${f1(mx - half * 0.6)} ${f1(top + 40)} ${f1(mx - half * 0.3)} ${f1(top)} ${f1(mx)} ${f1(top)}S${f1(mx + half * 0.6)} ${f1(top + 40)} ${f1(mx + half)} ${h}Z`,
        isLit ? blend(colour, '#F2B441', 0.42) : colour,
        isLit ? edged('#FFCE73', 5) : edged('#070B20', 3),
      ),
      windows,
    )
  }
  const waves = repeat(7, (i) => `M0 ${h * 0.88 + i * 18}q60 -9 120 0t120 0${'t120 0'.repeat(12)}`)
  return layers(
    fading(
      'sky',
      [
        [0, '#060A22'],
        [0.7, '#1E3590'],
        [1, '#080E2A'],
      ],
      [w, h],
    ),
    starDust('yedi', 130, w, h * 0.5),
    glow('moon', [w * 0.86, h * 0.16, 210], '#8DB4F4', 0.6),
    disk(w * 0.86, h * 0.16, 44, '#F7F0DF'),
    each(HILLS, hill),
    rect(0, h * 0.86, w, h * 0.14, '#0A1440'),
    line(waves, '#E5563F', 2.5, 'stroke-opacity=".45"'),
    dusk(form, '#04081C', 0.6, 0.5),
  )
}
