import { type EmblemPainter, readPart } from '../emblems/part.ts'
import { f1 } from '../geometry/numbers.ts'
import { GLAZES } from './drawing/glazes.ts'
import { HANDS, type Hand } from './hands/index.ts'

/**
 * A thing is painted in a box from -50 to 50. Most are lists of parts, as an emblem's lines, which
 * any hand can paint; drops, carved stones and weavings are drawings that have one hand alone.
 */
export type Thing = { hand: Hand; parts: readonly string[] } | { drawing: string }

/** A chest of things that were made for one hand. */
export const inHand = <Name extends string>(
  hand: Hand,
  chest: Record<Name, readonly string[]>,
): Record<Name, Thing> => {
  const entries = Object.entries<readonly string[]>(chest)
  return Object.fromEntries(entries.map(([name, parts]) => [name, { hand, parts }])) as Record<
    Name,
    Thing
  >
}

/** The thing in its own hand, or in another. */
export function drawThing(thing: Thing, hand?: Hand): string {
  if ('drawing' in thing) return thing.drawing
  return HANDS[hand ?? thing.hand](thing.parts.map((line) => readPart(line, GLAZES)))
}

/** An emblem of the house as a thing. */
export const emblemThing = (painter: EmblemPainter): Thing => ({ hand: 'boya', parts: painter() })

/** A drawing of a box of ±50 at a place, `size` wide. */
export const placed = (drawing: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${Math.round(size * 10) / 1000})">${drawing}</g>`
