import { blend } from '@zar/art'
import { edged, layers, path } from '@zar/art/slots/drawing/marks'
import { grained } from '@zar/art/slots/textures/grains'
import { hammered } from '@zar/art/slots/textures/patterns'
import { placed } from '@zar/art/slots/thing'
import { type Form, type Label, type Look, pageFormOf, type Window } from '../frame.ts'
import { plate } from './marks.ts'

const PLATES = {
  wide: { outer: 'M476 20H936L964 106H448Z', inner: 'M484 27H928L950 99H462Z', rim: 2 },
  tall: { outer: 'M24 6H350L362 70H12Z', inner: 'M29 11H345L355 65H19Z', rim: 1.5 },
} as const
const STROKES = {
  wide: { x: 826, y: 62, size: 58 },
  tall: { x: 276, y: 37, size: 42 },
} as const
/** The plate of the header's words: over its whole width, or beside the strokes. */
const WORDS = {
  wide: { whole: [706, 64, 420, 58], part: [594, 64, 196, 60], letters: 25 },
  tall: { whole: [187, 38, 312, 42], part: [112, 38, 158, 42], letters: 20 },
} as const

/** The plate over the bowls, of what the machine is made of: the total and the strokes stand on it. */
export function benchHeader(form: Form, { material }: Pick<Look, 'material'>): string {
  const { outer, inner, rim } = PLATES[pageFormOf(form)]
  const { body, light, dark, grain } = material
  const deep = blend(body, dark, 0.35)
  const edge = edged(dark, form === 'wide' ? 4 : 3)
  return layers(
    grain
      ? grained(grain, path(outer, deep, edge))
      : hammered('header', { base: deep, lit: blend(light, body, 0.5), dark }, 18) +
          path(outer, 'url(#header)', edge),
    path(inner, 'none', `stroke="${material.rim}" stroke-opacity=".5" stroke-width="${rim}"`),
  )
}

/** The plate that the header's words stand on. */
export function headerWords(
  form: Form,
  {
    hasStrokes,
    text,
    fill,
    rim,
    ink,
  }: Record<'text' | 'fill' | 'rim' | 'ink', string> & {
    hasStrokes: boolean
  },
): { drawing: string; label: Label } {
  const { whole, part, letters } = WORDS[pageFormOf(form)]
  const at: Window = hasStrokes ? part : whole
  const [x, y, w] = at
  const size = Math.min(letters, (w - 24) / (0.56 * text.length))
  return { drawing: plate(at, { fill, rim }), label: { x, y, size, text, ink } }
}

/** Three strokes as things; those that are left are bright. */
export function strokes(form: Form, drawing: string, left: number): string {
  const { x, y, size } = STROKES[pageFormOf(form)]
  return [0, 1, 2]
    .map((at) => {
      const stroke = placed(drawing, x + (at - 1) * size * 1.16, y, size)
      return at < left ? stroke : `<g opacity=".28">${stroke}</g>`
    })
    .join('')
}
