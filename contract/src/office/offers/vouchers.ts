/** Codes that each bring an offer to one player: made in batches by two people, told to the second alone. */
import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Money, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { OfferId } from './terms.ts'

export const VOUCHERS_MAX = 5_000
const NONE = 'no-such-offer'

const Batch = z.object({
  id: z.string(),
  codes: z.int(),
  used: z.int(),
  endsAt: Time,
  because: z.string(),
  proposedBy: z.string(),
  madeBy: z.string(),
  madeAt: Time,
})
export type VoucherBatch = z.output<typeof Batch>

export const listVouchers = operation({
  method: 'GET',
  path: '/api/office/offer-vouchers',
  summary: 'The batches of codes of an offer, with how many were used; no code is told',
  right: 'offer.view',
  writes: false,
  example: { id: NONE },
  input: z.strictObject({ id: OfferId }),
  output: z.object({
    /** The newest first. */
    batches: z.array(Batch),
    /** What one code gives at most; null of an offer that does not come with a code or is closed. */
    eachE5: z.nullable(Money),
    actions: z.array(Action),
  }),
})
export type OfferVouchers = z.output<typeof listVouchers.output>

export const makeVouchers = operation({
  method: 'POST',
  path: '/api/office/voucher-batch',
  summary:
    'Makes codes of an offer, each for one player, once two people want it; the second has the file',
  right: 'voucher.batch',
  writes: true,
  example: {
    id: NONE,
    codes: 100,
    until: '2026-12-31',
    reason: 'For the guests of the evening in Izmir.',
  },
  input: z.strictObject({
    id: OfferId,
    codes: z.int().check(z.gte(1), z.lte(VOUCHERS_MAX)),
    /** The last day of Istanbul on which they can be used, within a year. */
    until: Day,
    reason: Reason,
    /** That of the first person, with the same offer, number and day. */
    proposal: z.optional(ProposalId),
  }),
  output: z.extend(Outcome, {
    /** Of what is done, a table for spreadsheets in base64: the codes are told once. */
    file: z.nullable(z.object({ name: z.string(), type: z.string(), content: z.string() })),
  }),
})
