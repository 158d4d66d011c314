import { edged, layers, path } from '@zar/art/slots/drawing/marks'
import { hammered } from '@zar/art/slots/textures/patterns'
import { drawThing, placed } from '@zar/art/slots/thing'
import { COPPER } from '@zar/art/slots/things/copper'
import type { Form } from '../frame.ts'

const PLATES = {
  wide: { outer: 'M476 20H936L964 106H448Z', inner: 'M484 27H928L950 99H462Z', rim: 2 },
  tall: { outer: 'M24 6H350L362 70H12Z', inner: 'M29 11H345L355 65H19Z', rim: 1.5 },
} as const
const HAMMERS = {
  wide: { x: 826, y: 62, size: 58 },
  tall: { x: 276, y: 37, size: 42 },
} as const

/** The plate over the bowls: the total and the strokes stand on it. */
export function copperHeader(form: Form): string {
  const { outer, inner, rim } = PLATES[form]
  return layers(
    hammered('header', { base: '#7D431D', lit: '#E09A60', dark: '#35150a' }, 18),
    path(outer, 'url(#header)', edged('#2A0F05', form === 'wide' ? 4 : 3)),
    path(inner, 'none', `stroke="#FFD9B0" stroke-opacity=".5" stroke-width="${rim}"`),
  )
}

/** Three hammers; those that are left are bright. */
export function hammers(form: Form, left: number): string {
  const { x, y, size } = HAMMERS[form]
  const drawing = drawThing(COPPER.cekic)
  return [0, 1, 2]
    .map((at) => {
      const hammer = placed(drawing, x + (at - 1) * size * 1.16, y, size)
      return at < left ? hammer : `<g opacity=".28">${hammer}</g>`
    })
    .join('')
}
