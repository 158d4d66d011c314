import { type Part, path } from '../../emblems/part.ts'

/** What is painted as a body: neither a line nor a touch. */
export const solids = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => !part.isLine && !part.isBare)

/** The parts in one colour, as much wider as the stroke says. */
export const shadow = (parts: readonly Part[], colour: string, width: number, more = ''): string =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}>${parts.map((part) => path(part)).join('')}</g>`

export const line = (part: Part, colour: string, width: number): string =>
  path(
    part,
    ` fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  )

export const fill = (part: Part, colour: string): string => path(part, ` fill="${colour}"`)

export const body = (part: Part, colour: string, ink: string, width: number): string =>
  path(part, ` fill="${colour}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`)

/** What a hand does with each kind of part. */
export type Strokes = { line: Stroke; touch: Stroke; body: Stroke }
type Stroke = (part: Part) => string

const kindOf = (part: Part): keyof Strokes =>
  part.isLine ? 'line' : part.isBare ? 'touch' : 'body'

export const paintWith = (strokes: Strokes, parts: readonly Part[]): string =>
  parts.map((part) => strokes[kindOf(part)](part)).join('')
