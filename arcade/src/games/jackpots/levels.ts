import type { Category, Facts } from '../facts.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** Ledger units: 100 000 are a lira, so that every part of a whole lira is whole. */
export type Units = bigint
export const LIRA: Units = 100_000n
/** Wallets pay nothing finer. */
export const KURUS: Units = LIRA / 100n

/** Four throws of a die: one, two, four, six. */
export type LevelName = 'yek' | 'du' | 'cihar' | 'ses'

type Shares = {
  name: LevelName
  title: { tr: string; en: string }
  /** Of each lira that is staked. */
  unitsPerLira: Units
  /** What of a contribution goes to the pot; the rest goes to the reserve that pays the seeds. */
  toPot: Fraction
}

/** Falls at a second of its period that nobody knows, to one of the stakes since it last fell. */
export type TimedLevel = Shares & { kind: 'timed'; periodSeconds: number }
/** Falls to the stake that reaches a point between seed and ceiling that nobody knows. */
export type CeilingLevel = Shares & { kind: 'ceiling'; seed: Units; ceiling: Units }
export type Level = TimedLevel | CeilingLevel

/** With (C − S) / (C + S) to the pot the reserve pays the seeds exactly, in the mean. */
const potOf = (seedLira: number, ceilingLira: number): Fraction =>
  fraction(ceilingLira - seedLira, ceilingLira + seedLira)

const between = (seedLira: number, ceilingLira: number) => ({
  kind: 'ceiling' as const,
  seed: BigInt(seedLira) * LIRA,
  ceiling: BigInt(ceilingLira) * LIRA,
  toPot: potOf(seedLira, ceilingLira),
})

const FOUR_FIFTHS = fraction(4, 5)
const same = (name: string) => ({ tr: name, en: name })

/** A hundredth of every eligible stake in all, out of the house's margin. */
export const LEVELS: readonly Level[] = [
  {
    name: 'yek',
    title: same('Yek'),
    unitsPerLira: 150n,
    kind: 'timed',
    periodSeconds: 3_600,
    toPot: FOUR_FIFTHS,
  },
  {
    name: 'du',
    title: same('Dü'),
    unitsPerLira: 200n,
    kind: 'timed',
    periodSeconds: 86_400,
    toPot: FOUR_FIFTHS,
  },
  { name: 'cihar', title: same('Cihar'), unitsPerLira: 250n, ...between(10_000, 75_000) },
  { name: 'ses', title: same('Şeş'), unitsPerLira: 400n, ...between(250_000, 1_500_000) },
]

/** Games whose own return is 98 % or less. */
const ELIGIBLE: readonly Category[] = [
  'slot',
  'keno',
  'wheel',
  'mines',
  'limbo',
  'hi-lo',
  'scratch',
  'roulette',
  'sic-bo',
  'money-wheel',
]

export const isEligible = (category: Category): boolean => ELIGIBLE.includes(category)

/** Suppliers whose contract has a word for a jackpot. */
const SUPPLIERS: readonly Facts['supplier'][] = [
  'softgamings',
  'amusnet',
  'egt-digital',
  'digitain',
]

/** Whether stakes of real money at the game pay in. */
export const hasJackpots = ({ category, supplier }: Facts): boolean =>
  isEligible(category) && SUPPLIERS.includes(supplier)

/** What a stake of whole lira pays in to a level. */
export function contributionOf({ unitsPerLira }: Level, stake: Units): Units {
  if (stake % LIRA !== 0n) throw new Error('a stake is whole lira')
  return (stake / LIRA) * unitsPerLira
}
