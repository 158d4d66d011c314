import type { Colours } from '@zar/art/slots/drawing/colours'
import { rect } from '@zar/art/slots/drawing/marks'
import type { Ground } from '@zar/art/slots/grounds/ground'
import { dusk, moved, PLACE_BOXES, type Place } from './place.ts'

/** A ground is 300 wide; its lower part lies under a cover's name. */
const GROUND = { w: 300, h: 316 } as const

/** A cover's ground as a place: it fills the page, its middle in the middle, veiled for what stands before it. */
export const groundPlace =
  (ground: Ground, colours: Colours, word: string): Place =>
  (form) => {
    const [w, h] = PLACE_BOXES[form]
    const scale = Math.max(w / GROUND.w, h / GROUND.h)
    const drawing = ground(colours, word)
    return [
      moved((w - GROUND.w * scale) / 2, (h - GROUND.h * scale) / 2, scale, drawing),
      rect(0, 0, w, h, colours.plate, 'fill-opacity=".34"'),
      dusk(form, colours.plate, 0.82, 0.3),
    ].join('')
  }
