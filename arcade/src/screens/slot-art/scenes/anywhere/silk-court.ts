import { f1 } from '@zar/art/geometry/numbers'
import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { arch, bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const SILKS = [
  [46, 0.78, '#C2497B'],
  [124, 0.62, '#F2B441'],
  [200, 0.7, '#2F8A9A'],
] as const

/** An inn’s arcaded court, lengths of dyed silk hung from its beams. */
export const silkCourt: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const silk = ([x, long, colour]: readonly [number, number, string]) =>
    layers(
      path(
        `M${x - 34} 70C${x - 46} ${f1(h * long * 0.5)} ${x - 26} ${f1(h * long * 0.8)} ${x - 38} ${f1(h * long)}H${x + 30}C${x + 42} ${f1(h * long * 0.8)} ${x + 22} ${f1(h * long * 0.5)} ${x + 34} 70Z`,
        colour,
        edged('#280A20', 3),
      ),
      line(
        `M${x - 12} 74C${x - 20} ${f1(h * long * 0.5)} ${x - 2} ${f1(h * long * 0.8)} ${x - 12} ${f1(h * long - 4)}M${x + 12} 74C${x + 6} ${f1(h * long * 0.5)} ${x + 22} ${f1(h * long * 0.8)} ${x + 10} ${f1(h * long - 4)}`,
        '#FFFFFF',
        4,
        'stroke-opacity=".28"',
      ),
    )
  const opening = (i: number) =>
    path(arch((w * (i + 0.5)) / 6, h * 0.78, w * 0.062, h * 0.2), '#4A1A3A', edged('#E0B8A0', 7))
  return layers(
    grained('stone', rect(0, 0, w, h, '#C99A86')),
    repeat(6, opening),
    grained('stone', rect(0, h * 0.78, w, h * 0.22, '#9A6A62')),
    line(
      repeat(
        10,
        (i) => `M${f1((w * i) / 9)} ${h * 0.78}L${f1(w / 2 + (w * (i - 4.5)) / 4.4)} ${h}`,
      ),
      '#6E3A44',
      3,
      'stroke-opacity=".6"',
    ),
    rect(0, 52, w, 24, '#6E3A28', edged('#280A20', 3)),
    form === 'wide' ? bothSides(w, each(SILKS, silk)) : '',
    glow('day', [w / 2, h * 0.24, w * 0.5], '#FFF1E8', 0.4),
    dusk(form, '#280A20', 0.66, 0.43),
  )
}
