import type { Right } from '@zar/contract/office/rights/rights'
import { brokenPairs, DYNAMIC_RULES } from '@zar/contract/office/rights/separation'

/** What a person did on a case before. */
export type PastDeed = { right: Right; at: Date }

const HOUR_MS = 3_600_000

/** Whether what the person did on this case keeps them from doing this on it. The last moment of a rule's hours is free. */
export function isSeparated(right: Right, past: readonly PastDeed[], now: Date): boolean {
  return DYNAMIC_RULES.some(
    (rule) =>
      rule.right.includes(right) &&
      past.some((deed) => rule.after.includes(deed.right) && isWithin(deed.at, rule.hours, now)),
  )
}

const isWithin = (at: Date, hours: number | undefined, now: Date): boolean =>
  hours === undefined || now.getTime() - at.getTime() < hours * HOUR_MS

/** Whether a right on top of others would bring a pair that nobody may hold. */
export const bringsPair = (rights: Iterable<Right>, right: Right): boolean =>
  brokenPairs([...rights, right]).some(({ a, b }) => a === right || b === right)
