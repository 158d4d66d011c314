import { blend } from '@zar/art'
import { luminance } from '@zar/art/slots/drawing/glazes'
import type { Frame, Part } from './frame.ts'

/** Another hour of the same drawing: as if its light had this colour, by so much. */
export type Hour = { light: string; part: number }

const HEX = /#[0-9A-Fa-f]{6}/g

/** The drawing with its palette in the light of the hour; lines and shapes stay. */
export const inHour = (drawing: string, { light, part }: Hour): string =>
  drawing.replace(HEX, (colour) => blend(colour, blend('#05071A', light, luminance(colour)), part))

/** A machine in the light of the hour; what marks its wins stays as it is. */
export function frameInHour(frame: Frame, hour: Hour): Frame {
  const { back, front, cloths, drapes } = frame
  const part = ({ drawing, at, colour }: Part): Part => ({
    drawing: inHour(drawing, hour),
    at,
    colour: inHour(colour, hour),
  })
  return {
    ...frame,
    back: inHour(back, hour),
    front: inHour(front, hour),
    ...(cloths && { cloths: cloths.map(part) }),
    ...(drapes && { drapes: [part(drapes[0]), part(drapes[1])] }),
  }
}
