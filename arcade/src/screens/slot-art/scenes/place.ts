import { f1 } from '@zar/art/geometry/numbers'
import { vignette } from '@zar/art/slots/drawing/gradient'
import type { PageForm } from '../../kit/use-form.ts'

/** The box that a place is drawn in. It fills the page, so its edges may be cut off. */
export const PLACE_BOXES = { wide: [1440, 900], tall: [390, 844] } as const

/** What stands behind a machine: calm behind text, alive at the sides. Some have parts that a win lights, one after the other. */
export type Place = (form: PageForm, lit?: number) => string

/** The end of every place: it darkens towards the edges. */
export const dusk = (form: PageForm, colour: string, opacity: number, from = 0.35): string =>
  vignette('edges', PLACE_BOXES[form], colour, { opacity, from })

export const moved = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${Math.round(scale * 100) / 100})">${drawing}</g>`
