import { PAYMENT_STATUS } from '@zar/contract/payment'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

/** The columns of a payment that say how far a withdrawal is. */
export const STATE_COLUMNS = [
  'status',
  'hold',
  'first_approver',
  'approved_at',
  'payee_checked_at',
  'gateway_id',
  'legal_hold_id',
] as const

export type WithdrawalRow = Pick<Selectable<Tables['payment']>, (typeof STATE_COLUMNS)[number]>

const { Pending, Confirmed, Rejected, Cancelled } = PAYMENT_STATUS

/** Each state with the status that the player sees. */
export const STATUS_OF = {
  /** Waits for an operator. */
  held: Pending,
  /** Waits for the second of two operators. */
  half_approved: Pending,
  /** Waits out the time of an account that is new; no operator has to decide. */
  waiting: Pending,
  /** The law holds it: no clock runs, and nobody decides. */
  frozen: Pending,
  /** The bank is to be asked. */
  approved: Pending,
  /** The account is in the player's name: the bank may have the order. */
  payee_confirmed: Pending,
  /** The bank has the order. */
  sent: Pending,
  paid: Confirmed,
  rejected: Rejected,
  /** Stopped by its player, through the link of the email. */
  stopped: Cancelled,
} as const

export type WithdrawalState = keyof typeof STATUS_OF

/** An operator decides, the clock does, the law holds, the player stops it, the bank answers. */
export type WithdrawalEvent =
  | 'approve_first'
  | 'approve'
  | 'approve_early'
  | 'reject'
  | 'extend'
  | 'hold'
  | 'clock_release'
  | 'clock_return'
  | 'freeze'
  | 'thaw'
  | 'stop'
  | 'payee_confirmed'
  | 'payee_refused'
  | 'bank_accepted'
  | 'bank_paid'
  | 'bank_declined'

/** How a withdrawal begins: held for an operator's reason, waiting for a new account, or approved. */
export function firstState(why: unknown, waitsUntil: Date | null): 'held' | 'waiting' | 'approved' {
  if (why) return 'held'
  return waitsUntil ? 'waiting' : 'approved'
}

/** What ends a hold of any kind, for the player or by the law. */
const ENDS_A_HOLD = {
  reject: 'rejected',
  stop: 'stopped',
  clock_release: 'approved',
  clock_return: 'rejected',
  freeze: 'frozen',
} as const

/** State × event → state. A pair that is not here cannot happen, and changes nothing. */
export const TRANSITIONS: Record<
  WithdrawalState,
  Partial<Record<WithdrawalEvent, WithdrawalState>>
> = {
  held: {
    ...ENDS_A_HOLD,
    approve_first: 'half_approved',
    approve: 'approved',
    approve_early: 'waiting',
    extend: 'held',
  },
  half_approved: {
    ...ENDS_A_HOLD,
    approve: 'approved',
    approve_early: 'waiting',
    extend: 'half_approved',
  },
  waiting: { ...ENDS_A_HOLD, extend: 'waiting' },
  frozen: { thaw: 'held' },
  approved: {
    hold: 'held',
    freeze: 'frozen',
    payee_confirmed: 'payee_confirmed',
    payee_refused: 'rejected',
    bank_paid: 'paid',
    bank_declined: 'rejected',
    stop: 'stopped',
  },
  payee_confirmed: {
    payee_confirmed: 'payee_confirmed',
    bank_accepted: 'sent',
    bank_paid: 'paid',
    bank_declined: 'rejected',
  },
  sent: {
    payee_confirmed: 'sent',
    bank_accepted: 'sent',
    bank_paid: 'paid',
    bank_declined: 'rejected',
  },
  paid: {},
  rejected: {},
  stopped: {},
}

export function stateOf(row: WithdrawalRow): WithdrawalState {
  if (row.status === Confirmed) return 'paid'
  if (row.status === Rejected) return 'rejected'
  if (row.status === Cancelled) return 'stopped'
  if (row.approved_at === null) return unapproved(row)
  if (row.gateway_id !== null) return 'sent'
  return row.payee_checked_at === null ? 'approved' : 'payee_confirmed'
}

function unapproved({ hold, first_approver, legal_hold_id }: WithdrawalRow): WithdrawalState {
  if (legal_hold_id !== null) return 'frozen'
  if (hold === 'new_account') return 'waiting'
  return first_approver === null ? 'held' : 'half_approved'
}

/** The state after the event; undefined where the event cannot happen. */
export const after = (row: WithdrawalRow, event: WithdrawalEvent): WithdrawalState | undefined =>
  TRANSITIONS[stateOf(row)][event]

/** The same for a caller that has asked before: an event that cannot happen is a bug. */
export function mustMove(row: WithdrawalRow, event: WithdrawalEvent): WithdrawalState {
  const next = after(row, event)
  if (next) return next
  throw new Error(`a withdrawal that is ${stateOf(row)} does not take ${event}`)
}
