import type { Generated, JSONColumnType } from 'kysely'

/** Why a withdrawal waits for an operator. */
export type HoldReason =
  | 'amount'
  | 'linked'
  | 'verification'
  | 'bonus'
  | 'turnover'
  | 'velocity'
  /** The first payout to an account: it waits for nobody, only for its time. */
  | 'new_account'

/** Why an operator turned a withdrawal down. */
export type RejectReason = 'wrong_account' | 'other_name' | 'more_proof' | 'review_failed'

/** Why a deposit that had arrived was sent back. */
export type RefundReason =
  | 'refunded_excluded'
  | 'refunded_over_limit'
  | 'refunded_other_name'
  | 'refunded_over_bound'

export type PaymentStep =
  /** The player asked for it. */
  | 'ordered'
  /** The bank's page waits for the player. */
  | 'opened'
  /** The bank knows of it and works on it. */
  | 'sent'
  /** A newer order of the same kind took its place. */
  | 'merged'
  /** Nobody paid, or the bank could not be asked. */
  | 'given_up'
  | 'held'
  | 'approved'
  /** The time promised has passed, and another one was promised. */
  | 'late'
  | 'paid'
  | 'declined'
  /** A withdrawal's money is back in the balance. */
  | 'returned'
  /** The player stopped a withdrawal, by the link in the email. */
  | 'stopped'

export type PaymentTables = {
  payment: {
    id: string
    seq: Generated<bigint>
    player_id: string
    type: number
    method_id: number
    amount_e5: bigint
    currency: string
    status: number
    gateway_id: string | null
    /** Of rows from before they were sealed; null of all others. */
    detail: JSONColumnType<Record<string, string | number | boolean>> | null
    detail_sealed: Generated<Buffer | null>
    account_hmac: Generated<Buffer | null>
    account_network: Generated<string | null>
    payer_sealed: Generated<Buffer | null>
    is_payer_own: Generated<boolean | null>
    hold_until: Generated<Date | null>
    asked_at: Generated<Date | null>
    reason: string | null
    ledger_mark: bigint
    /** The deposit that this withdrawal sends straight back. */
    refund_of: Generated<string | null>
    approved_at: Date | null
    /** Of one that two operators must approve, who did first. */
    first_approver: Generated<string | null>
    payee_checked_at: Generated<Date | null>
    /** What the payment service says otherwise; null where both say the same. */
    hold: HoldReason | null
    promised_at: Date | null
    created_at: Date
    updated_at: Date
  }
  payment_event: {
    payment_id: string
    seq: Generated<bigint>
    step: PaymentStep
    reason: string | null
    operator: string | null
    promised_at: Date | null
    at: Date
  }
  payer_flag: {
    payment_id: string
    found_at: Date
    cleared_at: Date | null
    cleared_by: string | null
    because: string | null
  }
  payment_difference: {
    payment_id: string
    what: string
    found_at: Date
    explained_at: Date | null
    explained_by: string | null
    because: string | null
  }
  player_total: {
    player_id: string
    to_transfer_id: bigint
    deposited_e5: bigint
    withdrawn_e5: bigint
    staked_e5: bigint
    won_e5: bigint
    unstaked_e5: bigint
  }
}
