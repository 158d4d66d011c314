import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { luminance } from '../drawing/glazes.ts'
import { glow } from '../drawing/gradient.ts'
import { point, polygon, repeat } from '../drawing/pen.ts'
import { stream } from '../drawing/stream.ts'
import { grained } from '../textures/grains.ts'
import { edged, FLOOR, type Ground, layers, line, path, rect, WIDTH, whole } from './ground.ts'

/** A marbler's tray from above; colour runs together on the water. */
const tray: Ground = ({ lit, deep }) => {
  const wood = '#8A5A30'
  const water = blend('#FFF8E4', lit, luminance(lit) > 0.7 ? 0.5 : 0.22)
  return layers(
    whole(blend(deep, wood, 0.35)),
    grained('wood', rect(0, 0, WIDTH, FLOOR - 4, blend(wood, deep, 0.2))),
    rect(20, 20, 260, 300, water, `rx="14" ${edged(deep, 4)}`),
    line(
      'M96 92h.01M96 92L150 160L212 206M150 160h60',
      deep,
      98,
      'stroke-opacity=".14" stroke-linecap="round" stroke-linejoin="round"',
    ),
  )
}

const DYES = ['#E0A33E', '#F3E7CB', '#1F6F6B'] as const

/** A kilim: a lozenge in a border of triangles. */
const kilim: Ground = () => {
  const teeth = (y: number, down: number) =>
    repeat(15, (i) =>
      path(`M${i * 21 - 6} ${y}l10.5 ${down}l10.5 ${-down}Z`, DYES[i % 3] ?? DYES[0]),
    )
  const hooks = (x: number, across: number) =>
    repeat(11, (i) =>
      path(`M${x} ${34 + i * 24}l${across} 10l${-across} 10Z`, i % 2 ? '#14305E' : '#F3E7CB'),
    )
  return layers(
    grained('wool', whole('#7A1F1C')),
    teeth(8, 18),
    teeth(292, -18),
    hooks(8, 18),
    hooks(292, -18),
    path('M150 30L262 156L150 284L38 156Z', '#14305E', edged('#E0A33E', 5)),
    path('M150 50L244 156L150 264L56 156Z', '#F3E7CB'),
  )
}

const WAX = ['#F2B441', '#DB8F1E', '#FFCE73', '#B8741B'] as const

/** Comb, some of its cells sealed. */
const comb: Ground = () => {
  const cell = (at: number) => {
    const [row, column] = [Math.floor(at / 7), at % 7]
    const [x, y] = [column * 50 + (row % 2) * 25 - 6, row * 43 + 6]
    const tint = (column * 3 + row * 5) % 4
    const sealed = tint === 2 ? path(polygon(x, y, 6, 15), '#FFE9BD') : ''
    return path(polygon(x, y, 6, 27), WAX[tint] ?? WAX[0], edged('#5A3206', 4)) + sealed
  }
  return layers(whole('#8A4E0A'), repeat(56, cell), glow('haze', [150, 160, 120], '#FFF6D6', 0.9))
}

const PALE = ['#E9DFC4', '#DCCFAC', '#F3EBD6'] as const
const EARTH = ['#8A6A3E', '#A5834F', '#C2A36B'] as const

/** A mosaic floor: rings of tesserae, brushed clean. */
const mosaic: Ground = (_, word) => {
  const random = stream(word)
  const rings: Record<number, readonly string[]> = {
    4: ['#A63A26'],
    5: ['#0D6E78', '#1B8C92'],
    6: ['#F3EBD6'],
  }
  const colourOf = (ring: number, i: number): string => {
    const colours = ring < 4 ? PALE : (rings[ring] ?? EARTH)
    const at = ring > 6 ? Math.floor(random() * 3) : i
    return colours[at % colours.length] ?? PALE[0]
  }
  const tessera = (ring: number, i: number, n: number) => {
    const turn = (i * 360) / n + ring * 7
    const [x, y] = point(150, 160, 26 + ring * 19, turn)
    return rect(
      -7.5,
      -7,
      15,
      14,
      colourOf(ring, i),
      `rx="2" transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(turn)})"`,
    )
  }
  const ring = (at: number) => {
    const n = Math.round(((26 + at * 19) * 6.28) / 17)
    return repeat(n, (i) => tessera(at, i, n))
  }
  return layers(whole('#6E5A3C'), repeat(9, ring))
}

export const CLUSTER = { tray, kilim, comb, mosaic }
