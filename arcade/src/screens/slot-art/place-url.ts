import { picture } from '@zar/art/slots/drawing/scope'
import { svgUrl } from '../art-url.ts'
import { formNow } from '../kit/use-form.ts'
import type { SlotArt } from './load-slot-art.ts'
import { PLACE_BOXES } from './scenes/place.ts'

/** A title's place in the page's form, as an address; `recolour` draws it at another hour, `lit` with what wins have lit. */
export function placeUrl(
  { place }: SlotArt,
  recolour = (drawing: string) => drawing,
  lit = 0,
): string {
  const form = formNow()
  const [w, h] = PLACE_BOXES[form]
  const drawing = recolour(place(form, lit))
  return svgUrl(picture(drawing, { box: `0 0 ${w} ${h}`, ids: 'place', w, h }))
}
