import { f1, type Point, spot } from '../../../geometry/numbers.ts'
import { disc } from '../../../geometry/shape.ts'
import { outline, petals, point, starOf } from '../../drawing/pen.ts'
import { stream } from '../../drawing/stream.ts'

/** Drops on a marbling tray: an outer ring of colour, a pale ring, and a figure drawn with the awl. */

const filled = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

const drawn = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]

/** A round edge that wavers, as of colour on water. */
function wavering(word: string, r: number, amount = 0.08, n = 10): string {
  const random = stream(word)
  const points = Array.from({ length: n }, (_, i) =>
    point(0, 0, r * (1 - amount + 2 * amount * random()), (i * 360) / n),
  )
  const after = (i: number): Point => points[(i + 1) % n] ?? [0, 0]
  const curves = points.map((p, i) => `Q${spot(p)} ${spot(middle(p, after(i)))}`)
  return `M${spot(middle(points[0] ?? [0, 0], points[n - 1] ?? [0, 0]))}${curves.join('')}Z`
}

function spiral(r: number, turns: number): string {
  const steps = turns * 16
  const points = Array.from({ length: Math.floor(steps) + 1 }, (_, i) =>
    point(0, 0, r * (1 - i / steps) + 2, i * 22.5 - 60),
  )
  return outline(points, false)
}

/** n waves that a comb drew across a disc. */
const combed = (r: number, n: number, swing: number): string =>
  Array.from({ length: n }, (_, i) => {
    const y = -r + ((i + 1) * 2 * r) / (n + 1)
    const x = Math.sqrt(Math.max(0, r * r - y * y)) * 0.92
    return `M${f1(-x)} ${f1(y)}q${f1(x / 2)} ${swing} ${f1(x)} 0t${f1(x)} 0`
  }).join('')

/** A flower of n round petals whose notches go in to `depth` of the radius. */
function blossom(n: number, r: number, depth: number): string {
  const half = 180 / n
  const bend = (angle: number) => spot(point(0, 0, r * 1.12, angle))
  const petal = (i: number) => {
    const angle = -90 + (i * 360) / n
    const next = angle + 2 * half
    const notch = spot(point(0, 0, r * depth, angle + half))
    return `C${bend(angle + half * 0.62)} ${notch} ${notch}C${notch} ${bend(next - half * 0.62)} ${spot(point(0, 0, r, next))}`
  }
  const petalsOf = Array.from({ length: n }, (_, i) => petal(i))
  return `M${spot(point(0, 0, r, -90))}${petalsOf.join('')}Z`
}

/** A drop whole; its two colours and its figure alone, for those that have run into one. */
export type Drop = { drawing: string; colour: string; pale: string; figure: string }

const drop = (word: string, colour: string, pale: string, ...parts: string[]): Drop => {
  const figure = parts.join('')
  const rings =
    filled(wavering(word, 47, 0.05), colour) + filled(wavering(`${word}i`, 40, 0.06), pale)
  return { drawing: rings + figure, colour, pale, figure }
}

export const MARBLING = {
  elale: drop(
    'l',
    '#B93A2B',
    '#F8E5CF',
    drawn('M0 36C-5 24 5 20 0 8', '#0D6B4E', 5),
    filled(
      'M0 34C-14 30 -24 20 -27 8C-14 12 -4 20 0 34ZM0 34C12 30 22 22 25 12C13 14 4 22 0 34Z',
      '#16845F',
    ),
    filled(
      'M0 13C-28 10 -30 -14 -23 -36C-15 -26 -9 -20 0 12C9 -20 15 -26 23 -36C30 -14 28 10 0 13Z',
      '#9E2A1F',
    ),
    filled('M0 12C-18 4 -17 -20 0 -39C17 -20 18 4 0 12Z', '#E5563F'),
    filled('M0 6C-7 -2 -7 -16 0 -27C7 -16 7 -2 0 6Z', '#F9C9B6'),
  ),
  epapatya: drop(
    'p',
    '#1F4FB8',
    '#DDE9FA',
    filled(petals(0, 0, 10, 8, 36, 15), '#1B3E93'),
    filled(petals(0, 0, 10, 8, 29, 11), '#FBF6E8'),
    filled(wavering('pc', 12, 0.1), '#F2B441'),
    filled(wavering('pd', 5, 0.1), '#B8741B'),
  ),
  ehatip: drop(
    'h',
    '#0D6E78',
    '#D5F0E6',
    filled(blossom(4, 34, 0.34), '#0F8B8C'),
    filled(blossom(4, 24, 0.36), '#F7F0DF'),
    filled(blossom(4, 15, 0.4), '#E5563F'),
    filled(disc(0, 0, 4), '#3A0F12'),
  ),
  eyuva: drop(
    'y',
    '#6B3252',
    '#F3DDE6',
    drawn(spiral(34, 2.6), '#6B3252', 7.5),
    drawn(spiral(32, 2.5), '#C77DA0', 2.2),
  ),
  etarak: drop(
    't',
    '#B8741B',
    '#FCEFD0',
    drawn(combed(37, 6, -13), '#C98A26', 6.5),
    drawn(combed(36, 5, -13), '#7A3E12', 2),
  ),
  ebattal: drop(
    'b',
    '#14205A',
    '#C9D6EE',
    filled(wavering('b1', 31, 0.13, 8), '#2A4795'),
    filled(wavering('b2', 22, 0.16, 7), '#C9D6EE'),
    filled(wavering('b3', 14, 0.16, 7), '#14205A'),
    filled(wavering('b4', 6, 0.1), '#8DB4F4'),
  ),
  ekaranfil: drop(
    'k',
    '#127F5A',
    '#E2F3E0',
    drawn('M0 38C-3 26 3 20 0 10', '#0D6B47', 4.5),
    filled(
      'M0 12C-14 10 -30 0 -34 -14L-26 -14L-28 -26L-18 -22L-16 -34L-7 -26L0 -38L7 -26L16 -34L18 -22L28 -26L26 -14L34 -14C30 0 14 10 0 12Z',
      '#C2497B',
    ),
    filled('M0 9C-8 4 -16 -6 -17 -15L-8 -10L0 -22L8 -10L17 -15C16 -6 8 4 0 9Z', '#F5C3D3'),
    filled('M-8 12C-6 20 6 20 8 12C4 8 -4 8 -8 12Z', '#0D6B47'),
  ),
  etarakaltin: drop(
    'g',
    '#94651C',
    '#FFF0C2',
    drawn(combed(37, 9, -9), '#D8A23A', 4.5),
    filled(starOf(0, 0, 8, 22), '#94651C'),
    filled(starOf(0, 0, 8, 16), '#FFE3A0'),
  ),
} satisfies Record<string, Drop>
