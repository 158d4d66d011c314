import { add, type Fraction, fraction, multiply, numberOf } from '../../fraction.ts'
import { choose } from '../../law.ts'
import type { Declared } from '../../modes.ts'
import { columnsOf } from '../reels/columns.ts'
import { type CycleClass, cycleOf, mostOf } from '../reels/cycle.ts'
import { lineReturn } from '../reels/line-return.ts'
import { scatterChances } from '../reels/scatters.ts'
import type { PickSheet } from './sheets.ts'

type Pick = PickSheet['pick']

/** Each prize comes before every end with chance 1 / (ends + 1). In stakes. */
export const meanAward = ({ prizes, ends }: Pick): Fraction => fraction(sum(prizes), ends + 1)

/** How many boxes are opened, the end that is found among them. */
export const meanPicks = ({ prizes, ends }: Pick): Fraction =>
  fraction(prizes.length + ends + 1, ends + 1)

/** Two prizes both come before every end with chance 2 / (ends + 1)(ends + 2). */
export function squareAward({ prizes, ends }: Pick): Fraction {
  const squares = sum(prizes.map((prize) => prize * prize))
  const pairs = sum(prizes) ** 2 - squares
  return add(fraction(squares, ends + 1), fraction(2 * pairs, (ends + 1) * (ends + 2)))
}

/** No prize at all: the first box that is opened is an end. */
export const emptyChance = ({ prizes, ends }: Pick): Fraction =>
  fraction(ends, prizes.length + ends)

/** Every prize comes before every end: one order of prizes and ends of all. */
export const everyPrizeChance = ({ prizes, ends }: Pick): Fraction =>
  fraction(1n, choose(prizes.length + ends, ends))

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const wheelsOf = ({ symbols, lines, reels }: PickSheet) => ({
  symbols,
  lines,
  columns: reels.map((strip) => columnsOf(strip)),
})

/** Exact: the lines of the spin, and the boxes as often as enough scatters are in sight. */
export function pickReturn(sheet: PickSheet): Fraction {
  const brings = scatterChances(sheet).slice(sheet.pick.scatters).reduce(add, fraction(0))
  return add(lineReturn(wheelsOf(sheet)), multiply(brings, meanAward(sheet.pick)))
}

/** By every combination of stops, and what is in the boxes. */
export function pickFigures(sheet: PickSheet): Omit<Declared, 'mode'> {
  const { pick } = sheet
  const classes = cycleOf(wheelsOf(sheet))
  const bringing = classes.slice(pick.scatters)
  const lines = sheet.lines.length
  const all = total(classes, 'weight')
  const share = total(bringing, 'weight') / all
  const award = numberOf(meanAward(pick))
  const rtp = total(classes, 'sum') / all / lines + share * award
  const square =
    total(classes, 'squareSum') / all / lines ** 2 +
    2 * (total(bringing, 'sum') / all / lines) * award +
    share * numberOf(squareAward(pick))
  const losing = (some: readonly CycleClass[]) =>
    (total(some, 'weight') - total(some, 'winning')) / all
  const nothing =
    losing(classes.slice(0, pick.scatters)) + losing(bringing) * numberOf(emptyChance(pick))
  const [most, mostBringing] = [mostOf(classes), mostOf(bringing)]
  const mostWithBoxes = mostBringing.most / lines + sum(pick.prizes)
  const isWithBoxes = mostWithBoxes > most.most / lines
  const mostChance = isWithBoxes
    ? (mostBringing.mostWeight / all) * numberOf(everyPrizeChance(pick))
    : most.mostWeight / all
  return {
    rtp,
    exactRtp: pickReturn(sheet),
    hitRate: 1 - nothing,
    deviation: Math.sqrt(square - rtp ** 2),
    most: Math.max(most.most / lines, mostWithBoxes),
    mostChance: { value: mostChance, kind: 'exact' },
  }
}

const total = (classes: readonly CycleClass[], of: 'weight' | 'winning' | 'sum' | 'squareSum') =>
  classes.reduce((all, one) => all + one[of], 0)
