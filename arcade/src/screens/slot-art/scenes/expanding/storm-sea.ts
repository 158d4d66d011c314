import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const INK = '#0C1838'
const FOAM = '#E9E1C9'
const WATER = ['#2F5C8A', '#234B7A', '#1B3D6A', '#16335C', '#122A50', '#0E2244', '#0A1A38']

type Spot = readonly [x: number, y: number, size: number]

const CLOUDS: Record<'wide' | 'tall', readonly Spot[]> = {
  wide: [
    [150, 190, 1.1],
    [1290, 170, 1.2],
    [1180, 330, 0.6],
    [260, 340, 0.55],
  ],
  tall: [
    [60, 92, 0.5],
    [340, 80, 0.5],
  ],
}

const CLOUD =
  path(
    'M-120 30C-150 -10 -100 -50 -64 -30C-50 -80 40 -84 56 -34C96 -60 150 -20 120 30Z',
    FOAM,
    edged(INK, 7),
  ) +
  line('M-90 14C-60 -2 -40 6 -20 12M10 0C30 -14 60 -10 70 4M-40 -22C-20 -40 10 -40 24 -26', INK, 5)

/** A row of waves like claws, with foam on their backs. */
function waves(w: number, h: number, row: number, isTall: boolean): string {
  const [y, size] = [h * (0.56 + row * 0.07), 0.7 + row * 0.22]
  const narrow = isTall ? 0.6 : 1
  const step = 150 * size * narrow
  const rise = size * narrow
  const claws = Array.from({ length: Math.ceil(w / step) + 3 }, (_, i) => {
    const x = -step + i * step + (row % 2 ? step / 2 : 0)
    const at = (dx: number, up: number) => `${f1(x + step * dx)} ${f1(y - up)}`
    return {
      crest: `C${at(0.3, -6)} ${at(0.55, 46 * rise)} ${at(0.86, 40 * rise)}C${at(0.72, 26 * rise)} ${at(0.8, 0)} ${at(1, 0)}`,
      foam: `M${at(0.3, -2)}C${at(0.5, 16 * size)} ${at(0.6, 30 * rise)} ${at(0.84, 37 * rise)}`,
    }
  })
  const body = `M${f1(-step)} ${h}V${f1(y)}${claws.map(({ crest }) => crest).join('')}V${h}Z`
  return (
    path(body, WATER[row] ?? INK, edged(INK, 4)) +
    line(
      claws.map(({ foam }) => foam).join(''),
      FOAM,
      Number(f1(3 * size)),
      'stroke-linecap="round"',
    )
  )
}

/** A woodcut sea under a cut sky. */
export const stormSea: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const isTall = form === 'tall'
  const gouge = (i: number) => {
    const y = (i * h * 0.62) / 24
    const d = `M-20 ${f1(y)}C${f1(w * 0.3)} ${f1(y + 26)} ${f1(w * 0.6)} ${f1(y - 24)} ${w + 20} ${f1(y + 10)}`
    return line(d, INK, Number(f1(13 - i * 0.42)), `stroke-opacity="${f1(0.75 - i * 0.02)}"`)
  }
  return layers(
    rect(0, 0, w, h, '#B9C7C6'),
    repeat(isTall ? 26 : 24, gouge),
    each(CLOUDS[form], ([x, y, size]) => moved(x, y, size, CLOUD)),
    repeat(WATER.length, (row) => waves(w, h, row, isTall)),
    dusk(form, '#040A1C', 0.55, 0.5),
  )
}
