import { add, type Fraction, fraction, multiply, subtract } from '../../fraction.ts'
import { type Column, type Wheels, weightOf } from './columns.ts'
import { LEAST_RUN } from './sheet.ts'

const ONE = fraction(1)

/**
 * What a spin's lines return of the stake, line by line: the reels are independent, so that the
 * chances of a line's cells multiply, and no combination of stops is walked.
 */
export function lineReturn(wheels: Wheels): Fraction {
  const sum = wheels.lines.reduce(
    (total, rows) => add(total, returnOfLine(wheels, rows)),
    fraction(0),
  )
  return multiply(sum, fraction(1, wheels.lines.length))
}

function returnOfLine(wheels: Wheels, rows: readonly number[]): Fraction {
  const wild = wheels.symbols.find(({ role }) => role === 'wild')
  const ofPlain = wheels.symbols
    .filter(({ role }) => role === 'plain')
    .map(({ id, pays }) => {
      const own = run(wheels, rows, wild ? [id, wild.id] : [id])
      // A run of wilds alone belongs to the symbol that ends it.
      const wilds = wild && run(wheels, rows, [wild.id])
      return pays.reduce((total, pay, at) => {
        const count = at + LEAST_RUN
        const product = subtract(own.product[count] ?? ONE, wilds?.product[count] ?? fraction(0))
        return add(total, multiply(fraction(pay), multiply(product, own.ends[count] ?? ONE)))
      }, fraction(0))
    })
  const full = rows.length
  const ofWild = wild
    ? multiply(
        fraction(wild.pays[full - LEAST_RUN] ?? 0),
        run(wheels, rows, [wild.id]).product[full] ?? ONE,
      )
    : fraction(0)
  return ofPlain.reduce(add, ofWild)
}

/**
 * For each length of a run of these symbols: the mean of its factors where it is at least so long, and the
 * chance that the next reel ends it.
 */
function run({ columns }: Wheels, rows: readonly number[], ids: readonly string[]) {
  const product: Fraction[] = [ONE]
  const ends: Fraction[] = []
  rows.forEach((row, reel) => {
    const all = columns[reel] ?? []
    const fits = all.filter(({ cells }) => ids.includes(cells[row] ?? ''))
    ends.push(subtract(ONE, shareOf(fits, all)))
    product.push(multiply(product[reel] ?? ONE, meanFactor(fits, all)))
  })
  return { product, ends: [...ends, ONE] }
}

const shareOf = (some: readonly Column[], all: readonly Column[]) =>
  fraction(weightOf(some), weightOf(all))

const meanFactor = (some: readonly Column[], all: readonly Column[]) =>
  fraction(
    some.reduce((sum, { weight, factor }) => sum + weight * factor, 0),
    weightOf(all),
  )
