import { f1 } from '@zar/art/geometry/numbers'
import { linear } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import type { PageForm } from '../../kit/use-form.ts'
import type { Window } from '../frame.ts'
import { PICTURE_WINDOWS } from './picture-windows.ts'

const [BARK, THREAD, RIM] = ['#5A3A1C', '#F7F0DF', '#5BC8F0'] as const
const LEAVES = ['#2F8A5B', '#1F6F4A'] as const

/** A bead from its edge to its eye: what part of it each ring takes. */
const GLASS = [
  ['#14307F', 1],
  ['#F7F0DF', 0.66],
  ['#5BC8F0', 0.46],
  ['#0A0F24', 0.24],
] as const

const SKY = linear('sky', [
  [0, '#8FD0F2'],
  [0.62, '#3E8AD8'],
  [1, '#1E5FB8'],
])

/** A glass bead on its thread, with the light of the upper left. */
const bead = (x: number, top: number, y: number, r: number): string =>
  layers(
    line(`M${f1(x)} ${f1(top)}V${f1(y - r)}`, THREAD, Math.max(1, r / 14)),
    each(GLASS, ([colour, part], at) =>
      disk(x, y, r * part, colour, at === 0 ? edged('#060E2C', Math.max(1.5, r / 14)) : ''),
    ),
    path(
      `M${f1(x - r * 0.72)} ${f1(y - r * 0.3)}A${f1(r * 0.78)} ${f1(r * 0.78)} 0 0 1 ${f1(x - r * 0.2)} ${f1(y - r * 0.76)}`,
      'none',
      `stroke="#FFFFFF" stroke-opacity=".85" stroke-width="${f1(Math.max(1.2, r / 9))}" stroke-linecap="round"`,
    ),
  )

/** A fig's leaf of five lobes, its stalk at the top. */
const leaf = (x: number, y: number, size: number, at: number): string => {
  const k = size / 20
  const by = (dx: number, dy: number) => `${f1(dx * k)} ${f1(dy * k)}`
  return path(
    `M${f1(x)} ${f1(y)}c${by(-20, -8)} ${by(-26, 10)} ${by(-16, 18)}c${by(-10, 10)} ${by(6, 22)} ${by(16, 12)}c${by(10, 10)} ${by(26, -2)} ${by(16, -12)}c${by(10, -8)} ${by(4, -26)} ${by(-16, -18)}Z`,
    LEAVES[at % 2] ?? LEAVES[0],
    edged('#0B3A2A', Math.max(1, k)),
  )
}

/** The bay below: water to the horizon, and two capes. */
function bay([x, y, w, h]: Window): string {
  const at = (across: number, down: number) => `${f1(x + w * across)} ${f1(y + h * down)}`
  return layers(
    rect(x, y + h * 0.74, w, h * 0.26, '#0F6E9E'),
    path(`M${at(0, 0.76)}C${at(0.12, 0.6)} ${at(0.24, 0.66)} ${at(0.42, 0.76)}Z`, '#4E78B8'),
    path(
      `M${at(0.52, 0.76)}C${at(0.7, 0.58)} ${at(0.86, 0.62)} ${at(1, 0.7)}V${f1(y + h * 0.76)}Z`,
      '#3A629E',
    ),
    repeat(5, (i) =>
      line(
        `M${at(0.08 + i * 0.18, 0.82 + (i % 3) * 0.05)}h${f1(w * 0.09)}`,
        '#8FD0F2',
        Math.max(1, h / 130),
        'stroke-opacity=".7" stroke-linecap="round"',
      ),
    ),
  )
}

/** Each part of the picture has a bead of its own: three columns of three, or of one on a phone. */
function beads([x, y, w, h]: Window, rows: 1 | 3): string {
  const random = stream('boncuk')
  const branch = y + h * 0.1
  // From below: a thread passes behind the beads above its own.
  return repeat(3 * rows, (i) => {
    const [column, row] = [i % 3, rows - 1 - Math.floor(i / 3)]
    const r = (h / rows) * (rows === 1 ? 0.22 : 0.25 + random() * 0.05)
    const across = x + (w * (column + 0.5)) / 3 + (random() - 0.5) * w * 0.06
    const down = y + (h * (row + (rows === 1 ? 0.66 : 0.64 - row * 0.06))) / rows
    return bead(across, branch, down, r)
  })
}

/** A fig's branch over a bay, hung with glass beads. */
export function beadBranch(form: PageForm): string {
  const window = PICTURE_WINDOWS[form]
  const [x, y, w, h] = window
  const [isWide, random] = [form === 'wide', stream('incir')]
  const thick = isWide ? 16 : 6
  const bough = y + h * (isWide ? 0.06 : 0.12)
  return layers(
    SKY,
    `<clipPath id="branch"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#branch)">`,
    rect(x, y, w, h, 'url(#sky)'),
    bay(window),
    beads(window, isWide ? 3 : 1),
    line(
      `M${x - 10} ${f1(bough - 4)}C${f1(x + w * 0.2)} ${f1(bough + thick)} ${f1(x + w * 0.34)} ${f1(bough - thick)} ${f1(x + w * 0.5)} ${f1(bough)}S${f1(x + w * 0.84)} ${f1(bough + thick)} ${x + w + 10} ${f1(bough - 6)}`,
      BARK,
      thick,
      'stroke-linecap="round"',
    ),
    repeat(isWide ? 14 : 7, (i) =>
      leaf(
        x + (w * (i + 0.5)) / (isWide ? 14 : 7) + random() * 10,
        bough - thick + random() * thick * 1.6,
        isWide ? 14 + random() * 6 : 6,
        i,
      ),
    ),
    '</g>',
    rect(x + 3, y + 3, w - 6, h - 6, 'none', edged(RIM, isWide ? 6 : 2.5)),
  )
}
