import { blend } from '../../palette.ts'
import { fading, glow, radial } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { grained } from '../textures/grains.ts'
import {
  each,
  edged,
  FLOOR,
  type Ground,
  HEIGHT,
  layers,
  line,
  path,
  rays,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

const SIZE = [WIDTH, HEIGHT] as const
const SCALLOP = 'c0 24 -50 24 -50 0'

/** A lit cloth between drapes. */
const stage: Ground = ({ lit, deep, accent }) => {
  const foot = FLOOR - 4
  const fold = (i: number) =>
    path(
      `M${i * 20 - 8} 0C${i * 18 + 6} 90 ${i * 12 + 10} 150 ${i * 6 + 14} 186C${i * 10 + 4} 230 ${i * 12 - 2} 280 ${i * 12 - 6} ${foot}H${i * 14 + 16}C${i * 14 + 18} 270 ${i * 10 + 24} 230 ${i * 8 + 30} 186C${i * 16 + 30} 130 ${i * 22 + 20} 60 ${i * 22 + 20} 0Z`,
      blend(accent, '#1A0508', 0.1 + 0.2 * (i % 2)),
      edged('#1A0508', 1.5),
    )
  return layers(
    whole(deep),
    radial(
      'lamp',
      [
        [0, '#FFF7DC'],
        [0.5, blend('#FCE2A4', lit, 0.22)],
        [1, blend(lit, deep, 0.35)],
      ],
      { r: 0.7 },
    ),
    rect(26, 0, 248, foot, 'url(#lamp)'),
    `<g>${repeat(3, fold)}</g><g transform="translate(${WIDTH} 0) scale(-1 1)">${repeat(3, fold)}</g>`,
    path(`M0 0H300V20${SCALLOP.repeat(6)}Z`, blend(accent, '#1A0508', 0.15), edged('#1A0508', 2)),
    path('M0 0H300V8H0Z', '#F2B441'),
  )
}

const ARCHES = [
  [1, '#8A6A44'],
  [0.8, '#6E8A5E'],
  [0.62, '#4A7A62'],
  [0.46, '#2A5A4C'],
] as const

/** A vaulted lane with shut doors on both sides. */
const lane: Ground = () => {
  const arch = (k: number) => {
    const [w, t] = [150 * k, 150 - 138 * k]
    return `M${150 - w} ${FLOOR + 10}V${t + 74 * k}C${150 - w} ${t + 24 * k} ${150 - w * 0.4} ${t + 6 * k} 150 ${t}C${150 + w * 0.4} ${t + 6 * k} ${150 + w} ${t + 24 * k} ${150 + w} ${t + 74 * k}V${FLOOR + 10}Z`
  }
  const door = (x: number, colour: string) =>
    layers(
      path(
        `M${x} 300V150C${x} 120 ${x + 22} 116 ${x + 22} 106C${x + 22} 116 ${x + 44} 120 ${x + 44} 150V300Z`,
        colour,
        edged('#1A0B03', 4),
      ),
      line(`M${x + 22} 108V300`, '#1A0B03', 3),
      `<circle cx="${x + 29}" cy="214" r="4" fill="#F2B441"/>`,
    )
  return layers(
    whole('#0C2A22'),
    each(ARCHES, ([k, colour]) => path(arch(k), colour, edged('#0C2A22', 6 * k))),
    door(10, '#C4412E'),
    door(246, '#2450C8'),
    glow('light', [150, 150, 130], '#FFE3A0', 0.5),
  )
}

const PEAKS = [
  [40, 130, '#5A1F4E'],
  [104, 96, '#3E1746'],
  [186, 110, '#4A1A48'],
  [262, 84, '#34123C'],
] as const

/** Violet peaks with veins of gold before an ember sky. */
const peaks: Ground = () =>
  layers(
    fading(
      'embers',
      [
        [0, '#14061E'],
        [0.45, '#7A2A4E'],
        [0.75, '#F08A3C'],
        [1, '#FFD98A'],
      ],
      SIZE,
    ),
    rays([150, 250, 300], 22, '#FFCE73', 0.13),
    each(
      PEAKS,
      ([x, y, colour]) =>
        path(
          `M${x - 90} ${FLOOR + 10}L${x - 20} ${y + 40}L${x} ${y}L${x + 24} ${y + 50}L${x + 92} ${FLOOR + 10}Z`,
          colour,
          'fill-opacity=".92"',
        ) + line(`M${x} ${y}l-8 40l14 34l-10 60`, '#F2B441', 2.5),
    ),
    glow('sun', [150, 160, 120], '#FFE3A0', 0.75),
  )

/** A courier's saddlebag with two buckled straps. */
const saddlebag: Ground = () => {
  const strap = (x: number) =>
    rect(x, 0, 26, 320, '#4A2410', edged('#1A0B03', 3)) +
    rect(x - 7, 246, 40, 30, 'none', `rx="5" ${edged('#E8BE62', 6)}`)
  return layers(
    grained('stone', whole('#8A4E26')),
    path('M14 20H286V250C286 290 240 306 150 306S14 290 14 250Z', '#6E3818', edged('#2A1208', 4)),
    line(
      'M22 28H278V248C278 282 236 297 150 297S22 282 22 248Z',
      '#E8BE62',
      2,
      'stroke-dasharray="7 5"',
    ),
    strap(56),
    strap(220),
    '<ellipse cx="150" cy="160" rx="112" ry="96" fill="#F0DDA8" fill-opacity=".25"/>',
  )
}

export const WAYS_1024 = { stage, lane, peaks, saddlebag }
