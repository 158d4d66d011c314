import { PayBounds } from '@zar/contract/office/withdrawals/pay-rule'
import { formatWhole } from '../../../lib/language/format.ts'
import { moneyOf } from '../../parts/money.ts'
import { kurusIn } from '../../parts/typed-sum.ts'

export const BOUNDS = [
  'amountMaxE5',
  'unverifiedDayMaxE5',
  'unstakedDayMaxE5',
  'unstakedMonthMaxE5',
  'dayMaxE5',
  'dayCountMax',
  'newAccountDayMaxE5',
] as const
export type Bound = (typeof BOUNDS)[number]
export type Typed = Record<Bound, string>

const KURUS_E5 = 1_000n
const LIRA_E5 = 100_000n

/** `₺5.000,00`, or a number of withdrawals. */
export const boundText = (bounds: PayBounds, bound: Bound): string =>
  bound === 'dayCountMax' ? formatWhole(bounds.dayCountMax) : moneyOf(bounds[bound])

/** As it stands in a field: whole lira where there are no kuruş. */
function fieldText(bounds: PayBounds, bound: Bound): string {
  if (bound === 'dayCountMax') return `${bounds.dayCountMax}`
  const sumE5 = BigInt(bounds[bound])
  const kurus = (sumE5 % LIRA_E5) / KURUS_E5
  const whole = `${sumE5 / LIRA_E5}`
  return kurus === 0n ? whole : `${whole},${String(kurus).padStart(2, '0')}`
}

export const typedOf = (bounds: PayBounds): Typed =>
  Object.fromEntries(BOUNDS.map((bound) => [bound, fieldText(bounds, bound)])) as Typed

/** What was typed, where each is a bound and none is above the most that is allowed. */
export function boundsIn(typed: Typed, most: PayBounds): PayBounds | undefined {
  const sums = Object.fromEntries(
    BOUNDS.filter((bound) => bound !== 'dayCountMax').map((bound) => [
      bound,
      typed[bound].trim() === '' ? '' : `${BigInt(kurusIn(typed[bound])) * KURUS_E5}`,
    ]),
  )
  const read = PayBounds.safeParse({
    ...sums,
    dayCountMax: Number(typed.dayCountMax || Number.NaN),
  })
  if (!read.success) return undefined
  const bounds = read.data
  const isWithin = BOUNDS.every((bound) => BigInt(bounds[bound]) <= BigInt(most[bound]))
  return isWithin ? bounds : undefined
}

/** Whether one of them is typed as a bound, where the others are as they may be at most. */
export const isBoundIn = (typed: Typed, most: PayBounds, bound: Bound): boolean =>
  boundsIn({ ...typedOf(most), [bound]: typed[bound] }, most) !== undefined

export const isSame = (one: PayBounds, other: PayBounds): boolean =>
  BOUNDS.every((bound) => one[bound] === other[bound])
