import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import type { PageForm } from '../../kit/use-form.ts'
import type { Window } from '../frame.ts'
import { stackPlate } from './lightning.ts'

const [INK, PAPER, RED, SEA] = ['#060C1E', '#E9E1C9', '#C8452F', '#2F5C8A'] as const

/** Slanting rain over a sky. */
function rain([x, y, w, h]: Window, drops: number): string {
  const random = stream('bora')
  return repeat(drops, () => {
    const [at, down] = [x + random() * w, y + random() * h]
    return line(`M${f1(at)} ${f1(down)}l-7 18`, PAPER, 2, 'stroke-opacity=".55"')
  })
}

/** A wave that breaks to the left: its crest at a point, so wide and so high. */
function wave(x: number, y: number, w: number, h: number): string {
  const body = `M${f1(x + w)} ${f1(y + h)}V${f1(y + h * 0.5)}C${f1(x + w * 0.92)} ${f1(y + h * 0.12)} ${f1(x + w * 0.62)} ${f1(y - h * 0.06)} ${f1(x + w * 0.36)} ${f1(y + h * 0.04)}C${f1(x + w * 0.12)} ${f1(y + h * 0.12)} ${f1(x + w * 0.06)} ${f1(y + h * 0.34)} ${f1(x + w * 0.16)} ${f1(y + h * 0.42)}C${f1(x + w * 0.2)} ${f1(y + h * 0.28)} ${f1(x + w * 0.36)} ${f1(y + h * 0.24)} ${f1(x + w * 0.44)} ${f1(y + h * 0.36)}C${f1(x + w * 0.54)} ${f1(y + h * 0.54)} ${f1(x + w * 0.3)} ${f1(y + h * 0.78)} ${f1(x)} ${f1(y + h * 0.84)}V${f1(y + h)}Z`
  const ribs = repeat(4, (at) => {
    const inset = 0.1 + at * 0.1
    return line(
      `M${f1(x + w * (0.96 - inset))} ${f1(y + h * 0.94)}C${f1(x + w * (0.98 - inset))} ${f1(y + h * (0.5 + inset * 0.4))} ${f1(x + w * (0.82 - inset))} ${f1(y + h * (0.12 + inset * 0.4))} ${f1(x + w * 0.46)} ${f1(y + h * (0.08 + inset * 0.34))}`,
      PAPER,
      2.5,
      'stroke-opacity=".75"',
    )
  })
  const foam = repeat(5, (at) =>
    path(
      `M${f1(x + w * (0.1 + at * 0.075))} ${f1(y + h * (0.36 - at * 0.062))}q-9 -13 3 -18q13 1 9 14Z`,
      PAPER,
      edged(INK, 2),
    ),
  )
  return layers(path(body, SEA, `${edged(INK, 4)} stroke-linejoin="round"`), ribs, foam)
}

const flash = (x: number, y: number, h: number): string =>
  path(
    `M${f1(x)} ${f1(y)}l${f1(-h * 0.2)} ${f1(h * 0.5)}h${f1(h * 0.14)}l${f1(-h * 0.12)} ${f1(h * 0.5)}l${f1(h * 0.4)} ${f1(-h * 0.6)}h${f1(-h * 0.16)}l${f1(h * 0.12)} ${f1(-h * 0.4)}Z`,
    RED,
    `${edged(PAPER, 3)} stroke-linejoin="round"`,
  )

/** A reel that a wave has lifted whole, and the plate of its multiplier. */
export function squall(form: PageForm, window: Window): string {
  const [x, y, w, h] = window
  const isTall = form === 'tall'
  const waves = isTall
    ? wave(x + 4, y + h * 0.2, w * 0.32, h * 0.8) +
      wave(x + w * 0.68, y + h * 0.2, w * 0.3, h * 0.8)
    : wave(x + 6, y + h * 0.3, w - 10, h * 0.5) + wave(x - 24, y + h * 0.62, w + 28, h * 0.38)
  const [inset, width] = isTall ? [3.5, 5] : [4.5, 7]
  return layers(
    rect(x, y, w, h, '#14233F'),
    rain([x, y, w, h * (isTall ? 1 : 0.5)], isTall ? 26 : 34),
    isTall ? '' : flash(x + w * 0.56, y + 20, 120),
    waves,
    stackPlate(form, window, INK),
    rect(
      x + inset,
      y + inset,
      w - 2 * inset,
      h - 2 * inset,
      'none',
      `${edged(PAPER, width)} stroke-dasharray="${isTall ? '14 4' : '22 6'}"`,
    ),
  )
}
