import { E5 } from '@zar/contract/money'
import {
  APPROVAL_LIMITS,
  type ApprovalLimits,
  BULK_TOGETHER_E5,
  type RoleLimits,
} from '@zar/contract/office/rights/limits'
import { RIGHT_FACTS } from '@zar/contract/office/rights/rights'
import type { Asked } from './asked.ts'
import type { Person } from './person.ts'

/** The greatest that one of the person's roles allows. Who has the right for a while has a cashier's limits. */
export function limitOf(
  person: Person,
  name: keyof RoleLimits,
  limits: ApprovalLimits = APPROVAL_LIMITS,
): bigint {
  const own = person.roles.flatMap((role) => limits[role]?.[name] ?? [])
  const all = own.length > 0 ? own : [limits.cashier?.[name] ?? 0n]
  return all.reduce((one, other) => (one > other ? one : other))
}

/** Whether a withdrawal is more than any two people may approve: compliance consents to it as well. */
export const isAboveTwo = (amountE5: bigint, limits: ApprovalLimits = APPROVAL_LIMITS): boolean =>
  Object.values(limits).every(({ withdrawalTwoE5 }) => amountE5 > withdrawalTwoE5)

/** Whether the sum is more than the person may decide at all. */
export function isAboveLimit(person: Person, asked: Asked): boolean {
  const { right, amountE5, greatestE5, todayE5, limits } = asked
  if (amountE5 === undefined) return false
  if (right === 'adjustment.propose' || right === 'adjustment.approve') {
    if (todayE5 === undefined) throw new Error('a correction is asked for without the day’s sum')
    return todayE5 + amountE5 > limitOf(person, 'adjustmentDayE5', limits)
  }
  if (right !== 'withdrawal.bulk_approve') return false
  const alone = limitOf(person, 'withdrawalAloneE5', limits)
  return amountE5 > BULK_TOGETHER_E5 || (greatestE5 ?? amountE5) > alone
}

/** Whether a second person is due: always, or for this sum or number of players. */
export function needsSecond(person: Person, asked: Asked): boolean {
  const { right, amountE5, players, limits } = asked
  const { second } = RIGHT_FACTS[right]
  if (second === 'always') return true
  if (!second) return false
  if (second.unit === 'players') return players !== undefined && players > second.above
  const bound =
    right === 'withdrawal.approve'
      ? limitOf(person, 'withdrawalAloneE5', limits)
      : BigInt(second.above) * E5
  return amountE5 !== undefined && amountE5 > bound
}
