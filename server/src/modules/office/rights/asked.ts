import type { ApprovalLimits } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import type { ScopedPlayer } from './scopes.ts'
import type { PastDeed } from './separation.ts'

/** Who the person has proved to be: for one right on one object, and of money one sum. */
export type Proof = { right: Right; object: string; amountE5: bigint | null; provenAt: Date }

/** Why something is not done. */
export type WhyNot =
  | 'not_signed_in'
  | 'no_right'
  | 'own_account'
  | 'out_of_scope'
  | 'out_of_hours'
  | 'elevation_ended'
  | 'not_elevatable'
  | 'separation'
  | 'too_far'
  | 'above_role_limit'
  | 'reason_needed'
  | 'name_needed'
  | 'reauthenticate'
  | 'same_person'
  | 'self'
  | 'ceiling'
  | 'changed_meanwhile'
  | 'lapsed'

export type Refused = { refused: WhyNot }
export type Verdict = { state: 'yes' | 'second' | 'masked' } | Refused

/** What is asked for, with what is known of it. What is not known is not looked at: ask again once it is. */
export type Asked = {
  right: Right
  now: Date
  /** `withdrawal:884117`. */
  object?: string | undefined
  amountE5?: bigint | undefined
  player?: ScopedPlayer | undefined
  /** How many players it reaches. */
  players?: number | undefined
  /** Of many withdrawals together, the greatest. */
  greatestE5?: bigint | undefined
  /** Of corrections: what the person has proposed or approved today. */
  todayE5?: bigint | undefined
  /** Odds in thousandths. */
  price?: { fairMilli: number; typedMilli: number } | undefined
  /** What the person did on this case before. */
  past?: readonly PastDeed[] | undefined
  /** Those in force; absent are the ones of a new house. */
  limits?: ApprovalLimits | undefined
}

/** What the person gives with a deed. */
export type Given = {
  reason?: string | undefined
  isNameTyped?: boolean | undefined
  proof?: Proof | undefined
}
