import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import type { PageForm } from '../../kit/use-form.ts'
import type { Window } from '../frame.ts'

/** What fills a reel: its drawing in the reel's window; lit where it helps a line that won. */
export type DrawRiser = (form: PageForm, window: Window, isLit: boolean) => string

const GOLD = '#F2B441'

const framed = (form: PageForm, [x, y, w, h]: Window, ink: string): string => {
  const [inset, width] = form === 'wide' ? [4.5, 7] : [3.5, 5]
  return rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 'none', edged(ink, width))
}

/** A cypress of any height on its foot. */
function tree(x: number, top: number, foot: number, half: number): string {
  const [ink, high] = ['#0B3A30', foot - top]
  const side = (way: 1 | -1) =>
    `C${f1(x + way * half)} ${f1(top + high * 0.3)} ${f1(x + way * half)} ${f1(top + high * 0.72)} ${f1(x + way * half * 0.55)} ${f1(foot - high * 0.1)}`
  const whole = `M${x} ${top}${side(1)}H${f1(x - half * 0.55)}C${f1(x - half)} ${f1(top + high * 0.72)} ${f1(x - half)} ${f1(top + high * 0.3)} ${x} ${top}Z`
  const shade = `M${x} ${top}${side(1)}H${x}Z`
  const tuft = (at: number) => {
    const y = top + high * (0.2 + at * 0.115)
    const reach = half * (0.34 + 0.16 * Math.sin((at + 1) * 0.55))
    return line(
      `M${f1(x - reach)} ${f1(y)}q${f1(reach)} ${f1(-high * 0.05)} ${f1(reach * 0.9)} ${f1(high * 0.03)}M${f1(x + reach)} ${f1(y + high * 0.05)}q${f1(-reach)} ${f1(-high * 0.05)} ${f1(-reach * 0.9)} ${f1(high * 0.03)}`,
      '#8FD6A8',
      2.5,
      'stroke-opacity=".7"',
    )
  }
  return layers(
    rect(x - half * 0.12, foot - high * 0.12, half * 0.24, high * 0.1, '#7A4A26', edged(ink, 2.5)),
    path(whole, '#2F9A63', `${edged(ink, 4)} stroke-linejoin="round"`),
    path(shade, '#1B6E48', 'fill-opacity=".75"'),
    repeat(6, tuft),
    path(
      `M${f1(x - half * 0.6)} ${f1(foot - high * 0.03)}h${f1(half * 1.2)}l${f1(-half * 0.16)} ${f1(high * 0.03 + 8)}h${f1(-half * 0.88)}Z`,
      '#F2B5A4',
      edged(ink, 3),
    ),
  )
}

/** A court with a cypress as high as its reel; on a phone one stands in the middle of a hedge. */
export const cypress: DrawRiser = (form, window, isLit) => {
  const [x, y, w, h] = window
  const middle = x + w / 2
  if (form === 'wide') {
    const arch = `M${x + 16} ${y + h}V${y + 116}C${x + 16} ${y + 56} ${middle - 26} ${y + 34} ${middle} ${y + 12}C${middle + 26} ${y + 34} ${x + w - 16} ${y + 56} ${x + w - 16} ${y + 116}V${y + h}Z`
    return layers(
      rect(x, y, w, h, '#1F6F5A'),
      path(arch, '#F6F0D8', edged('#0B3A30', 4)),
      rect(x, y + h - 34, w, 34, '#CFE3D2'),
      line(`M${x} ${y + h - 34}h${w}`, '#0B3A30', 3),
      tree(middle, y + 30, y + h - 18, 54),
      framed(form, window, isLit ? GOLD : '#0B3A30'),
    )
  }
  const foot = y + h - 8
  const hedge = (at: number) =>
    path(
      `M${f1(x + 6 + at * 34)} ${foot}v-14q17 -22 34 0v14Z`,
      at % 2 ? '#2F9A63' : '#1B6E48',
      edged('#0B3A30', 2),
    )
  return layers(
    rect(x, y, w, h, '#F6F0D8'),
    rect(x, y, w, 12, '#1F6F5A'),
    repeat(Math.floor((w - 12) / 34), hedge),
    tree(middle, y + 6, foot, 24),
    framed(form, window, isLit ? GOLD : '#0B3A30'),
  )
}

const MARBLE = '#E6F1EE'
const DEPTH = '#0D4A55'
const WATER = '#5BB8D8'

const basin = (x: number, y: number, half: number): string =>
  layers(
    path(
      `M${f1(x - half)} ${f1(y)}h${f1(2 * half)}c${f1(-half * 0.1)} ${f1(half * 0.5)} ${f1(-half * 0.5)} ${f1(half * 0.62)} ${f1(-half)} ${f1(half * 0.62)}s${f1(-half * 0.9)} ${f1(-half * 0.12)} ${f1(-half)} ${f1(-half * 0.62)}Z`,
      MARBLE,
      `${edged(DEPTH, 3)} stroke-linejoin="round"`,
    ),
    rect(x - half, y - half * 0.12, 2 * half, half * 0.2, WATER, edged(DEPTH, 2.5)),
  )

const fall = (x: number, from: number, to: number, half: number): string =>
  layers(
    rect(x - half, from, 2 * half, to - from, WATER),
    each([-0.55, 0, 0.55], (at) =>
      line(
        `M${f1(x + at * half)} ${f1(from + 4)}V${f1(to - 4)}`,
        '#EAFBFF',
        2.5,
        'stroke-opacity=".85"',
      ),
    ),
    line(`M${f1(x - half)} ${f1(from)}V${f1(to)}M${f1(x + half)} ${f1(from)}V${f1(to)}`, DEPTH, 2),
  )

/** Water that falls from basin to basin down its reel; on a phone it runs over to both sides. */
export const waterColumn: DrawRiser = (form, window, isLit) => {
  const [x, y, w, h] = window
  const middle = x + w / 2
  if (form === 'wide') {
    const steps = [0.24, 0.55, 0.86]
    return layers(
      rect(x, y, w, h, '#2A7A84'),
      repeat(9, (at) =>
        line(`M${x} ${f1(y + at * 58)}h${w}`, '#0D4A55', 1.5, 'stroke-opacity=".4"'),
      ),
      each(steps, (at, step) =>
        fall(middle, y + h * (steps[step - 1] ?? 0) + (step ? 30 : 0), y + h * at, 16 + step * 7),
      ),
      each(steps, (at, step) => basin(middle, y + h * at, 44 + step * 12)),
      framed(form, window, isLit ? GOLD : DEPTH),
    )
  }
  const arc = (way: 1 | -1) =>
    line(`M${middle + way * 30} ${y + 40}c${way * 30} -14 ${way * 62} 4 ${way * 74} 30`, WATER, 9) +
    line(
      `M${middle + way * 30} ${y + 40}c${way * 30} -14 ${way * 62} 4 ${way * 74} 30`,
      '#EAFBFF',
      2,
    )
  return layers(
    rect(x, y, w, h, '#2A7A84'),
    arc(1),
    arc(-1),
    fall(middle, y + 4, y + 40, 10),
    basin(middle, y + 42, 38),
    basin(middle - 108, y + h - 26, 30),
    basin(middle + 108, y + h - 26, 30),
    framed(form, window, isLit ? GOLD : DEPTH),
  )
}

/** A carpet from its upper fringe to its lower one, lying along `w`. */
function lying(w: number, h: number): string {
  const [x, y] = [-w / 2, -h / 2]
  const fringe = (edge: number, way: 1 | -1) =>
    repeat(Math.floor((h - 14) / 8), (at) =>
      line(`M${f1(edge)} ${f1(y + 11 + at * 8)}h${way * 12}`, '#F3E3CE', 3),
    )
  const bead = (at: number, count: number) => {
    const across = x + 26 + ((w - 52) * (at + 0.5)) / count
    return each([y + 17, y + h - 17], (down) =>
      path(`M${f1(across)} ${f1(down - 7)}l7 7l-7 7l-7 -7Z`, at % 2 ? '#E8BE62' : '#8DB4F4'),
    )
  }
  const beads = Math.round((w - 52) / 26)
  const diamond = (half: number, fill: string, edge: string) =>
    path(
      `M0 ${f1(-half * 0.62)}L${f1(half)} 0L0 ${f1(half * 0.62)}L${f1(-half)} 0Z`,
      fill,
      edged(edge, 3),
    )
  return layers(
    rect(x, y, w, h, '#3A1220'),
    fringe(x + 2, 1),
    fringe(x + w - 2, -1),
    rect(x + 14, y + 5, w - 28, h - 10, '#14305E', edged('#16061A', 3)),
    repeat(beads, (at) => bead(at, beads)),
    rect(x + 26, y + 28, w - 52, h - 56, '#A62F20', edged('#E8BE62', 3)),
    diamond(Math.min(w * 0.27, h * 1.5), '#7A1F1C', '#E8BE62'),
    diamond(Math.min(w * 0.2, h * 1.1), '#14305E', '#8DB4F4'),
  )
}

/** A carpet that lies the length of its reel, and a plate for what it multiplies by. */
export const carpet: DrawRiser = (form, window, isLit) => {
  const [x, y, w, h] = window
  const [middle, level] = [x + w / 2, y + h / 2]
  const [across, turn] = form === 'wide' ? [lying(h, w), 90] : [lying(w, h), 0]
  const [wide, high] = form === 'wide' ? [100, 66] : [76, 50]
  return layers(
    `<g transform="translate(${f1(middle)} ${f1(level)}) rotate(${turn})">${across}</g>`,
    rect(
      middle - wide / 2,
      level - high / 2,
      wide,
      high,
      '#16061A',
      `rx="10" ${edged('#E8BE62', 2.5)}`,
    ),
    framed(form, window, isLit ? GOLD : '#16061A'),
  )
}
