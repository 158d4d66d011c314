import { picture } from '@zar/art/slots/drawing/scope'
import { svgUrl } from '../art-url.ts'
import type { SlotArt } from './load-slot-art.ts'
import { PLACE_BOXES } from './scenes/place.ts'
import { formNow } from './use-form.ts'

/** A title's place in the page's form, as an address. */
export function placeUrl({ place }: SlotArt): string {
  const form = formNow()
  const [w, h] = PLACE_BOXES[form]
  return svgUrl(picture(place(form), { box: `0 0 ${w} ${h}`, ids: 'place', w, h }))
}
