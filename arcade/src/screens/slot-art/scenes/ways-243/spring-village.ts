import { blend } from '@zar/art'
import { fading } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { ridges } from '@zar/art/slots/textures/scatter'
import { flock } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const house = (x: number, y: number, wide: number) => {
  const rows = repeat(4, (row) =>
    repeat(Math.ceil(wide / 26), (i) =>
      path(
        `M${x - wide / 2 + i * 26 - (row % 2) * 13} ${y + row * 24}a13 18 0 0 0 26 0v-10h-26Z`,
        blend('#B8502E', '#7A2A18', ((i + row) % 3) / 3),
        edged('#5A1E10', 1.5),
      ),
    ),
  )
  return layers(
    rect(x - wide / 2 + 14, y + 70, wide - 28, 320, '#F3E7CB', edged('#6B5836', 3)),
    each([-0.25, 0.25], (part) =>
      rect(x + part * wide - 22, y + 130, 44, 62, '#3A6B7A', edged('#6B5836', 4)),
    ),
    rect(x + wide * 0.2, y - 70, 36, 80, '#D9C7A4', edged('#6B5836', 3)),
    rows,
  )
}

const NEST = layers(
  path('M-60 0C-40 -16 40 -16 60 0L44 24H-44Z', '#8A6A3A', edged('#4A3414', 3)),
  line('M-14 -8V-60M8 -8V-60', '#C4412E', 5),
  path('M-44 -62C-30 -104 30 -104 44 -70C30 -46 -20 -44 -44 -62Z', '#F7F0DF', edged('#174A5C', 3)),
  path(
    'M30 -84C50 -110 40 -140 52 -152C68 -150 64 -130 58 -112L46 -70Z',
    '#F7F0DF',
    edged('#174A5C', 3),
  ),
  path('M62 -146L104 -138L62 -134Z', '#C4412E'),
  path('M-46 -62L-70 -44L-30 -52Z', '#0B2A36'),
)

/** Storks circle over the tiled roofs of a village in spring. */
export const springVillage: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const nest = moved(w * 0.09, h * 0.56, k, NEST)
  const birds = [
    [w * 0.12, h * 0.16, 40],
    [w * 0.2, h * 0.1, 26],
    [w * 0.88, h * 0.14, 44],
    [w * 0.8, h * 0.08, 24],
    [w * 0.94, h * 0.3, 30],
  ] as const
  return layers(
    fading(
      'sky',
      [
        [0, '#3F93B8'],
        [0.6, '#CFE6DE'],
        [0.8, '#F3E3BC'],
      ],
      [w, h],
    ),
    each(
      [150, 230, 310],
      (r) =>
        `<ellipse cx="${w / 2}" cy="${h * 0.24}" rx="${r * 1.7}" ry="${r * 0.4}" fill="none" stroke="#F7F0DF" stroke-opacity=".3" stroke-width="5"/>`,
    ),
    ridges(
      'leylek',
      [w, h],
      [
        [h * 0.6, '#9CBF8A'],
        [h * 0.68, '#7AA56E'],
      ],
      h * 0.05,
    ),
    line(flock(birds), '#174A5C', 5, 'stroke-linecap="round"'),
    house(w * 0.06, h * 0.62, 250 * k),
    house(w * 0.94, h * 0.58, 280 * k),
    nest,
    rect(0, h * 0.9, w, h * 0.1, '#5E8A4E'),
    dusk(form, '#0B2A36', 0.56, 0.5),
  )
}
