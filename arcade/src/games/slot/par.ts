import {
  add,
  type Fraction,
  fraction,
  inParts,
  multiply,
  rootInParts,
  subtract,
} from '../fraction.ts'
import { type Greatest, greatestOf } from './greatest.ts'
import { LINE_COUNT } from './lines.ts'
import { enumerate, type ScatterClass } from './mathematics.ts'
import type { SlotSheet } from './sheet.ts'

/** The exact mathematics of a game: computed by `computePar`, committed, and read by the rules. */
export type Par = {
  gameCode: string
  version: string
  /** Stop combinations of the five reels. */
  combinations: string
  rtp: { numerator: string; denominator: string; bp: number }
  /** The parts of the return, in hundredths of a percent: lines, scatters, free spins. */
  lineBp: number
  scatterBp: number
  freeSpinsBp: number
  /** The chance that a paid round returns anything. */
  hitRateBp: number
  /** Paid rounds per award of free spins, on average; 0 where a game has none. */
  freeSpinsOnceIn: number
  /** Standard deviation of the return per unit staked, in hundredths. */
  sigmaHundredths: number
  /** The most one round can return, in whole stakes. */
  maxWinMultiple: number
  /** The same, in line stakes. */
  maxWinLineStakes: number
  /** The chance of a round that returns it. */
  maxWinChance: number
  /** 1 calm to 5 wild, from sigma. */
  volatility: number
}

/** Sigma, in hundredths, from which a game counts as 2, 3, 4 and 5. */
const VOLATILITY_FROM = [250, 350, 480, 700]

/** 1 calm to 5 wild, by the standard deviation in hundredths of the stake. */
export const volatilityOf = (sigmaHundredths: number): number =>
  1 + VOLATILITY_FROM.filter((from) => sigmaHundredths >= from).length

/** A scatter class with everything a round adds to its line wins, in line stakes. */
type Class = ScatterClass & { scatterPay: number; freeSpins: number }

export function computePar(sheet: SlotSheet): Par {
  const classes = classesOf(sheet)
  const total = classes.reduce((sum, found) => sum + found.count, 0)
  const mean = (of: (found: Class) => number) => fraction(sumOf(classes, of), BigInt(total))
  const lines = mean((found) => found.lineSum)
  const scatters = mean((found) => found.count * found.scatterPay)
  const freeSpins = mean((found) => found.count * found.freeSpins)
  const spin = add(lines, scatters)
  const multiplier = fraction(sheet.freeSpins.multiplier)
  const free = multiply(multiply(freeSpins, multiplier), spin)
  const rtp = perStake(add(spin, free))
  const variance = roundVariance(sheet, classes, total, spin)
  const hits = sumOf(classes, (found) =>
    found.scatterPay > 0 ? found.count : found.count - found.withoutLineWin,
  )
  const sigmaHundredths = rootInParts(variance, 100n)
  const { most: maxWinLineStakes, chance: maxWinChance } = mostOf(sheet, classes, total)
  return {
    gameCode: sheet.gameCode,
    version: sheet.version,
    combinations: String(total),
    rtp: { numerator: `${rtp.numerator}`, denominator: `${rtp.denominator}`, bp: bp(rtp) },
    lineBp: bp(perStake(lines)),
    scatterBp: bp(perStake(scatters)),
    freeSpinsBp: bp(perStake(free)),
    hitRateBp: bp(fraction(hits, total)),
    freeSpinsOnceIn: onceIn(classes, total),
    sigmaHundredths,
    maxWinMultiple: Math.floor(maxWinLineStakes / LINE_COUNT),
    maxWinLineStakes,
    maxWinChance,
    volatility: volatilityOf(sigmaHundredths),
  }
}

function classesOf(sheet: SlotSheet): Class[] {
  const scatter = sheet.symbols.find((symbol) => symbol.role === 'scatter')
  return enumerate(sheet).map((found, count) => ({
    ...found,
    scatterPay: (scatter?.pays[count - 3] ?? 0) * LINE_COUNT,
    freeSpins: sheet.freeSpins.byScatters[count - 3] ?? 0,
  }))
}

/**
 * A round is its paid spin plus, in its scatter class, n independent free spins of mean M·m and
 * variance M²·v each, so E[R²] = Σ E[(paid + n·M·m)²] + n·M²·v over the classes.
 */
function roundVariance(
  sheet: SlotSheet,
  classes: Class[],
  total: number,
  spin: Fraction,
): Fraction {
  const whole = BigInt(total)
  const square = fraction(
    classes.reduce((sum, found) => sum + squareSum(found, found.scatterPay), 0n),
    whole,
  )
  const spinVariance = subtract(square, multiply(spin, spin))
  const multiplier = fraction(sheet.freeSpins.multiplier)
  let roundMean = fraction(0)
  let roundSquare = fraction(0)
  for (const found of classes) {
    const bonusMean = multiply(multiply(fraction(found.freeSpins), multiplier), spin)
    const weight = fraction(found.count, whole)
    const base = fraction(BigInt(found.lineSum + found.count * found.scatterPay), whole)
    const bonusVariance = multiply(
      multiply(fraction(found.freeSpins), multiply(multiplier, multiplier)),
      spinVariance,
    )
    roundMean = add(roundMean, add(base, multiply(weight, bonusMean)))
    const cross = multiply(multiply(fraction(2), bonusMean), base)
    const bonusSquare = add(multiply(bonusMean, bonusMean), bonusVariance)
    const paidSquare = fraction(squareSum(found, found.scatterPay), whole)
    roundSquare = add(roundSquare, add(add(paidSquare, cross), multiply(weight, bonusSquare)))
  }
  const inLines = subtract(roundSquare, multiply(roundMean, roundMean))
  return multiply(inLines, fraction(1, LINE_COUNT * LINE_COUNT))
}

/** Σ (line + extra)² over a class. */
function squareSum(found: ScatterClass, extra: number): bigint {
  const more = BigInt(extra)
  return (
    BigInt(found.lineSquareSum) +
    2n * more * BigInt(found.lineSum) +
    more * more * BigInt(found.count)
  )
}

/** The greatest paid spin of a class, and after it the greatest of all spins each time. */
function mostOf(
  { freeSpins: { multiplier } }: SlotSheet,
  classes: Class[],
  total: number,
): Greatest {
  const reachable = classes.filter((found) => found.count > 0)
  const spinOf = ({ lineMax, scatterPay, lineMaxCount }: Class): Greatest => ({
    most: lineMax + scatterPay,
    chance: lineMaxCount / total,
  })
  const free = greatestOf(reachable.map(spinOf))
  return greatestOf(
    reachable.map((found) => {
      const paid = spinOf(found)
      return {
        most: paid.most + found.freeSpins * multiplier * free.most,
        chance: paid.chance * free.chance ** found.freeSpins,
      }
    }),
  )
}

function onceIn(classes: Class[], total: number): number {
  const awards = classes.reduce((sum, found) => sum + (found.freeSpins > 0 ? found.count : 0), 0)
  return awards === 0 ? 0 : Math.round(total / awards)
}

function sumOf(classes: Class[], of: (found: Class) => number): bigint {
  return classes.reduce((sum, found) => sum + BigInt(of(found)), 0n)
}

const perStake = (inLineStakes: Fraction) => multiply(inLineStakes, fraction(1, LINE_COUNT))
const bp = (value: Fraction) => inParts(value, 10_000n)
