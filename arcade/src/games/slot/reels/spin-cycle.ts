import { type Fraction, fraction, numberOf } from '../../fraction.ts'
import type { Declared } from '../../modes.ts'
import type { Wheels } from './columns.ts'
import { cycleOf, mostOf } from './cycle.ts'

/** The figures of a machine of one spin, per unit staked. */
export type Cycle = {
  combinations: number
  rtp: Fraction
  hitRate: Fraction
  deviation: number
  mostHundredths: number
  mostChance: Fraction
}

/** Of a round that is one spin and pays on lines alone. */
export function spinCycle(wheels: Wheels): Cycle {
  const classes = cycleOf(wheels)
  const total = (of: 'weight' | 'winning' | 'sum' | 'squareSum') =>
    classes.reduce((sum, found) => sum + BigInt(found[of]), 0n)
  const all = total('weight')
  const lines = BigInt(wheels.lines.length)
  const rtp = fraction(total('sum'), all * lines)
  const square = fraction(total('squareSum'), all * lines * lines)
  const { most, mostWeight } = mostOf(classes)
  return {
    combinations: Number(all),
    rtp,
    hitRate: fraction(total('winning'), all),
    deviation: Math.sqrt(numberOf(square) - numberOf(rtp) ** 2),
    mostHundredths: (most * 100) / wheels.lines.length,
    mostChance: fraction(mostWeight, all),
  }
}

export const declaredBy = ({
  rtp,
  hitRate,
  deviation,
  mostHundredths,
  mostChance,
}: Cycle): Omit<Declared, 'mode'> => ({
  rtp: numberOf(rtp),
  exactRtp: rtp,
  hitRate: numberOf(hitRate),
  deviation,
  most: mostHundredths / 100,
  mostChance: { value: numberOf(mostChance), kind: 'exact' },
})
