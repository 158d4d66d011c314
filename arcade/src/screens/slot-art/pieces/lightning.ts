import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { woven } from '@zar/art/slots/hands/woven'
import { placed } from '@zar/art/slots/thing'
import type { PageForm } from '../../kit/use-form.ts'
import type { Form, Label, Window } from '../frame.ts'
import { fittedLabel } from './fitted.ts'

const BOLT = [
  '.......yy',
  '......yyy',
  '......yy.',
  '.....yyy.',
  '.....yy..',
  '....yyy..',
  '....yyyyy',
  '...yyyyyy',
  '.....yyyw',
  '.....yyw.',
  '....yyw..',
  '....yw...',
  '...yyw...',
  '...yw....',
  '..yw.....',
  '..w......',
]
const DYES = { y: '#FFD25E', w: '#F08A3C' }
const RAIN = ['#1E4A86', '#2A62AA', '#0F2448'] as const

const bolt = woven({ rows: BOLT, dyes: DYES, isMirrored: false, under: '#0F1A30' })

/** The multiplier's plate on a reel of lightning. */
const PLATES = {
  wide: { w: 116, h: 74, size: 52 },
  tall: { w: 98, h: 60, size: 44 },
} as const

/** A reel full of lightning: one cloth with one bolt, and the plate of its multiplier. */
export function lightning(form: PageForm, [x, y, w, h]: Window, dark = '#0F1A30'): string {
  const random = stream('bolt')
  const isTall = form === 'tall'
  const stitch = (i: number) =>
    rect(
      x + random() * (w - 18),
      y + random() * (h - 6),
      8 + random() * 16,
      5,
      RAIN[i % 3] ?? RAIN[0],
    )
  const bolts = isTall
    ? placed(bolt, x + w * 0.17, y + h / 2, 84) + placed(bolt, x + w * 0.83, y + h / 2, 84)
    : placed(bolt, x + w / 2, y + h * 0.4, 260)
  return layers(
    rect(x, y, w, h, '#14305E'),
    repeat(isTall ? 30 : 60, stitch),
    bolts,
    stackPlate(form, [x, y, w, h], dark),
    rect(
      x + 3,
      y + 3,
      w - 6,
      h - 6,
      'none',
      `${edged('#F2B441', isTall ? 5 : 7)} stroke-dasharray="${isTall ? '9 4' : '14 6'}"`,
    ),
  )
}

/** The plate of a reel that multiplies. */
export function stackPlate(form: PageForm, window: Window, fill: string): string {
  const { w, h } = PLATES[form]
  const { x, y } = plateOf(form, window)
  return rect(x - w / 2, y - h / 2, w, h, fill, `rx="8" ${edged('#F2B441', 2.5)}`)
}

const plateOf = (form: PageForm, [x, y, w, h]: Window) => ({
  x: x + w / 2,
  y: form === 'tall' ? y + h / 2 : y + h - 60,
})

/** The figure on the plate, blank until the reel stands. */
export const lightningLabel = (form: Form, window: Window, times: number | null): Label =>
  fittedLabel((own, place) => ({
    ...plateOf(own, place),
    size: PLATES[own].size,
    text: times === null ? '' : `${f1(times)}×`,
    ink: '#FFD25E',
  }))(form, window)
