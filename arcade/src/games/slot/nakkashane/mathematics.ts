import { add, type Fraction, fraction, multiply, numberOf, subtract } from '../../fraction.ts'
import { type Declared, toldChance } from '../../modes.ts'
import { type Greatest, greatestOf } from '../greatest.ts'
import { columnsOf, type Wheels, weightOf } from '../reels/columns.ts'
import { type CycleClass, cycleOf, mostOf } from '../reels/cycle.ts'
import { lineReturn } from '../reels/line-return.ts'
import { LEAST_RUN, wildOf } from '../reels/sheet.ts'
import type { StickySheet } from './sheets.ts'

const ZERO = fraction(0)
const ONE = fraction(1)

/** The mean of a feature in stakes, line by line: the law of a cell is known at each spin. */
export function featureMean(sheet: StickySheet): Fraction {
  const { spins, wild, outOf } = sheet.feature
  let [mean, kept] = [ZERO, ONE]
  for (let spin = 1; spin <= spins; spin++) {
    kept = multiply(kept, fraction(outOf - wild, outOf))
    mean = add(mean, meanAt(sheet, subtract(ONE, kept)))
  }
  return mean
}

/** The mean of one free spin where each cell that can is wild with this chance. */
function meanAt(sheet: StickySheet, stuck: Fraction): Fraction {
  const { symbols, lines } = sheet
  const wildId = wildOf(sheet)
  const sum = lines.reduce((total, rows) => {
    const laws = rows.map((row, reel) => lawOfCell(sheet, [reel, row], stuck))
    const wilds = product(laws.map((law) => law(wildId)))
    return symbols.reduce((of, { id, role, pays }) => {
      const pay = fraction(pays[rows.length - LEAST_RUN] ?? 0)
      if (role === 'wild') return add(of, multiply(pay, wilds))
      const own = product(laws.map((law) => add(law(id), law(wildId))))
      return add(of, multiply(pay, subtract(own, wilds)))
    }, total)
  }, ZERO)
  return multiply(sum, fraction(1, lines.length))
}

const product = (all: readonly Fraction[]) => all.reduce(multiply, ONE)

/** The chance of each symbol in a cell. */
function lawOfCell(sheet: StickySheet, [reel, row]: readonly [number, number], stuck: Fraction) {
  const { feature } = sheet
  const strip = feature.reels[reel] ?? []
  const can = feature.cells.some(([r, at]) => r === reel && at === row)
  const turned = can ? stuck : ZERO
  return (id: string | undefined): Fraction => {
    const shown = fraction(strip.filter((seen) => seen === id).length, strip.length)
    const own = multiply(subtract(ONE, turned), shown)
    return id !== undefined && id === wildOf(sheet) ? add(turned, own) : own
  }
}

/** What a free spin comes to with these cells wild: its moments in stakes, and the chance of nothing; the most in line stakes. */
type Moments = { mean: number; square: number; nothing: number; greatest: Greatest }

const NOTHING: Moments = { mean: 0, square: 0, nothing: 1, greatest: { most: 0, chance: 1 } }

/** Of each mask: bit i is the i-th of the cells. */
export function momentsByMask(sheet: StickySheet): Moments[] {
  const { feature, lines, symbols } = sheet
  const wild = wildOf(sheet) ?? ''
  return Array.from({ length: 1 << feature.cells.length }, (_, mask) => {
    const isStuck = (reel: number, row: number) =>
      feature.cells.some(([r, at], bit) => r === reel && at === row && (mask >> bit) & 1)
    const columns = feature.reels.map((strip, reel) =>
      columnsOf(strip, (cells) => [
        { cells: cells.map((id, row) => (isStuck(reel, row) ? wild : id)), weight: 1, factor: 1 },
      ]),
    )
    return momentsOf({ symbols, lines, columns })
  })
}

function momentsOf(wheels: Wheels): Moments {
  const classes = cycleOf(wheels)
  const { weight, winning, sum, squareSum } = whole(classes)
  const { most, mostWeight } = mostOf(classes)
  const lines = wheels.lines.length
  return {
    mean: sum / weight / lines,
    square: squareSum / weight / lines ** 2,
    nothing: 1 - winning / weight,
    greatest: { most, chance: mostWeight / weight },
  }
}

const whole = (classes: readonly CycleClass[]) =>
  classes.reduce(
    (all, one) => ({
      weight: all.weight + one.weight,
      winning: all.winning + one.winning,
      sum: all.sum + one.sum,
      squareSum: all.squareSum + one.squareSum,
    }),
    { weight: 0, winning: 0, sum: 0, squareSum: 0 },
  )

/**
 * Of a whole feature, by the chain of masks: what is still to come from a mask with so many spins left.
 */
export function featureChain(sheet: StickySheet, moments = momentsByMask(sheet)): Moments {
  const { spins, wild, outOf, cells } = sheet.feature
  const chance = wild / outOf
  let ahead: Moments[] = moments.map(() => NOTHING)
  for (let left = 0; left < spins; left++) {
    const after = moments.map((now, mask) => then(now, ahead[mask] ?? now))
    ahead = after.map((_, mask) => overNext(after, mask, { cells: cells.length, chance }))
  }
  return ahead[0] ?? NOTHING
}

/** A spin, and after it what is still to come: independent of each other at a given mask. */
const then = (now: Moments, later: Moments): Moments => ({
  mean: now.mean + later.mean,
  square: now.square + 2 * now.mean * later.mean + later.square,
  nothing: now.nothing * later.nothing,
  greatest: {
    most: now.greatest.most + later.greatest.most,
    chance: now.greatest.chance * later.greatest.chance,
  },
})

/** Over the masks that one more spin makes of this one. */
function overNext(
  after: readonly Moments[],
  mask: number,
  { cells, chance }: { cells: number; chance: number },
): Moments {
  const sum = { mean: 0, square: 0, nothing: 0 }
  const parts: Greatest[] = []
  const walk = (bit: number, next: number, weight: number): void => {
    if (bit === cells) {
      const found = after[next]
      if (!found) return
      sum.mean += weight * found.mean
      sum.square += weight * found.square
      sum.nothing += weight * found.nothing
      parts.push({ most: found.greatest.most, chance: weight * found.greatest.chance })
      return
    }
    if ((mask >> bit) & 1) walk(bit + 1, next, weight)
    else {
      walk(bit + 1, next, weight * (1 - chance))
      walk(bit + 1, next | (1 << bit), weight * chance)
    }
  }
  walk(0, mask, 1)
  return { ...sum, greatest: greatestOf(parts) }
}

/** Of a whole round: the paid spin, and the feature where it starts one. */
export function stickyFigures(sheet: StickySheet): Omit<Declared, 'mode'> {
  const { symbols, lines, reels } = sheet
  const columns = reels.map((strip) => columnsOf(strip))
  const classes = cycleOf({ symbols, lines, columns })
  const paid = whole(classes)
  const starting = classes[reels.length]
  if (!starting) throw new Error('nothing starts the free spins')
  const feature = featureChain(sheet)
  const share = starting.weight / paid.weight
  const rtp = stickyReturn(sheet)
  const square =
    paid.squareSum / paid.weight / lines.length ** 2 +
    2 * (starting.sum / paid.weight / lines.length) * feature.mean +
    share * feature.square
  const emptyStart = ((starting.weight - starting.winning) / paid.weight) * feature.nothing
  const emptyPaid = 1 - (paid.winning + starting.weight - starting.winning) / paid.weight
  const greatest = greatestOf(
    classes.map((one) => ({
      most: one.most + (one === starting ? feature.greatest.most : 0),
      chance: (one.mostWeight / paid.weight) * (one === starting ? feature.greatest.chance : 1),
    })),
  )
  return {
    rtp: numberOf(rtp),
    exactRtp: rtp,
    hitRate: 1 - emptyPaid - emptyStart,
    deviation: Math.sqrt(square - numberOf(rtp) ** 2),
    most: greatest.most / lines.length,
    mostChance: toldChance(greatest.chance),
  }
}

/** Exact: the lines of the paid spin, and the feature as often as each reel shows a scatter. */
export function stickyReturn(sheet: StickySheet): Fraction {
  const { symbols, lines, reels } = sheet
  const columns = reels.map((strip) => columnsOf(strip))
  const scatter = symbols.find(({ role }) => role === 'scatter')?.id
  const shows = columns.map((all) => {
    const showing = all.filter(({ cells }) => cells.some((id) => id === scatter))
    return fraction(weightOf(showing), weightOf(all))
  })
  return add(lineReturn({ symbols, lines, columns }), multiply(product(shows), featureMean(sheet)))
}
