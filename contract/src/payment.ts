import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Review } from './office/withdrawals/review.ts'
import { PERIOD } from './period.ts'

/** Transaction type: 0 asks for both. */
export const PAYMENT_TYPES = { All: 0, Deposit: 1, Withdraw: 2 } as const
export const PAYMENT_STATUS = {
  None: 0,
  Confirmed: 1,
  Pending: 2,
  Merged: 3,
  Rejected: 4,
  Cancelled: 5,
  Created: 6,
} as const

const paymentType = z.union([z.literal(1), z.literal(2)])

/** What the cashier can do: one line per method and direction. */
export const PaymentMethod = z.object({
  id: z.int(),
  /** 1 deposit, 2 withdraw. */
  type: paymentType,
  title: z.string(),
  note: z.string(),
  icon: z.enum([
    'landmark',
    'zap',
    'credit-card',
    'qr-code',
    'send',
    'wallet',
    'building',
    'coins',
    'ticket',
  ]),
  /** What it is found under. */
  group: z.enum(['bank', 'card', 'crypto', 'other']),
  /** Currency units. */
  min: z.number(),
  max: z.number(),
  /** The minutes promised, from the bank's or our approval on. */
  minutes: z.int(),
  /** Why it takes no orders now, in the player's language; null while it does. */
  closed: z.nullable(z.string()),
  /** The one this player used last, in this direction. */
  isLastUsed: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const methods = endpoint({
  method: 'GET',
  path: '/api/payment/methods',
  summary: 'The ways to pay in and out',
  caller: 'player',
  input: z.strictObject({}),
  output: z.array(PaymentMethod),
})

/** The types of a form's fields. */
export const FIELD_TYPES = {
  String: 1,
  Int: 2,
  Long: 3,
  Decimal: 4,
  Bool: 5,
  DateTime: 6,
  Dropdown: 7,
} as const
export type FieldType = keyof typeof FIELD_TYPES

/** One field of the dynamic payment form. A field with options is always a dropdown. */
export const PaymentField = z.object({
  key: z.string(),
  /** A 0 stands for a digit, everything else for itself. */
  mask: z.nullable(z.string()),
  objectType: z.enum(Object.keys(FIELD_TYPES) as FieldType[]),
  option: z.nullable(z.array(z.object({ id: z.union([z.int(), z.string()]), name: z.string() }))),
})
export type PaymentField = z.infer<typeof PaymentField>

export const detail = endpoint({
  method: 'POST',
  path: '/api/payment/detail',
  summary: 'The fields a payment method asks for',
  caller: 'player',
  input: z.strictObject({ id: z.int(), type: paymentType }),
  output: z.array(PaymentField),
})

const order = z.strictObject({
  /** A method id of `payment/methods`. */
  id: z.int(),
  /** The method's title, as the dialog was opened with; only echoed in logs. */
  target: z.string().check(z.maxLength(60)),
  /** Keyed by the field keys of `payment/detail`. A DateTime is an ISO text with its offset. */
  detail: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(120)), z.number(), z.boolean()]),
  ),
  /** Chosen by the browser and kept across retries, so that an order is taken at most once. */
  requestId: z.optional(z.uuid()),
})

export const deposit = endpoint({
  method: 'POST',
  path: '/api/payment/deposit',
  summary: 'Starts a deposit. Data is a url to continue at, or null when the message says it all',
  caller: 'player',
  input: order,
  output: z.nullable(z.string()),
})

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/payment/withdraw',
  summary: 'Asks for a withdrawal: the money is reserved at once',
  caller: 'player',
  /** The password is asked for by a refusal with `password_needed`, and only then. */
  input: z.extend(order, {
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.password.max))),
  }),
  output: z.null(),
})

export const HistoryRow = z.object({
  /** Opaque; also the cursor of the next page. */
  id: z.string(),
  /** What to ask `payment/transaction` about; null for what is no payment. */
  transactionId: z.nullable(z.string()),
  /** Deposit, withdrawal and game movements, each once. */
  kind: z.enum(['deposit', 'withdrawal', 'withdrawal_return', 'bet', 'win', 'rollback', 'bonus']),
  /** Method or game name. */
  title: z.string(),
  /** Signed currency units, as the balance saw it. A payment that has not moved money is 0. */
  amount: z.number(),
  /** The sum asked for, unsigned currency units. */
  requested: z.number(),
  /** The balance after this movement; null when it moved none. */
  balanceAfter: z.nullable(z.number()),
  /** A number of PAYMENT_STATUS. */
  status: z.int(),
  timeStamp: z.string(),
})
export type HistoryRow = z.infer<typeof HistoryRow>

/** What money moves for: the cashier, games, bets on sports, and what the operator gives. */
export const MONEY_PRODUCTS = ['cashier', 'casino', 'sports', 'bonus'] as const
export type MoneyProduct = (typeof MONEY_PRODUCTS)[number]

const historyFilter = {
  /** A number of PAYMENT_TYPES; 0 also shows bets and wins. */
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  ...PERIOD,
  /** A number of PAYMENT_STATUS. What is no payment is confirmed. */
  paymentStatus: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(6)))),
  product: z.optional(z.nullable(z.enum(MONEY_PRODUCTS))),
}

export const history = endpoint({
  method: 'POST',
  path: '/api/payment/history',
  summary: 'Every movement of the player’s money, newest first, with totals of the period',
  caller: 'player',
  input: z.strictObject({
    ...historyFilter,
    before: z.nullable(z.string().check(z.maxLength(60))),
    take: z.int().check(z.positive(), z.maximum(LIMITS.pageTake)),
  }),
  output: z.object({
    rows: z.array(HistoryRow),
    /** Pass as `before` for the next page; null at the end. */
    next: z.nullable(z.string()),
    /** Of the period, whatever else is filtered by. With the first page alone; null after it. */
    totals: z.nullable(
      z.object({
        deposited: z.number(),
        withdrawn: z.number(),
        staked: z.number(),
        won: z.number(),
      }),
    ),
  }),
})

/** A statement holds at most so many movements. */
export const STATEMENT_MAX = { csv: 20_000, pdf: 2_000 } as const

export const statement = endpoint({
  method: 'POST',
  path: '/api/payment/statement',
  summary: 'The same movements as a file to keep, oldest first, between two balances',
  caller: 'player',
  input: z.strictObject({ ...historyFilter, format: z.enum(['csv', 'pdf']) }),
  output: z.object({
    name: z.string(),
    /** Its media type. */
    type: z.string(),
    /** The file, in base64. */
    content: z.string(),
  }),
})

/** One station of a payment's way. */
export const TimelineStep = z.object({
  /** `now` is where it stands, `next` what is still to come, `stopped` where it ended unpaid. */
  state: z.enum(['done', 'stopped', 'now', 'next']),
  title: z.string(),
  /** Empty where the title says it all. */
  note: z.string(),
  /** When it happened; null for what has not. */
  timeStamp: z.nullable(z.string()),
  /** By when it is promised; null where nothing is. */
  dueAt: z.nullable(z.string()),
})
export type TimelineStep = z.infer<typeof TimelineStep>

export const Transaction = z.object({
  id: z.uuid(),
  type: paymentType,
  /** The method. */
  title: z.string(),
  /** Where the money goes or comes from, hidden but for its end; empty when nothing was named. */
  account: z.string(),
  /** Unsigned currency units. */
  amount: z.number(),
  /** A number of PAYMENT_STATUS. */
  status: z.int(),
  timeStamp: z.string(),
  steps: z.array(TimelineStep),
  /** Null of what is not held. */
  review: z.nullable(Review),
})
export type Transaction = z.infer<typeof Transaction>

export const transaction = endpoint({
  method: 'POST',
  path: '/api/payment/transaction',
  summary: 'What happened to one payment, and what happens next',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: Transaction,
})

const stopToken = z.strictObject({
  /** What stands behind the # of the link in the email. */
  token: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** A withdrawal as its link shows it, to whoever has the link. */
export const StoppedWithdrawal = z.object({
  /**
   * `open` can be stopped. `stopped` was, `returned` was turned down: the money is back. `sent` is with the
   * bank, `paid` has left. `held_by_law` cannot be stopped. `expired`: it is long over, and nothing is told
   * of it.
   */
  state: z.enum(['open', 'stopped', 'returned', 'sent', 'paid', 'held_by_law', 'expired']),
  /** Unsigned currency units. */
  amount: z.nullable(z.number()),
  /** Hidden but for its end. */
  account: z.nullable(z.string()),
  /** UTC ISO */
  askedAt: z.nullable(z.string()),
  /** Until when it waits, UTC ISO; null where it does not. */
  until: z.nullable(z.string()),
})
export type StoppedWithdrawal = z.infer<typeof StoppedWithdrawal>

export const stopState = endpoint({
  method: 'POST',
  path: '/api/payment/stop/state',
  summary: 'What became of the withdrawal that a link in an email is of. Changes nothing',
  caller: 'anyone',
  input: stopToken,
  output: StoppedWithdrawal,
})

export const stopWithdrawal = endpoint({
  method: 'POST',
  path: '/api/payment/stop',
  summary: 'Stops a withdrawal by the link in the email; pressed again, the answer is the same',
  caller: 'anyone',
  input: stopToken,
  output: StoppedWithdrawal,
})

export const endSessionsByLink = endpoint({
  method: 'POST',
  path: '/api/payment/stop/sessions',
  summary: 'Ends every log-in session of the player whose withdrawal the link is of',
  caller: 'anyone',
  input: stopToken,
  output: z.object({ ended: z.int() }),
})
