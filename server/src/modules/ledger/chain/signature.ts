import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { LedgerTables } from '../../../db/tables/ledger.ts'

/** The key of the signatures, from a file outside the database. */
export type LedgerKey = Buffer

type Checkpoint = Pick<
  Selectable<LedgerTables['ledger_seal']>,
  'id' | 'after_id' | 'to_id' | 'transfers' | 'hash'
>

/** The keyed hash of a checkpoint. It covers all of the chain up to there, since the checkpoint's own hash does. */
export const signCheckpoint = (
  key: LedgerKey,
  { id, after_id, to_id, transfers, hash }: Checkpoint,
): Buffer =>
  createHmac('sha256', key)
    .update(`ledger seal\n${id} ${after_id} ${to_id} ${transfers} ${hash.toString('hex')}\n`)
    .digest()

type PartEnd = { number: number; fromId: bigint; beforeId: bigint; sealId: bigint; hash: Buffer }

/** The keyed hash of the balances that a part ends with, added in the order of their accounts' numbers. */
export function openBalancesSignature(key: LedgerKey, part: PartEnd) {
  const { number, fromId, beforeId, sealId, hash } = part
  const hmac = createHmac('sha256', key)
  hmac.update(`ledger part\n${number} ${fromId} ${beforeId} ${sealId} ${hash.toString('hex')}\n`)
  return {
    add: (accountId: bigint, balanceE5: bigint) => void hmac.update(`${accountId} ${balanceE5}\n`),
    digest: () => hmac.digest(),
  }
}

const SIGNED_AT_ONCE = 1_000

/**
 * Signs the checkpoints that have no signature, as they are: for the moment in which the key is made, and never
 * again, since it would make a rewritten history right. Answers how many there were.
 */
export async function signEarlierCheckpoints(tx: Tx, key: LedgerKey): Promise<number> {
  let [signed, afterId] = [0, 0n]
  for (;;) {
    const checkpoints = await tx
      .selectFrom('ledger_seal')
      .selectAll()
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(SIGNED_AT_ONCE)
      .execute()
    const last = checkpoints.at(-1)
    if (!last) return signed
    const rows = checkpoints.map((checkpoint) => ({
      seal_id: checkpoint.id,
      hmac: signCheckpoint(key, checkpoint),
    }))
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('seal_signature')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    signed += Number(numInsertedOrUpdatedRows)
    afterId = last.id
  }
}

/** Whether any checkpoint was ever signed: the key of this ledger is made then. */
export async function isLedgerSigned(db: Db | Tx): Promise<boolean> {
  const one = await db.selectFrom('seal_signature').select('seal_id').limit(1).executeTakeFirst()
  return one !== undefined
}
