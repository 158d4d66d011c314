import { E5 } from '@zar/contract/money'
import { LIMITS_MOST } from '@zar/contract/office/rights/limits'
import { PAYOUT_BEFORE_CHECK } from '@zar/contract/players/identity'
import type { HoldReason, RejectReason } from '../../../db/tables/payments.ts'

const MINUTE_MS = 60_000
const liras = (units: bigint) => units * E5

/**
 * From when on a withdrawal is looked at by a person, as it is delivered: two people may set {@link PayBounds} of it
 * anew. Sums of a day are those of the last 24 hours.
 */
export const WITHDRAWAL_POLICY = {
  /** A single withdrawal above this. */
  amountMaxE5: liras(5_000n),
  /** A day's withdrawals above this without a verified phone. */
  unverifiedDayMaxE5: liras(1_000n),
  /** A day's withdrawals above this before what was paid in has been staked once (FRD-06). */
  unstakedDayMaxE5: liras(500n),
  /** The same of 30 days, so that small sums day after day are seen too (FRD-07). */
  unstakedMonthMaxE5: liras(2_000n),
  /** A day's withdrawals above this sum, or more of them than this. */
  dayMaxE5: liras(10_000n),
  dayCountMax: 5,
  /** All withdrawals ever, above this, need a checked identity (AGE-02). */
  uncheckedMaxE5: liras(BigInt(PAYOUT_BEFORE_CHECK)),
  /** A single withdrawal above this needs the password again (AUT-09). */
  passwordAboveE5: liras(5_000n),
  /** A day's withdrawals above this wait out a day where they go to an account that is new (FRD-05). */
  newAccountDayMaxE5: liras(2_000n),
  /** A single withdrawal above this needs the approval of two operators (AUZ-03). */
  oneApproverMaxE5: liras(BigInt(LIMITS_MOST.withdrawalAlone)),
} as const

/** What two people may set of it, within the bounds of the house. Amounts in E5. */
export type PayBounds = {
  amountMaxE5: bigint
  unverifiedDayMaxE5: bigint
  unstakedDayMaxE5: bigint
  unstakedMonthMaxE5: bigint
  dayMaxE5: bigint
  dayCountMax: number
  newAccountDayMaxE5: bigint
}

/** An account is new for so long after the first withdrawal to it was asked for. */
export const NEW_ACCOUNT_MS = 24 * 60 * MINUTE_MS

/** A deposit above this is credited when the bank, asked, says the same as its callback (PCI-02). */
export const ASK_ABOVE_E5 = liras(5_000n)

/** What the rules look at. The sums and the count of a day and of 30 have this withdrawal in them. */
export type WithdrawalFacts = {
  amountE5: bigint
  isPhoneVerified: boolean
  /** Whether the account is flagged for hedging a bonus, and nobody has cleared it (FRD-09). */
  isFlagged: boolean
  /** What of the deposits has not been staked since. */
  unstakedE5: bigint
  dayE5: bigint
  monthE5: bigint
  dayCount: number
}

/** Why a withdrawal must wait for an operator by these bounds, or undefined when it is paid by rule. */
export function whyHold(facts: WithdrawalFacts, rule: PayBounds): HoldReason | undefined {
  const { amountE5, dayE5 } = facts
  if (facts.isFlagged) return 'linked'
  if (amountE5 > rule.amountMaxE5) return 'amount'
  if (!facts.isPhoneVerified && dayE5 > rule.unverifiedDayMaxE5) return 'verification'
  const isMuch = dayE5 > rule.unstakedDayMaxE5 || facts.monthE5 > rule.unstakedMonthMaxE5
  if (facts.unstakedE5 > 0n && isMuch) return 'turnover'
  if (facts.dayCount > rule.dayCountMax || dayE5 > rule.dayMaxE5) return 'velocity'
  return undefined
}

/** Whether this amount needs the password again, whatever account it goes to (AUT-09). */
export const isHigh = (amountE5: bigint): boolean => amountE5 > WITHDRAWAL_POLICY.passwordAboveE5

/**
 * Whether a second operator has to approve it too (AUZ-03): above what this one may alone, as two people set it for
 * their role, and above the most of the house whoever they are. A command line has the house's bound alone.
 */
export function needsTwo(amountE5: bigint, aloneE5?: bigint): boolean {
  const { oneApproverMaxE5: most } = WITHDRAWAL_POLICY
  return amountE5 > (aloneE5 !== undefined && aloneE5 < most ? aloneE5 : most)
}

/** Whether it is a judgement, which two people make, and no fact. */
export const isJudged = (reason: RejectReason): boolean =>
  reason === 'more_proof' || reason === 'review_failed'

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** By when we promise that the bank has it in hand. */
export const promised = {
  payout: (now: Date, minutes: number) => after(now, minutes * MINUTE_MS),
}
