import { z } from 'zod/mini'
import { operation } from '../operation.ts'

/** The most that one press approves. */
export const BULK_MOST = 50

const Seen = z.strictObject({ id: z.uuid(), version: z.int().check(z.nonnegative()) })
const SEEN = { id: '00000000-0000-4000-8000-000000000000', version: 0 }

const isEachOnce = (chosen: readonly { id: string }[]): boolean =>
  new Set(chosen.map(({ id }) => id)).size === chosen.length

export const approveWithdrawals = operation({
  method: 'POST',
  path: '/api/office/withdrawals-approve',
  summary:
    'Approves withdrawals that are held for their sum alone, each within the limit of one person, together within ₺50,000. Each is looked at by itself, and told with its result',
  right: 'withdrawal.bulk_approve',
  writes: true,
  example: { withdrawals: [SEEN] },
  input: z.strictObject({
    withdrawals: z
      .array(Seen)
      .check(z.minLength(1), z.maxLength(BULK_MOST), z.refine(isEachOnce, 'each once')),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.uuid(),
        /** `timed`: approved, and goes by itself once the account is no longer new. */
        outcome: z.enum(['done', 'timed', 'refused']),
        /** Why it was refused, in the person's language. */
        why: z.nullable(z.string()),
      }),
    ),
  }),
})

/** What a proof for these together is for: another choice of them is another object. */
export function togetherOf(ids: readonly string[]): string {
  const all = ids.reduce((mixed, id) => mixed ^ BigInt(`0x${id.replaceAll('-', '')}`), 0n)
  return `withdrawals:${ids.length}-${all.toString(16)}`
}
