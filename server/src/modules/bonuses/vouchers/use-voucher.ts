import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { hashOfCode } from './code.ts'

/** The offer that a code of a batch brings to this player; undefined where it is used, over or none. */
export async function offerOfVoucher(
  db: Db | Tx,
  { code, playerId }: { code: string; playerId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('voucher')
    .innerJoin('voucher_batch', 'voucher_batch.id', 'batch_id')
    .select('offer_id')
    .where('hash', '=', hashOfCode(code))
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .where((is) => is.or([is('used_by', 'is', null), is('used_by', '=', playerId)]))
    .executeTakeFirst()
  return row?.offer_id
}

/** Holds a code, so that of two who bring it at once one is the second. Answers whether it is this player's to use. */
export async function holdVoucher(
  tx: Tx,
  { code, playerId, offerId }: { code: string; playerId: string; offerId: string },
): Promise<boolean> {
  await tx
    .selectFrom('voucher')
    .select('batch_id')
    .where('hash', '=', hashOfCode(code))
    .forUpdate()
    .execute()
  return (await offerOfVoucher(tx, { code, playerId })) === offerId
}

/** Notes who has used a code that is held. */
export async function useVoucher(
  tx: Tx,
  { code, playerId, now }: { code: string; playerId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('voucher')
    .set({ used_by: playerId, used_at: now })
    .where('hash', '=', hashOfCode(code))
    .where('used_by', 'is', null)
    .execute()
}
