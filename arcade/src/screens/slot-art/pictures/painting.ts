import { edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { petals, repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { drawThing, placed, type Thing } from '@zar/art/slots/thing'
import { BOOK } from '@zar/art/slots/things/book'
import { SHADOW } from '@zar/art/slots/things/shadow'
import type { PageForm } from '../../kit/use-form.ts'
import { LEFT_PAGE } from '../frames/book.ts'
import { PICTURE_HIGH } from './picture-windows.ts'

const GILT = '#C89B3C'
const FLOWERS = ['#E5563F', '#F2B441', '#F8EFD6', '#8DB4F4'] as const

/** What stands in the picture: where, as parts of it, and how large. */
const FIGURES: readonly (readonly [thing: Thing, x: number, y: number, size: number])[] = [
  [SHADOW.servi, 0.46, 0.33, 118],
  [SHADOW.servi, 0.93, 0.38, 96],
  [BOOK.kosk, 0.7, 0.46, 184],
  [BOOK.gulfidan, 0.12, 0.44, 118],
  [BOOK.geyik, 0.31, 0.76, 158],
  [BOOK.turna, 0.84, 0.82, 104],
  [BOOK.gulfidan, 0.58, 0.86, 70],
]

function clouds(x: number, y: number, random: () => number): string {
  return repeat(5, (i) => {
    const [cx, cy] = [x + 50 + i * 100, y + 36 + random() * 50]
    return path(
      `M${cx} ${cy}c16 -16 40 -8 36 8c22 -8 34 12 16 20c-18 6 -28 -6 -44 -2c-18 4 -28 -14 -8 -26Z`,
      '#F8EFD6',
      edged(GILT, 2),
    )
  })
}

function hills(x: number, y: number, w: number, h: number): string {
  const [right, foot] = [x + w, y + h]
  const at = (part: number) => y + h * part
  return layers(
    path(
      `M${x} ${at(0.5)}C${x + 90} ${at(0.3)} ${x + 160} ${at(0.44)} ${x + 220} ${at(0.36)}S${x + 380} ${at(0.26)} ${right} ${at(0.44)}V${foot}H${x}Z`,
      '#C77DA0',
    ),
    path(
      `M${x} ${at(0.62)}C${x + 120} ${at(0.44)} ${x + 240} ${at(0.62)} ${x + 330} ${at(0.5)}S${right - 40} ${at(0.54)} ${right} ${at(0.5)}V${foot}H${x}Z`,
      '#4E9A6B',
    ),
    path(
      `M${x} ${at(0.86)}C${x + 150} ${at(0.74)} ${x + 300} ${at(0.9)} ${right} ${at(0.8)}V${foot}H${x}Z`,
      '#2E7A58',
    ),
  )
}

/** The painter's picture on the left page: a garden with a kiosk and a stag. */
function garden(): string {
  const [x, y, w] = LEFT_PAGE.wide
  const h = PICTURE_HIGH
  const random = stream('bulut')
  const sky = clouds(x, y, random)
  const flowers = repeat(34, (i) => {
    const [fx, fy] = [x + 20 + random() * (w - 40), y + h * (0.64 + random() * 0.34)]
    return path(petals(fx, fy, 5, 1, 5 + random() * 3, 30), FLOWERS[i % 4] ?? FLOWERS[0])
  })
  const figures = FIGURES.map(([thing, fx, fy, size]) =>
    placed(drawThing(thing, 'minyatur'), x + w * fx, y + h * fy, size),
  )
  return layers(
    rect(x, y, w, h, GILT),
    rect(x + 7, y + 7, w - 14, h - 14, '#F0DDA8'),
    `<clipPath id="picture"><rect x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${h - 14}"/></clipPath><g clip-path="url(#picture)">`,
    rect(x, y, w, h * 0.42, '#1B3E93'),
    sky,
    hills(x, y, w, h),
    flowers,
    ...figures,
    '</g>',
    rect(x + 7, y + 7, w - 14, h - 14, 'none', edged('#4A1D10', 1.5)),
  )
}

/** The strip over an upright book: a hill with the stag and the kiosk. */
function strip(): string {
  const [x, y, w, h] = LEFT_PAGE.tall
  return layers(
    rect(x, y, w, h, '#14305E', `rx="4" ${edged(GILT, 3)}`),
    path(
      `M${x + 3} ${y + h - 3}V${y + 62}C${x + 50} ${y + 44} ${x + 90} ${y + 66} ${x + 130} ${y + 54}V${y + h - 3}Z`,
      '#3C7F57',
    ),
    placed(drawThing(BOOK.geyik), x + 34, y + 42, 58),
    placed(drawThing(BOOK.kosk), x + 92, y + 40, 58),
  )
}

export const painting = (form: PageForm): string => (form === 'wide' ? garden() : strip())
