import { f1 } from '@zar/art/geometry/numbers'
import { disk, edged, layers, path } from '@zar/art/slots/drawing/marks'

type At = { x: number; y: number; r: number }

const [SKIN, DARK, GOLD, FLESH, RUBY] = [
  '#D3452F',
  '#3A0F12',
  '#F2B441',
  '#FFE9D2',
  '#9E1530',
] as const

/** How far the opening and its seeds reach, as a part of the fruit. */
const REACH = 0.78
const GOLDEN_ANGLE = 2.399963

/** A pomegranate, open as far as its seeds reach. */
export function openFruit({ x, y, r }: At, seeds: number, of: number): string {
  const calyx = `M${f1(x - r * 0.42)} ${f1(y - r * 0.8)}l${f1(-r * 0.2)} ${f1(-r * 0.6)} ${f1(r * 0.4)} ${f1(r * 0.24)} ${f1(r * 0.22)} ${f1(-r * 0.4)} ${f1(r * 0.22)} ${f1(r * 0.4)} ${f1(r * 0.4)} ${f1(-r * 0.24)} ${f1(-r * 0.2)} ${f1(r * 0.6)}Z`
  const open = r * (0.14 + REACH * Math.sqrt(seeds / of))
  return layers(
    path(calyx, GOLD, edged(DARK, 2.5)),
    disk(x, y, r, SKIN, edged(DARK, 3)),
    disk(x, y, Math.min(open, r * 0.9), FLESH, edged(DARK, 2)),
  )
}

/** One seed of so many, from the middle outwards: a ruby with a star. */
export function fruitSeed({ x, y, r }: At, seed: number, of: number): string {
  const far = r * REACH * Math.sqrt((seed + 0.5) / of)
  const [sx, sy] = [
    x + Math.cos(seed * GOLDEN_ANGLE) * far,
    y + Math.sin(seed * GOLDEN_ANGLE) * far,
  ]
  const size = (r * 0.72) / Math.sqrt(of)
  const [far4, near] = [size * 0.8, size * 0.26]
  const star = `M${f1(sx)} ${f1(sy - far4)}l${f1(near)} ${f1(far4 - near)} ${f1(far4 - near)} ${f1(near)} ${f1(near - far4)} ${f1(near)} ${f1(-near)} ${f1(far4 - near)} ${f1(-near)} ${f1(near - far4)} ${f1(near - far4)} ${f1(-near)} ${f1(far4 - near)} ${f1(-near)}Z`
  return layers(disk(sx, sy, size, RUBY), path(star, '#FFD98A'))
}
