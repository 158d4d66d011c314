import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { petals } from '@zar/art/slots/drawing/pen'
import type { Look } from '../../frame.ts'

/** Where a crown stands on a kiosk's roof: its middle, its foot, how high and how wide to one side. */
export type Crown = { x: number; foot: number; high: number; half: number }

type DrawCrown = (crown: Crown, look: Look) => string

const STEEL = '#4A2E06'
const rounded = (x: number, foot: number, high: number, half: number) =>
  `M${f1(x - half)} ${f1(foot)}C${f1(x - half * 0.87)} ${f1(foot - high * 0.85)} ${f1(x - half * 0.17)} ${f1(foot - high * 0.94)} ${f1(x)} ${f1(foot - high)}C${f1(x + half * 0.17)} ${f1(foot - high * 0.94)} ${f1(x + half * 0.87)} ${f1(foot - high * 0.85)} ${f1(x + half)} ${f1(foot)}Z`

/** A leaded dome with its ribs and a ball on top. */
const dome: DrawCrown = ({ x, foot, high, half }, { material }) =>
  layers(
    path(rounded(x, foot, high, half), 'url(#roof)', edged(material.dark, 3)),
    each([-0.83, -0.33, 0.33, 0.83], (k) =>
      line(
        `M${x} ${f1(foot - high + 4)}C${f1(x + k * half * 0.65)} ${f1(foot - high * 0.85)} ${f1(x + k * half * 0.95)} ${f1(foot - high * 0.58)} ${f1(x + k * half)} ${foot}`,
        material.light,
        2,
        'stroke-opacity=".5"',
      ),
    ),
    disk(x, foot - high - 4, half * 0.08, material.rim, edged(STEEL, 2)),
  )

/** A pomegranate on a low roof, its crown up. */
const fruit: DrawCrown = ({ x, foot, high, half }, { material, colours }) => {
  const r = high * 0.36
  const y = foot - high * 0.4
  const calyx = `M${f1(x - r * 0.42)} ${f1(y - r * 0.8)}l${f1(-r * 0.2)} ${f1(-r * 0.75)} ${f1(r * 0.4)} ${f1(r * 0.3)} ${f1(r * 0.22)} ${f1(-r * 0.5)} ${f1(r * 0.22)} ${f1(r * 0.5)} ${f1(r * 0.4)} ${f1(-r * 0.3)} ${f1(-r * 0.2)} ${f1(r * 0.75)}Z`
  const leaf = (side: number) =>
    path(
      `M${x} ${foot}C${f1(x + side * half * 0.3)} ${f1(foot - high * 0.5)} ${f1(x + side * half * 0.8)} ${f1(foot - high * 0.4)} ${f1(x + side * half)} ${f1(foot - 2)}Z`,
      '#3F7A3A',
      edged(material.dark, 3),
    )
  return layers(
    leaf(-1),
    leaf(1),
    path(calyx, material.rim, edged(material.dark, 2.5)),
    disk(x, y, r, colours.lit, edged(material.dark, 3)),
    path(petals(x, y, 8, r * 0.12, r * 0.62, 20), material.light, 'fill-opacity=".55"'),
  )
}

/** A lamp of glass between two smaller ones. */
const lamps: DrawCrown = ({ x, foot, high, half }, { material, colours }) =>
  each([-1.5, 1.5, 0], (at) => {
    const [size, middle] = [at === 0 ? 1 : 0.62, x + at * half]
    const [h, w] = [high * size, half * 0.5 * size]
    const glass = `M${f1(middle - w * 0.4)} ${foot}C${f1(middle - w * 1.5)} ${f1(foot - h * 0.3)} ${f1(middle - w)} ${f1(foot - h * 0.72)} ${f1(middle)} ${f1(foot - h)}C${f1(middle + w)} ${f1(foot - h * 0.72)} ${f1(middle + w * 1.5)} ${f1(foot - h * 0.3)} ${f1(middle + w * 0.4)} ${foot}Z`
    return layers(
      path(glass, at === 0 ? colours.accent : colours.lit, edged(material.dark, 3)),
      line(
        `M${f1(middle)} ${f1(foot - h)}V${foot}M${f1(middle - w * 0.95)} ${f1(foot - h * 0.4)}H${f1(middle + w * 0.95)}`,
        material.dark,
        2.5,
      ),
      disk(middle, foot - h - 3, 4, material.light, edged(material.dark, 2)),
    )
  })

/** A tent of cloth with a pennant. */
const tent: DrawCrown = ({ x, foot, high, half }, { material, colours }) => {
  const edge = half * 2.1
  const strip = (2 * edge) / 7
  return layers(
    each([0, 1, 2, 3, 4, 5, 6], (at) =>
      path(
        `M${x} ${f1(foot - high)}L${f1(x - edge + at * strip)} ${foot}h${f1(strip)}Z`,
        at % 2 ? colours.accent : material.light,
      ),
    ),
    path(
      `M${f1(x - edge)} ${foot}L${x} ${f1(foot - high)}L${f1(x + edge)} ${foot}Z`,
      'none',
      `${edged(material.dark, 3)} stroke-linejoin="round"`,
    ),
  )
}

/** A market's awning in two colours. */
const awning: DrawCrown = ({ x, foot, high, half }, { material, colours }) => {
  const [wide, narrow, count] = [half * 2.3, half * 1.7, 9]
  const at = (edge: number, k: number) => f1(x - edge + (2 * edge * k) / count)
  const strips = Array.from({ length: count }, (_, k) => {
    const [head, tail] = [f1(foot - high * 0.62), f1(foot)]
    return path(
      `M${at(narrow, k)} ${head}H${at(narrow, k + 1)}L${at(wide, k + 1)} ${tail}q${f1(-wide / count)} ${f1(high * 0.22)} ${f1((-2 * wide) / count)} 0Z`,
      k % 2 ? material.light : material.body,
      edged(material.dark, 2),
    )
  })
  return layers(
    rect(
      x - narrow - 4,
      foot - high * 0.72,
      2 * narrow + 8,
      high * 0.12,
      colours.deep,
      edged(material.dark, 2),
    ),
    ...strips,
  )
}

/** Seven hills, a window lit on each. */
const hills: DrawCrown = ({ x, foot, high, half }, { material, colours }) =>
  each([-3, 3, -2, 2, -1, 1, 0], (at) => {
    const middle = x + at * half * 0.62
    const h = high * (1 - Math.abs(at) * 0.17)
    return layers(
      path(
        rounded(middle, foot, h, half * 0.58),
        blend(colours.lit, colours.deep, Math.abs(at) * 0.16),
        edged(material.dark, 3),
      ),
      rect(
        middle - high * 0.05,
        foot - h * 0.5,
        high * 0.1,
        high * 0.14,
        '#FFCE73',
        edged(material.dark, 1.5),
      ),
    )
  })

/** The hood of a brazier, its fire over it. */
const hood: DrawCrown = ({ x, foot, high, half }, { material, colours }) => {
  const neck = foot - high * 0.46
  const flame = (size: number, fill: string) =>
    path(
      `M${x} ${f1(neck - high * 0.56 * size)}C${f1(x + half * 0.1)} ${f1(neck - high * 0.36 * size)} ${f1(x + half * 0.42 * size)} ${f1(neck - high * 0.26 * size)} ${f1(x + half * 0.24 * size)} ${f1(neck)}H${f1(x - half * 0.24 * size)}C${f1(x - half * 0.4 * size)} ${f1(neck - high * 0.2 * size)} ${f1(x - half * 0.06)} ${f1(neck - high * 0.3 * size)} ${x} ${f1(neck - high * 0.56 * size)}Z`,
      fill,
    )
  const bolts = [-0.8, -0.4, 0, 0.4, 0.8]
  return layers(
    flame(1, colours.lit),
    flame(0.62, colours.accent),
    path(
      `M${f1(x - half * 1.5)} ${foot}L${f1(x - half * 0.5)} ${f1(neck)}h${f1(half)}L${f1(x + half * 1.5)} ${foot}Z`,
      material.body,
      edged(material.dark, 3),
    ),
    rect(
      x - half * 0.58,
      neck - high * 0.06,
      half * 1.16,
      high * 0.12,
      material.rim,
      edged(material.dark, 2),
    ),
    each(bolts, (at) =>
      disk(
        x + at * half,
        foot - high * 0.12,
        high * 0.045,
        material.rim,
        edged(material.dark, 1.5),
      ),
    ),
  )
}

const CROWNS: Partial<Record<Look['frame'], DrawCrown>> = {
  'wood-lattice': fruit,
  'glass-mosaic': lamps,
  sackcloth: tent,
  'striped-awnings': awning,
  'enamelled-tin': hills,
  'black-iron': hood,
}

/** What stands on the roof tells one kiosk from the other. */
export const crownOf = ({ frame }: Look): DrawCrown => CROWNS[frame] ?? dome
