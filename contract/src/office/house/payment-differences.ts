/** Payments that the payment service decided otherwise than our books say. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const PaymentDifference = z.object({
  id: z.uuid(),
  kind: z.enum(['deposit', 'withdrawal']),
  /** `ZR 204 718 331` */
  player: z.string(),
  amountE5: Money,
  /** What differs, in English. */
  what: z.string(),
  foundAt: Time,
  actions: z.array(Action),
})
export type PaymentDifference = z.output<typeof PaymentDifference>

export const listPaymentDifferences = operation({
  method: 'GET',
  path: '/api/office/payment-differences',
  summary: 'Payments that the payment service decided otherwise, the oldest first',
  right: 'difference.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(PaymentDifference),
})

export const explainPaymentDifference = operation({
  method: 'POST',
  path: '/api/office/payment-difference-explain',
  summary: 'Says what was found of one, once two people want it; nothing is posted',
  right: 'reconcile.explain',
  writes: true,
  example: { id: NOBODY, reason: 'The bank’s list of the next day has it.' },
  input: z.strictObject({ id: z.uuid(), reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})
