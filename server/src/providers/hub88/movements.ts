import { z } from 'zod/mini'
import type { SupplierMovement } from '../../modules/casino/index.ts'

/** Visible ASCII, as every id that the wallet takes. */
const id = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))
const KINDS = { TK_BET: 'bet', TK_WIN: 'win', TK_ROLLBACK: 'rollback' } as const

const Line = z.object({
  kind: z.enum(['TK_BET', 'TK_WIN', 'TK_ROLLBACK']),
  transaction_uuid: id,
  reference_transaction_uuid: z.optional(z.nullable(id)),
  round: id,
  user: id,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: z.int().check(z.nonnegative()),
  inserted_at: z.iso.datetime({ offset: true }),
})
const Lines = z.array(Line)

/** Throws where any line cannot be read: a day of which one line is not known is not reconciled. */
export const movementsOf = (json: unknown): SupplierMovement[] =>
  Lines.parse(json).map((line) => ({
    id: line.transaction_uuid,
    kind: KINDS[line.kind],
    reverses: line.kind === 'TK_ROLLBACK' ? (line.reference_transaction_uuid ?? null) : null,
    playerId: line.user,
    roundId: line.round,
    currency: line.currency,
    amountE5: BigInt(line.amount),
    at: new Date(line.inserted_at),
  }))
