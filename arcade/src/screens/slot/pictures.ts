import { picture } from '@zar/art/slots/drawing/scope'
import { svgUrl } from '../art-url.ts'
import { BOXES, type Form, type Frame, type Part } from '../slot-art/frame.ts'
import type { SlotArt } from '../slot-art/load-slot-art.ts'

/** Each symbol's picture as an address, at rest and at full speed. */
export type Pictures = { sharp: ReadonlyMap<string, string>; blurred: ReadonlyMap<string, string> }

/** A picture's box in the units of a thing: 100, and room for what reaches over it and for its blur. */
export const PICTURE_SIZE = 1.32

const BOX = '-66 -66 132 132'
const PIXELS = 264

export const pictureUrl = (drawing: string, ids: string): string =>
  svgUrl(picture(drawing, { box: BOX, ids, w: PIXELS, h: PIXELS }))

/** The thing three times, one over the other, as it passes fast. */
const blurred = (across: boolean) => (drawing: string) =>
  [-8, 0, 8]
    .map(
      (way) =>
        `<g transform="translate(${across ? `${way} 0` : `0 ${way}`})" opacity=".4">${drawing}</g>`,
    )
    .join('')

/** The pictures of a title's symbols, drawn once. Reels that run across are blurred across. */
export function picturesOf({ things }: SlotArt, { isAcross = false } = {}): Pictures {
  const urls = (draw: (drawing: string) => string) =>
    new Map([...things].map(([name, drawing]) => [name, pictureUrl(draw(drawing), name)]))
  return { sharp: urls((drawing) => drawing), blurred: urls(blurred(isAcross)) }
}

/** Around the box of a machine, for edges that reach over it. */
export const BLEED = 24

type Reach = Pick<Frame, 'beside' | 'bleed'>

/** A layer of a machine as an address. */
export function layerUrl(
  drawing: string,
  form: Form,
  ids: string,
  { beside = 0, bleed = BLEED }: Reach = {},
): string {
  const [w, h] = BOXES[form]
  const [wide, high] = [w + 2 * (bleed + beside), h + 2 * bleed]
  const box = `${-bleed - beside} ${-bleed} ${wide} ${high}`
  return svgUrl(picture(drawing, { box, ids, w: wide, h: high }))
}

/** A part of a machine that moves by itself, as an address. */
export const partUrl = ({ drawing, at }: Part): string =>
  svgUrl(picture(drawing, { box: at.join(' '), ids: 'part', w: at[2], h: at[3] }))
