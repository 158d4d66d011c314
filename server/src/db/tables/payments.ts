import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

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
  /** Nobody has confirmed whose account it is. */
  | 'payee'
  /** The player was asked for something. */
  | 'document'
  | 'risk'
  | 'manual'

/** Why two people give a review more time. */
export type ExtendCode = 'more_proof' | 'risk' | 'awaiting_third_party' | 'incident' | 'legal_hold'

/** What a review that ran out gave back: nobody has confirmed whose account it is. */
export type ClockReturn = 'no_confirmed_account'

/** On what ground the law holds. */
export type LegalGround = 'legal_hold' | 'sanction' | 'court_order'

/** Why an operator turned a withdrawal down. */
export type RejectReason = 'wrong_account' | 'other_name' | 'more_proof' | 'review_failed'

/** Why a deposit that had arrived was sent back. */
export type RefundReason =
  | 'refunded_excluded'
  | 'refunded_over_limit'
  | 'refunded_other_name'
  | 'refunded_over_bound'
  /** Two people of the house have sent it back, later. */
  | 'refunded_by_house'

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
  /** The first of two people has approved it; not told to the player. */
  | 'first_approved'
  /** Two people gave the review more time. */
  | 'extended'
  | 'approved'
  /** The review ran out, and the clock let it go. */
  | 'released'
  /** The time promised has passed, and another one was promised. */
  | 'late'
  | 'paid'
  | 'declined'
  /** A withdrawal's money is back in the balance. */
  | 'returned'
  /** The player stopped a withdrawal, by the link in the email. */
  | 'stopped'

/** Why a deposit method is closed, as players read it. */
export type ClosedCode = 'maintenance' | 'bank' | 'checked'

export type PaymentTables = {
  payee_word: {
    id: Generated<bigint>
    payment_id: string
    is_confirmed: boolean
    fact: 'holder' | 'wrong_account' | 'other_name'
    said_by: string
    because: string
    said_at: Date
  }
  deposit_method_setting: {
    method_id: number
    version: number
    is_open: boolean
    closed_code: ClosedCode | null
    min_e5: bigint
    max_e5: bigint
    because: string
    proposed_by: string
    set_by: string
    set_at: Generated<Date>
  }
  deposit_method_order: {
    version: number
    method_ids: number[]
    because: string
    proposed_by: string
    set_by: string
    set_at: Generated<Date>
  }
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
    /** When the clock decides: base and extensions together. Null while no clock runs. */
    clock_at: Generated<Date | null>
    clock_base_at: Generated<Date | null>
    extended_s: Generated<number>
    review_version: Generated<number | null>
    legal_hold_id: Generated<bigint | null>
    player_asked_at: Generated<Date | null>
    /** By which version of the rule of payment it was judged. */
    pay_rule: Generated<number | null>
    /** Rises with each change of what is decided. */
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  payment_event: {
    payment_id: string
    seq: Generated<bigint>
    step: PaymentStep
    reason: string | null
    operator: string | null
    /** Of a step that two people took, who was the first. */
    first_operator: Generated<string | null>
    /** What they knew, or why; for the house alone. */
    note: Generated<string | null>
    promised_at: Date | null
    clock_at: Generated<Date | null>
    added_s: Generated<number | null>
    review_version: Generated<number | null>
    at: Date
  }
  review_rule: {
    version: number
    first_minutes: number
    each_minutes: number
    most_minutes: number
    asked_hours: number
    opens_minute: number | null
    closes_minute: number | null
    brake_hour_e5: bigint
    brake_times: number
    proposed_by: string | null
    approved_by: string | null
    because: string
    set_at: Date
  }
  /** What is paid by rule, as versions that two people set. */
  pay_rule: {
    version: number
    amount_max_e5: bigint
    unverified_day_max_e5: bigint
    unstaked_day_max_e5: bigint
    day_max_e5: bigint
    day_count_max: number
    unstaked_month_max_e5: bigint
    new_account_day_max_e5: bigint
    proposed_by: string | null
    approved_by: string | null
    because: string
    set_at: Date
  }
  /** The yes of compliance to a high withdrawal. */
  withdrawal_consent: {
    payment_id: string
    given_by: string
    because: string
    given_at: Generated<Date>
  }
  legal_hold: {
    id: Generated<bigint>
    player_id: string
    ground: LegalGround
    because: string
    proposed_by: string
    placed_by: string
    placed_at: Date
    /** Of one that a match with a list of sanctions placed, and no person. */
    match_id: Generated<bigint | null>
    lift_proposed_by: string | null
    lifted_by: string | null
    lifted_because: string | null
    lifted_at: Date | null
  }
  review_incident: {
    id: Generated<bigint>
    hours: number
    because: string
    proposed_by: string
    approved_by: string
    declared_at: Date
    next_at: Date
    extended: number
  }
  review_stop: {
    id: Generated<bigint>
    why: 'seal' | 'licence'
    began_at: Date
    ended_at: Date | null
  }
  payer_flag: {
    payment_id: string
    found_at: Date
    cleared_at: Date | null
    cleared_by: string | null
    because: string | null
  }
  bank_statement: {
    id: GeneratedAlways<bigint>
    name: string
    hash: Buffer
    from_day: string
    to_day: string
    lines: number
    known: number
    agreed: number
    waiting: number
    differing: number
    unmatched: number
    missing: number
    imported_by: string
    because: string
    imported_at: Generated<Date>
  }
  bank_statement_line: {
    bank_id: string
    statement_id: bigint
    line: number
    day: string
    amount_e5: bigint
    currency: string
    reference: string
    payment_id: string | null
    verdict: 'agrees' | 'waits' | 'differs' | 'unmatched'
  }
  /** A line that named no payment, and the deposit that two people matched it to. */
  bank_statement_match: {
    bank_id: string
    payment_id: string
    /** What was credited by it; nothing where the deposit was paid before. */
    credited_e5: bigint
    proposed_by: string
    matched_by: string
    because: string
    matched_at: Generated<Date>
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
