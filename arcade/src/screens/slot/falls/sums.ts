import { money } from '../../figures.ts'

/** What one grid of a chain has returned, with its factor. */
export type Term = { sumKurus: number; factor: number }

/** More grids than these are told by their sum alone. */
const TERMS_MAX = 3

const plain = ({ sumKurus, factor }: Term): string =>
  factor === 1 ? money(sumKurus) : `${money(sumKurus / factor)} × ${factor}`

/** `₺14,00 × 3 = ₺42,00`. */
export const multiplied = (term: Term): string =>
  term.factor === 1 ? plain(term) : `${plain(term)} = ${money(term.sumKurus)}`

/** `₺9,40 + ₺14,00 × 2 = ₺37,40`; the sum alone where there is nothing to add up, or too much, or where the most of a round cut it. */
export function addedUp(terms: readonly Term[], totalKurus: number): string {
  const total = money(totalKurus)
  const [first] = terms
  const sum = terms.reduce((all, { sumKurus }) => all + sumKurus, 0)
  const isPlain = terms.length === 1 && first?.factor === 1
  if (isPlain || terms.length > TERMS_MAX || sum !== totalKurus) return total
  return `${terms.map(plain).join(' + ')} = ${total}`
}
