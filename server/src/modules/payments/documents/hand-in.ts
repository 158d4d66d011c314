import { type handIn as contract, DOCUMENT_LIMITS } from '@zar/contract/players/documents'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { once } from '../../../platform/once.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockWithdrawal } from '../review/lock-withdrawal.ts'
import { tieFiles } from './files.ts'
import { isAwaited, openDocumentCase } from './queue.ts'

const DAY_MS = 24 * 60 * 60_000

type Given = z.output<typeof contract.input> & { playerId: string }

/**
 * Hands uploaded files in as one document, which waits in its queue. The clock of the withdrawal stays as it is:
 * however many come, no time is won by it.
 */
export async function handIn(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'random'>,
  { playerId, ...input }: Given,
): Promise<{ id: string }> {
  return deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: playerId, id: `document:${input.requestId}`, input }, async () => {
      const now = deps.clock.now()
      const clockAt = await expectAwaited(tx, { playerId, paymentId: input.payment, now })
      const id = deps.random.uuid()
      await tx
        .insertInto('document')
        .values({ id, payment_id: input.payment, player_id: playerId, handed_at: now })
        .execute()
      await tieFiles(tx, { playerId, documentId: id, files: input.files })
      await openDocumentCase(tx, { documentId: id, playerId, now, clockAt })
      return { id }
    }),
  )
}

type Asking = { playerId: string; paymentId: string; now: Date }

/** Locks the withdrawal. Answers when its clock runs out. */
async function expectAwaited(tx: Tx, { playerId, paymentId, now }: Asking): Promise<Date> {
  const payment = await lockWithdrawal(tx, { paymentId })
  refuseIf(payment.player_id !== playerId, 'not_found')
  const ask = await tx
    .selectFrom('document_ask')
    .select('kind')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  const clockAt = payment.clock_at
  if (!ask || !clockAt || !isAwaited(payment, now)) throw new Refusal('document_not_asked')
  const waits = await tx
    .selectFrom('document')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  refuseIf(waits !== undefined, 'document_waits')
  refuseIf((await countOfDay(tx, playerId, now)) >= DOCUMENT_LIMITS.dayMax, 'document_day_full')
  return clockAt
}

/** How many documents the player has handed in within 24 hours. */
export async function countOfDay(db: Db | Tx, playerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .where('handed_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}
