import { z } from 'zod/mini'
import type { SupplierMovement } from '../../modules/casino/index.ts'
import { playerIdOf } from './login.ts'
import { amountOf } from './message.ts'

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,32}$/))

const Line = z.object({
  type: z.enum(['debit', 'credit']),
  tid: id,
  userid: id,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: z.string(),
  i_gameid: z.optional(z.nullable(id)),
  // Empty where nothing is reversed.
  i_rollback: z.optional(z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{0,32}$/)))),
  time: z.iso.datetime({ offset: true }),
})
const Lines = z.array(Line)

/** Throws where any line cannot be read: a day of which one line is not known is not reconciled. */
export const movementsOf = (json: unknown): SupplierMovement[] =>
  Lines.parse(json).map((line) => ({
    id: line.tid,
    kind: kindOf(line),
    reverses: line.i_rollback || null,
    playerId: playerIdOf(line.userid) ?? line.userid,
    roundId: line.i_gameid ?? '',
    currency: line.currency,
    amountE5: amountOf(line, 'amount'),
    at: new Date(line.time),
  }))

/** As in their calls: what names another reverses it, whichever way its own money goes. */
function kindOf({ type, i_rollback }: z.infer<typeof Line>): SupplierMovement['kind'] {
  if (i_rollback) return 'rollback'
  return type === 'debit' ? 'bet' : 'win'
}
