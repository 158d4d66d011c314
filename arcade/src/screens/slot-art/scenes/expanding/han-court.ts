import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat, starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { arch, bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A han’s courtyard: two storeys of arches, carpets over the balustrades. */
export const hanCourt: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const storey = (y: number, high: number) =>
    repeat(8, (i) => {
      const x = (w * (i + 0.5)) / 8
      return path(arch(x, y + high, w * 0.05, y + 20), '#3A1A2A', edged('#C9935A', 6))
    }) + rect(0, y + high, w, 20, '#A8703E', edged('#2A0E14', 3))
  const carpet = ([x, y, high, body, rim]: readonly [number, number, number, string, string]) =>
    layers(
      rect(x - 52, y, 104, high, body, edged('#16061A', 3)),
      rect(x - 42, y + 10, 84, high - 20, 'none', edged(rim, 5)),
      path(starOf(x, y + high * 0.3, 8, 24), rim) + path(starOf(x, y + high * 0.68, 8, 24), rim),
      line(
        repeat(9, (i) => `M${x - 48 + i * 12} ${y + high}v14`),
        '#F3E7CB',
        4,
      ),
    )
  const carpets = [
    [64, h * 0.42, 230, '#A62F20', '#E8BE62'],
    [184, h * 0.42, 190, '#1B3E6E', '#F2B5A4'],
    [130, h * 0.78, 150, '#5A1A3A', '#8DB4F4'],
  ] as const
  return layers(
    grained('stone', rect(0, 0, w, h, '#B98A5E')),
    rect(0, 0, w, h * 0.06, '#5A7A9A'),
    storey(h * 0.06, h * 0.34),
    storey(h * 0.43, h * 0.34),
    grained('stone', rect(0, h * 0.8, w, h * 0.2, '#8A6240')),
    form === 'wide' ? bothSides(w, each(carpets, carpet)) : '',
    glow('day', [w / 2, h * 0.2, w * 0.5], '#FFE3B0', 0.35),
    dusk(form, '#16061A', 0.7, 0.42),
  )
}
