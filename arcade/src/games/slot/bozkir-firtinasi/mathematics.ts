import { add, type Fraction, fraction, multiply, numberOf } from '../../fraction.ts'
import { greatestOf } from '../greatest.ts'
import { type Column, columnsOf, type Wheels } from '../reels/columns.ts'
import { type CycleClass, cycleOf, mostOf } from '../reels/cycle.ts'
import { lineReturn } from '../reels/line-return.ts'
import { scatterChances } from '../reels/scatters.ts'
import { wildOf } from '../reels/sheet.ts'
import type { StormSheet } from './sheets.ts'

/** What the reels may show; a stack once for each multiplier. */
export function wheelsOf(sheet: StormSheet, reels: StormSheet['reels']): Wheels {
  const { multipliers, symbols, lines } = sheet
  const wild = wildOf(sheet)
  const change = (cells: readonly string[]): Column[] =>
    cells.every((id) => id === wild)
      ? multipliers.map((factor) => ({ cells, weight: 1, factor }))
      : // Each window as often as there are multipliers, so that all weigh the same.
        [{ cells, weight: multipliers.length, factor: 1 }]
  return { symbols, lines, columns: reels.map((strip) => columnsOf(strip, change)) }
}

/** What the lines would return without the cap, by their laws alone. */
export function uncutReturn(sheet: StormSheet): Fraction {
  const { feature } = sheet
  const brings = scatterChances(sheet).slice(feature.scatters).reduce(add, fraction(0))
  const free = multiply(fraction(feature.spins), lineReturn(wheelsOf(sheet, feature.reels)))
  return add(lineReturn(wheelsOf(sheet, sheet.reels)), multiply(brings, free))
}

/** Walks every combination of stops and multipliers, of the paid and of the free reels. */
export function stormCycle(sheet: StormSheet) {
  const { feature, lines } = sheet
  const cap = sheet.mostOfSpin * lines.length
  const classes = cycleOf(wheelsOf(sheet, sheet.reels), cap)
  const paid = momentsOf(classes, lines.length)
  const bringing = momentsOf(classes.slice(feature.scatters), lines.length)
  const free = momentsOf(cycleOf(wheelsOf(sheet, feature.reels), cap), lines.length)
  const share = fraction(bringing.weight, paid.weight)
  const spins = multiply(share, fraction(feature.spins))
  const rtp = add(paid.mean, multiply(spins, free.mean))
  const greatest = greatestOf([
    { most: paid.most, chance: paid.mostChance },
    {
      most: bringing.most + feature.spins * free.most,
      chance: numberOf(share) * bringing.mostChance * free.mostChance ** feature.spins,
    },
  ])
  return {
    rtp,
    /** What the cap takes from the return. */
    cut: add(paid.cut, multiply(spins, free.cut)),
    /** How often it binds: of the paid spins, and of the free ones. */
    cutChance: { paid: numberOf(paid.cutChance), free: numberOf(free.cutChance) },
    ...spreadOf({ paid, bringing, free, spins: feature.spins }, numberOf(rtp)),
    mostHundredths: 100 * greatest.most,
    mostChance: greatest.chance,
  }
}

type Parts = { paid: Moments; bringing: Moments; free: Moments; spins: number }

/** Free spins are independent of each other and of the paid spin, once that has brought them. */
function spreadOf({ paid, bringing, free, spins }: Parts, rtp: number) {
  const share = Number(bringing.weight) / Number(paid.weight)
  const mean = spins * numberOf(free.mean)
  const square = spins * (free.square - numberOf(free.mean) ** 2) + mean ** 2
  const squares = paid.square + share * (2 * numberOf(bringing.mean) * mean + square)
  const lost = paid.nothing - share * bringing.nothing * (1 - free.nothing ** spins)
  return { hitRate: 1 - lost, deviation: Math.sqrt(squares - rtp ** 2) }
}

type Moments = ReturnType<typeof momentsOf>

function momentsOf(classes: readonly CycleClass[], lines: number) {
  const total = (of: Exclude<keyof CycleClass, 'most'>) =>
    classes.reduce((all, one) => all + BigInt(one[of]), 0n)
  const weight = total('weight')
  const greatest = mostOf(classes)
  return {
    weight,
    mean: fraction(total('sum'), weight * BigInt(lines)),
    square: Number(total('squareSum')) / Number(weight) / lines ** 2,
    nothing: 1 - Number(total('winning')) / Number(weight),
    most: greatest.most / lines,
    mostChance: greatest.mostWeight / Number(weight),
    cut: fraction(total('cutSum'), weight * BigInt(lines)),
    cutChance: fraction(total('cutWeight'), weight),
  }
}
