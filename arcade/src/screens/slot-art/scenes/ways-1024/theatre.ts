import { radial } from '@zar/art/slots/drawing/gradient'
import { layers, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const SHOULDERS =
  'M-26 -40C-28 6 -16 18 -14 30C-50 36 -70 60 -76 130H76C70 60 50 36 14 30C16 18 28 6 26 -40Z'
const HATS = [
  'M-30 -46C-30 -84 30 -84 30 -46Z',
  'M-24 -40L-20 -92L20 -92L24 -40Z',
  'M-42 -34C-46 -84 46 -84 42 -34C54 0 50 30 40 60L-40 60C-50 30 -54 0 -42 -34Z',
  'M-34 -44C-20 -70 20 -70 34 -44Z',
] as const

/** Two rows of grown guests, only outlines, with hats and shawls. */
function guests(): string {
  const random = stream('seyir')
  const row = (
    n: number,
    place: (i: number) => readonly [number, number],
    size: number,
    colour: string,
  ) =>
    repeat(n, (i) => {
      const [x, y] = place(i)
      const hat = HATS[Math.floor(random() * 4)] ?? HATS[0]
      return moved(x, y, size, path(SHOULDERS, colour) + path(hat, colour))
    })
  return (
    row(13, (i) => [40 + i * 114 + random() * 30, 800 + random() * 14], 0.7, '#24100A') +
    row(9, (i) => [-10 + i * 184 + random() * 40, 884 + random() * 12], 1.05, '#0E0403')
  )
}

/** A dark hall before the lit cloth. */
export const theatre: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  return layers(
    rect(0, 0, w, h, '#1A0A06'),
    radial(
      'hall',
      [
        [0, '#7A3E16'],
        [0.6, '#34150A'],
        [1, '#120503'],
      ],
      { y: 0.4, r: 0.7 },
    ),
    rect(0, 0, w, h, 'url(#hall)'),
    form === 'wide' ? guests() : '',
    dusk(form, '#090201', 0.7, 0.4),
  )
}
