import { rrect } from '../geometry/shape.ts'

/** A playing card with one mark on it. `fit` places the mark within the card. */
export const card = (place: string, mark: string, fit: string): string[] => [
  `w ${rrect(-19, -29, 38, 58, 6)} ~ ${place}`,
  `!${mark} ~ ${place} ${fit}`,
]
