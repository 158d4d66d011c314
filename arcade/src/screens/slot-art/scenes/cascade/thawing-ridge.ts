import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { ridges } from '@zar/art/slots/textures/scatter'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const PINES = [
  [0.04, 0.68, 1.2],
  [0.15, 0.64, 0.8],
  [0.86, 0.64, 0.85],
  [0.965, 0.7, 1.25],
] as const
const FLOWERS = [
  [0.03, 0.84],
  [0.08, 0.88],
  [0.13, 0.83],
  [0.88, 0.85],
  [0.93, 0.88],
  [0.975, 0.83],
] as const

const PINE = layers(
  rect(-9, -20, 18, 40, '#4A3020'),
  each(
    [0, 1, 2],
    (i) =>
      path(
        `M${-92 + i * 18} ${-10 - i * 74}L0 ${-150 - i * 74}L${92 - i * 18} ${-10 - i * 74}Z`,
        '#2F5A6A',
        edged('#10264A', 3),
      ) +
      path(
        `M${-40 + i * 8} ${-92 - i * 74}L0 ${-150 - i * 74}L${40 - i * 8} ${-92 - i * 74}L14 ${-104 - i * 74}L0 ${-88 - i * 74}L-16 ${-104 - i * 74}Z`,
        '#F4FBFF',
      ),
  ),
)

const SNOWDROP = layers(
  line('M0 60C2 20 -8 -10 10 -30q16 -10 22 6', '#22A06F', 5),
  path(
    'M32 -26C14 -10 18 10 24 22C30 14 34 14 40 22C48 8 50 -10 32 -26Z',
    '#FFFFFF',
    edged('#8FB4D6', 2.5),
  ),
  path('M-2 60C-20 20 -18 0 -26 -14C-6 0 4 30 2 60Z', '#2F8A5B'),
)

/** A white ridge in the thaw: pines, a brook, the first snowdrops. */
export const thawingRidge: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const pine = ([x, y, size]: readonly [number, number, number]) =>
    moved(w * x, h * y, size * k, PINE)
  const flower = ([x, y]: readonly [number, number]) => moved(w * x, h * y, k * 1.2, SNOWDROP)
  return layers(
    fading(
      'sky',
      [
        [0, '#4F86B8'],
        [0.5, '#DCEEF8'],
      ],
      [w, h],
    ),
    path(
      `M0 ${h}V${f1(h * 0.42)}L${f1(w * 0.14)} ${f1(h * 0.2)}L${f1(w * 0.26)} ${f1(h * 0.38)}L${f1(w * 0.44)} ${f1(h * 0.14)}L${f1(w * 0.6)} ${f1(h * 0.36)}L${f1(w * 0.8)} ${f1(h * 0.16)}L${w} ${f1(h * 0.4)}V${h}Z`,
      '#8FB4D6',
    ),
    path(
      `M${f1(w * 0.07)} ${f1(h * 0.31)}L${f1(w * 0.14)} ${f1(h * 0.2)}L${f1(w * 0.2)} ${f1(h * 0.29)}L${f1(w * 0.15)} ${f1(h * 0.27)}ZM${f1(w * 0.36)} ${f1(h * 0.24)}L${f1(w * 0.44)} ${f1(h * 0.14)}L${f1(w * 0.52)} ${f1(h * 0.25)}L${f1(w * 0.44)} ${f1(h * 0.22)}ZM${f1(w * 0.72)} ${f1(h * 0.24)}L${f1(w * 0.8)} ${f1(h * 0.16)}L${f1(w * 0.88)} ${f1(h * 0.25)}L${f1(w * 0.8)} ${f1(h * 0.22)}Z`,
      '#F4FBFF',
    ),
    ridges(
      'kar',
      [w, h],
      [
        [h * 0.56, '#BFDCF0'],
        [h * 0.68, '#DDEFFA'],
      ],
      h * 0.08,
    ),
    each(PINES, pine),
    path(
      `M${f1(w * 0.46)} ${f1(h * 0.66)}C${f1(w * 0.3)} ${f1(h * 0.78)} ${f1(w * 0.7)} ${f1(h * 0.84)} ${f1(w * 0.4)} ${h}H${f1(w * 0.64)}C${f1(w * 0.86)} ${f1(h * 0.84)} ${f1(w * 0.46)} ${f1(h * 0.78)} ${f1(w * 0.5)} ${f1(h * 0.66)}Z`,
      '#5BA8D8',
      edged('#F4FBFF', 5),
    ),
    each(FLOWERS, flower),
    dusk(form, '#10264A', 0.56, 0.5),
  )
}
