import { z } from 'zod/mini'
import { DOCUMENT_KINDS } from '../../players/documents.ts'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

/** Amounts are E5 in text, times UTC ISO. */
const Money = z.string().check(z.regex(/^\d{1,19}$/))
const Time = z.string()
const Id = z.uuid()
const EXAMPLE = '00000000-0000-4000-8000-000000000000'

/** `timed` waits for nobody: it goes by itself when the account that it goes to is no longer new. */
export const WITHDRAWAL_STATES = ['held', 'first_approved', 'extended', 'timed', 'law'] as const
export const WithdrawalState = z.enum(WITHDRAWAL_STATES)
export const EXTEND_CODES = [
  'more_proof',
  'risk',
  'awaiting_third_party',
  'incident',
  'legal_hold',
] as const

/** What one person has proposed, and waits for another within the hour. */
const Waiting = z.object({
  kind: z.enum(['extend', 'ask', 'reject']),
  by: z.string(),
  isOwn: z.boolean(),
  /** As the page shows it: a code, of a question the kind of document, and of an extension its hours. */
  code: z.nullable(z.string()),
  hours: z.nullable(z.number()),
  because: z.string(),
  lapsesAt: Time,
})

export const WithdrawalRow = z.object({
  id: Id,
  /** Rises with each change of what is decided: whoever decides sends it. */
  version: z.number(),
  player: z.object({ id: Id, number: z.string(), username: z.string() }),
  amountE5: Money,
  method: z.string(),
  state: WithdrawalState,
  /** Code of the hold. */
  hold: z.string(),
  /** Why it waits, in words. */
  why: z.string(),
  askedAt: Time,
  /** By when the player was promised a decision; null where the law holds it. */
  promiseAt: z.nullable(Time),
  /** When it ends by itself, and how. */
  clockAt: z.nullable(Time),
  atEnd: z.enum(['paid', 'returned', 'law']),
  firstApprover: z.nullable(z.string()),
  /** Whoever reads it gave the first approval, and cannot give the second. */
  isFirstOwn: z.boolean(),
  /** More than any two may approve: compliance consents as well. */
  needsConsent: z.boolean(),
  consentedBy: z.nullable(z.string()),
  waiting: z.array(Waiting),
  /** Held for its sum alone, and within what whoever reads it approves alone: it may be approved with others. */
  canGoTogether: z.boolean(),
  /** Who has it open. */
  owner: z.nullable(z.object({ name: z.string(), isOwn: z.boolean(), until: Time })),
})
export type WithdrawalRow = z.output<typeof WithdrawalRow>

export const listWithdrawals = operation({
  method: 'GET',
  path: '/api/office/withdrawals',
  summary: 'Withdrawals that are held, the oldest promise first',
  right: 'withdrawal.view',
  writes: false,
  example: {},
  input: z.strictObject({
    state: z.optional(WithdrawalState),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    rows: z.array(WithdrawalRow),
    next: z.nullable(z.string()),
    /** Of all that are held. */
    count: z.number(),
    sumE5: Money,
    /** Why no clock pays now; null where they run. */
    stopped: z.nullable(z.enum(['seal', 'licence'])),
  }),
})

const Step = z.object({
  at: Time,
  step: z.string(),
  /** Code of a reason; null where there is none. */
  reason: z.nullable(z.string()),
  /** Who, and who was the first of two; `clock` decides by itself. Null: the player, a rule or the bank. */
  by: z.nullable(z.string()),
  first: z.nullable(z.string()),
  note: z.nullable(z.string()),
  clockAt: z.nullable(Time),
})

export const WithdrawalCase = z.object({
  ...WithdrawalRow.shape,
  /** Hidden but for its end. */
  account: z.string(),
  /** What the rules look at, in words with numbers. */
  facts: z.array(z.object({ text: z.string(), isOver: z.boolean() })),
  /** Hours that may still be added. */
  hoursLeft: z.number(),
  steps: z.array(Step),
  actions: z.array(Action),
})
export type WithdrawalCase = z.output<typeof WithdrawalCase>

export const readWithdrawal = operation({
  method: 'GET',
  path: '/api/office/withdrawal',
  summary: 'One withdrawal: what the rules saw, what happened, and what may be done',
  right: 'withdrawal.view',
  writes: false,
  example: { id: EXAMPLE },
  input: z.strictObject({ id: Id }),
  output: WithdrawalCase,
})

/** Who decides names the version that they saw: another one is refused with what was decided meanwhile. */
const Seen = { id: Id, version: z.int().check(z.nonnegative()) }
const SEEN = { id: EXAMPLE, version: 0 }
/** `waits`: for another person. */
export const Came = z.object({ outcome: z.enum(['waits', 'done']) })

export const approveWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-approve',
  summary: 'Sends a withdrawal to the bank; a high one after another person has approved it too',
  right: 'withdrawal.approve',
  writes: true,
  example: SEEN,
  input: z.strictObject(Seen),
  /** `timed`: approved, and goes by itself once the account is no longer new. */
  output: z.object({ outcome: z.enum(['waits', 'done', 'timed']) }),
})

export const consentToWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-consent',
  summary:
    'Consents to a withdrawal that is above what two people may approve, beside their approvals',
  right: 'withdrawal.consent',
  writes: true,
  example: { ...SEEN, reason: 'The source of the money is known and documented.' },
  input: z.strictObject({ ...Seen, reason: Reason }),
  output: z.null(),
})

export const rejectOnFact = operation({
  method: 'POST',
  path: '/api/office/withdrawal-reject-fact',
  summary: 'Gives the money back because a fact is wrong; the reason says what says so',
  right: 'withdrawal.reject_fact',
  writes: true,
  example: { ...SEEN, code: 'other_name', reason: 'The bank names another holder of it.' },
  input: z.strictObject({
    ...Seen,
    code: z.enum(['wrong_account', 'other_name']),
    reason: Reason,
  }),
  output: Came,
})

export const rejectOnJudgement = operation({
  method: 'POST',
  path: '/api/office/withdrawal-reject-judged',
  summary: 'Gives the money back on judgement, by two people with the same code',
  right: 'withdrawal.reject_judged',
  writes: true,
  example: { ...SEEN, code: 'review_failed', reason: 'The play does not explain the sums.' },
  input: z.strictObject({
    ...Seen,
    code: z.enum(['more_proof', 'review_failed']),
    reason: Reason,
  }),
  output: Came,
})

export const extendWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-extend',
  summary:
    'Gives a review up to 24 hours more, 72 in all, by two people with the same code and hours',
  right: 'withdrawal.extend',
  writes: true,
  example: { ...SEEN, code: 'risk', hours: 4, reason: 'The bank is asked about the payer.' },
  input: z.strictObject({
    ...Seen,
    code: z.enum(EXTEND_CODES),
    hours: z.int().check(z.minimum(1), z.maximum(24)),
    reason: Reason,
  }),
  output: Came,
})

export const HOLD_CODES = ['payee', 'document', 'risk', 'manual'] as const

export const holdWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-hold',
  summary: 'Holds one that the bank was not asked for yet, once, for up to 24 hours',
  right: 'withdrawal.hold',
  writes: true,
  example: { id: EXAMPLE, code: 'risk', hours: 4, reason: 'The bank is asked about the payer.' },
  input: z.strictObject({
    id: Id,
    code: z.enum(HOLD_CODES),
    hours: z.int().check(z.minimum(1), z.maximum(24)),
    reason: Reason,
  }),
  output: z.null(),
})

export const askPlayer = operation({
  method: 'POST',
  path: '/api/office/withdrawal-ask',
  summary:
    'Asks the player for a document, once; two people name its kind, and the clock waits up to 72 hours',
  right: 'document.ask',
  writes: true,
  example: { ...SEEN, kind: 'source_of_money', reason: 'A statement that names the payer is due.' },
  input: z.strictObject({ ...Seen, kind: z.enum(DOCUMENT_KINDS), reason: Reason }),
  output: Came,
})

export const takeWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-take',
  summary: 'Takes a case for five minutes, again while it is open; refused while another has it',
  right: 'withdrawal.take',
  writes: true,
  example: { id: EXAMPLE },
  input: z.strictObject({ id: Id }),
  output: z.object({ until: Time }),
})

export const releaseWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-release',
  summary: 'Gives a case back to the list',
  right: 'withdrawal.take',
  writes: true,
  example: { id: EXAMPLE },
  input: z.strictObject({ id: Id }),
  output: z.null(),
})
