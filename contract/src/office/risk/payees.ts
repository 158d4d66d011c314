import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { caseSeen, caseStanding } from '../queues.ts'
import { Action } from '../staff.ts'
import { PlayerName } from './alerts.ts'

/** A withdrawal to an account that is new, or whose holder is doubted. */
export const PayeeRow = z.object({
  ...caseStanding.shape,
  /** The withdrawal's. */
  id: z.uuid(),
  player: PlayerName,
  amountE5: Money,
  method: z.string(),
  /** Its end alone. */
  account: z.string(),
  isDoubted: z.boolean(),
  askedAt: Time,
  /** What the clock does: asks the bank and pays to the player's own name, or gives the money back. */
  atEnd: z.enum(['bank', 'returned']),
})
export type PayeeRow = z.output<typeof PayeeRow>

export const listPayees = operation({
  method: 'GET',
  path: '/api/office/payees',
  summary: 'First payout accounts that wait, the oldest promise first, a hundred at most',
  right: 'payee.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(PayeeRow),
})

export const PayeeCase = z.object({
  ...PayeeRow.shape,
  /** Whether the player last paid in, in their own name, from this account. */
  isClosedLoop: z.boolean(),
  /** Other players who named this account. */
  others: z.int(),
  paidBefore: z.int(),
  actions: z.array(Action),
})
export type PayeeCase = z.output<typeof PayeeCase>

const Id = z.uuid()

export const readPayee = operation({
  method: 'GET',
  path: '/api/office/payee',
  summary: 'One of them, with what is known of the account',
  right: 'payee.view',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: Id }),
  output: PayeeCase,
})

export const takePayee = operation({
  method: 'POST',
  path: '/api/office/payee-take',
  summary: 'Takes one for five minutes, again while it is open; refused while another has it',
  right: 'case.edit',
  writes: true,
  example: { id: NOBODY, caseId: '1' },
  input: z.strictObject({ id: Id, caseId: caseSeen.caseId }),
  output: z.null(),
})

export const confirmPayee = operation({
  method: 'POST',
  path: '/api/office/payee-confirm',
  summary: 'Says that the account is the player’s; the bank is asked, and has to say the same',
  right: 'payee.confirm',
  writes: true,
  example: { id: NOBODY, caseId: '1', version: 0, reason: 'The bank names the player as holder.' },
  input: z.strictObject({ id: Id, ...caseSeen, reason: Reason }),
  output: z.null(),
})

export const PAYEE_FACTS = ['wrong_account', 'other_name'] as const

export const refusePayee = operation({
  method: 'POST',
  path: '/api/office/payee-refuse',
  summary: 'Refuses the account for a fact; the withdrawal goes back to the balance',
  right: 'payee.refuse',
  writes: true,
  example: {
    id: NOBODY,
    caseId: '1',
    version: 0,
    code: 'other_name',
    reason: 'The bank names another holder.',
  },
  input: z.strictObject({ id: Id, ...caseSeen, code: z.enum(PAYEE_FACTS), reason: Reason }),
  output: z.null(),
})
