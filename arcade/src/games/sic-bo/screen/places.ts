import { range } from '../../shuffle.ts'
import { type Dice, PAYS, THROWS } from '../rules.ts'

export type Kind = 'even' | 'anyTriple' | 'total' | 'pair' | 'triple' | 'single'
export type Place = {
  place: string
  kind: Kind /** The faces that are drawn on it. */
  faces: number[]
}

const FACES = range(1, 6)

/** All places in the order of the felt, row by row. */
export const FELT: readonly Place[] = [
  { place: 'small', kind: 'even', faces: [] },
  { place: 'anyTriple', kind: 'anyTriple', faces: [] },
  { place: 'big', kind: 'even', faces: [] },
  ...range(4, 17).map((total): Place => ({ place: `total:${total}`, kind: 'total', faces: [] })),
  ...FACES.flatMap((face) =>
    range(face + 1, 6).map(
      (other): Place => ({ place: `pair:${face}-${other}`, kind: 'pair', faces: [face, other] }),
    ),
  ),
  ...FACES.map(
    (face): Place => ({ place: `triple:${face}`, kind: 'triple', faces: [face, face, face] }),
  ),
  ...FACES.map((face): Place => ({ place: `single:${face}`, kind: 'single', faces: [face] })),
]

/** Where there is no room for the whole felt, its second page has these. */
export const isOnSecondPage = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'pair' || kind === 'triple' || kind === 'anyTriple'

const paysOf = (place: string): number[] => {
  const pay = PAYS.get(place)
  return pay ? THROWS.map(pay) : []
}

/** Hundredths that a place pays beside the stake, each payment once and the lowest first. */
export const oddsOf = (place: string): number[] =>
  [...new Set(paysOf(place))]
    .filter((hundredths) => hundredths > 0)
    .map((hundredths) => hundredths - 100)
    .sort((a, b) => a - b)

/** Hundredths of a percent that a place returns over all throws, cut off. */
export function returnBp(place: string): number {
  const hundredths = paysOf(place).reduce((sum, one) => sum + one, 0)
  return Math.floor((hundredths * 100) / THROWS.length)
}

export const hasWon = (place: string, dice: Dice): boolean => (PAYS.get(place)?.(dice) ?? 0) > 0
