import type { Spot } from './film.ts'

/** The pitch's lines in its picture. */
const FIELD = { x: 38, y: 20, width: 1_000, height: 508 }
export const VIEW = '14 -4 1048 556'

/** Where a spot is in the picture. */
export const pointOf = ([x, y]: Spot): Spot => [
  FIELD.x + (x / 100) * FIELD.width,
  FIELD.y + (y / 100) * FIELD.height,
]
