import { glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat, starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

/** A posting inn: the map of the roads on the wall, letters in their pigeonholes. */
export const postingInn: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const map = moved(
    124,
    h * 0.36,
    1,
    layers(
      rect(-104, -150, 208, 300, '#EBD7A6', edged('#5A3414', 5)),
      line(
        'M-80 100C-40 60 -60 10 -10 -10S40 -60 20 -100',
        '#A62F20',
        5,
        'stroke-dasharray="14 9"',
      ),
      line('M-90 -60q30 -30 60 0t60 0M-84 30q24 -20 48 0', '#3A6B7A', 4),
      each(
        [
          [-80, 100],
          [-10, -10],
          [20, -100],
          [62, 70],
        ] as const,
        ([x, y]) => disk(x, y, 9, '#A62F20', edged('#2A1208', 2)),
      ),
      path(starOf(60, 110, 8, 26), '#C9935A', edged('#5A3414', 2)),
      rect(-116, -164, 232, 20, '#6E3818', edged('#2A1208', 3)),
    ),
  )
  const hole = (i: number) => {
    const [x, y] = [w - 232 + (i % 3) * 74, h * 0.2 + Math.floor(i / 3) * 74]
    const letter =
      i % 4 === 2
        ? ''
        : rect(x + 12, y + 20, 46, 42, '#F3E7CB', edged('#8A6A3A', 2)) +
          disk(x + 35, y + 42, 8, '#A62F20')
    return rect(x, y, 70, 70, '#2A1208', edged('#8A5A30', 5)) + letter
  }
  const room = form === 'wide' ? map + repeat(15, hole) : ''
  return layers(
    grained('paper', rect(0, 0, w, h, '#A8703E')),
    each([0.06, 0.94], (y) => rect(0, h * y * 0.82, w, 26, '#4A2410', edged('#2A1208', 3))),
    room,
    grained('wood', rect(0, h * 0.8, w, h * 0.2, '#6E3818')),
    rect(0, h * 0.8, w, 8, '#2A1208'),
    glow('lamp', [w / 2, h * 0.24, w * 0.5], '#FFD98A', 0.4),
    dusk(form, '#1E0C04', 0.7, 0.42),
  )
}
