import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { fading, glow, linear } from '../drawing/gradient.ts'
import { polygon, repeat } from '../drawing/pen.ts'
import { stream } from '../drawing/stream.ts'
import { grained } from '../textures/grains.ts'
import {
  disk,
  each,
  edged,
  FLOOR,
  type Ground,
  HEIGHT,
  layers,
  line,
  path,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

const SIZE = [WIDTH, HEIGHT] as const
const ARCH = 'V150A98 100 0 0 1 248 150V'

/** An arch of an aqueduct, water falling through it. */
const arch: Ground = ({ lit, deep }, word) => {
  const random = stream(word)
  const foot = FLOOR - 4
  const stone = blend('#D6C6A0', lit, 0.22)
  const [joint, rim] = [blend(stone, '#000000', 0.45), blend(stone, '#000000', 0.5)]
  const thread = () => {
    const [x, y] = [54 + random() * 192, random() * 250]
    const [length, veil, width] = [20 + random() * 80, 0.12 + random() * 0.35, 1.5 + random() * 3]
    return `<path d="M${f1(x)} ${f1(y)}v${f1(length)}" stroke="#fff" stroke-opacity="${f1(veil)}" stroke-width="${f1(width)}" stroke-linecap="round"/>`
  }
  const voussoir = (i: number) => {
    const angle = Math.PI + (i * Math.PI) / 10
    const on = (rx: number, ry: number) =>
      `${f1(150 + rx * Math.cos(angle))} ${f1(150 + ry * Math.sin(angle))}`
    return `<path d="M${on(98, 100)}L${on(126, 130)}" stroke="${joint}" stroke-width="2.5"/>`
  }
  return layers(
    linear('fall', [
      [0, blend(deep, lit, 0.25)],
      [0.6, blend(lit, deep, 0.15)],
      [1, blend(deep, lit, 0.2)],
    ]),
    whole(deep),
    rect(40, 0, 220, foot, 'url(#fall)'),
    repeat(34, thread),
    grained(
      'stone',
      path(`M0 0H300V${foot}H0ZM52 ${foot}${ARCH}${foot}Z`, stone, 'fill-rule="evenodd"'),
    ),
    repeat(11, voussoir),
    line(`M52 ${foot}${ARCH}${foot}`, rim, 4),
    path('M136 26H164L157 60H143Z', blend(stone, '#ffffff', 0.4), edged(rim, 2.5)),
    path(`M0 276${'q15 -8 30 0t30 0'.repeat(5)}V${foot}H0Z`, blend(lit, deep, 0.4)),
    line(`M-10 292${'q15 -6 30 0t30 0'.repeat(6)}`, '#fff', 2.5, 'stroke-opacity=".5"'),
  )
}

/** Tea terraces in the rain, a basket on its cable. */
const teaSlope: Ground = (_, word) => {
  const terrace = (y: number, i: number) =>
    path(
      `M-10 ${y + 10}C60 ${y - 30} 110 ${y + 26} 180 ${y}S270 ${y - 26} 310 ${y + 6}V340H-10Z`,
      blend('#7FB58A', '#0B3A2A', i * 0.2),
    ) +
    repeat(16, (k) =>
      path(
        `M${k * 20 - 4} ${f1(y + 14 + Math.sin(k * 0.9 + i) * 9)}a10 9 0 0 1 20 0Z`,
        blend('#57A06A', '#06261B', i * 0.19),
      ),
    )
  const rain = (i: number) => {
    const random = stream(word + i)
    const [x, y] = [random() * 300, random() * 240]
    return `<path d="M${f1(x)} ${f1(y)}l-6 18" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>`
  }
  return layers(
    fading(
      'mist',
      [
        [0, '#7FA9A4'],
        [1, '#CFE0D2'],
      ],
      SIZE,
    ),
    each([110, 150, 190, 230, 270], terrace),
    repeat(40, rain),
    line('M-10 40L310 86', '#1A2A22', 3),
    path('M226 74v16h-16l4 24h30l4 -24h-16', '#8A5730', edged('#2A1608', 2.5)),
    disk(150, 172, 88, '#F3F7EA', 'fill-opacity=".42"'),
  )
}

const ICE = ['#F4FBFF', '#BBD9EE', '#94BDE0', '#D5EBF7'] as const

/** Cracked ice with a hole down to the brook. */
const thaw: Ground = (_, word) => {
  const random = stream(word)
  const floe = (i: number) => {
    const [x, y, r] = [random() * 300, random() * 310, 22 + random() * 34]
    const d = polygon(x, y, 5 + Math.floor(random() * 2), r, random() * 90)
    return path(d, ICE[i % 4] ?? ICE[0], `fill-opacity=".75" ${edged('#5C8AB8', 1.5)}`)
  }
  return layers(
    fading(
      'frost',
      [
        [0, '#DDF0FA'],
        [1, '#6F9CC8'],
      ],
      SIZE,
    ),
    repeat(22, floe),
    path(
      'M150 46L204 84L250 96L236 160L252 222L196 246L150 292L104 244L48 226L62 162L50 98L98 82Z',
      '#1E4A78',
      `${edged('#F4FBFF', 7)} stroke-linejoin="round"`,
    ),
    path(
      'M150 62L198 96L236 106L224 160L236 212L190 234L150 274L112 232L64 214L76 160L66 108L104 94Z',
      '#2F6A9E',
    ),
    path('M74 214C110 196 190 226 228 204L236 212L190 234L150 274L112 232Z', '#3A2C1A'),
  )
}

/** A goldsmith's scale before velvet. */
const scale: Ground = () => {
  const fold = (i: number) => {
    const x = i * 54
    return (
      line(
        `M${x - 20} 0C${x} 110 ${x - 40} 210 ${x - 10} 330`,
        '#0A1038',
        16,
        'stroke-opacity=".7"',
      ) +
      line(
        `M${x - 6} 0C${x + 14} 110 ${x - 26} 210 ${x + 4} 330`,
        '#3A4AA8',
        6,
        'stroke-opacity=".5"',
      )
    )
  }
  const pan = (x: number) =>
    line(`M${x} 50L${x - 34} 112M${x} 50L${x + 34} 112`, '#E8BE62', 2.5) +
    path(`M${x - 40} 112h80c-4 26 -76 26 -80 0Z`, '#E8BE62', edged('#4A2E06', 2.5))
  return layers(
    whole('#141C58'),
    repeat(7, fold),
    line('M150 12V50M56 50H244', '#E8BE62', 7, 'stroke-linecap="round"'),
    disk(150, 22, 10, '#E8BE62', edged('#4A2E06', 2)),
    pan(56),
    pan(244),
    glow('lens', [150, 176, 120], '#8DB4F4', 0.6),
  )
}

export const CASCADE = { arch, 'tea-slope': teaSlope, thaw, scale }
