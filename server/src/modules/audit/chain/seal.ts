import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { settledId } from '../../../db/settled-id.ts'
import { type AuditKey, EVENT_ROW, type EventRow, macOf, NO_MAC, spellEvent } from './event-text.ts'

/** So few in one transaction that nobody waits for a lock of it. */
const SEALED_AT_ONCE = 1_000

/**
 * Seals every event that is settled by now, each onto the one before it, and answers how many. Processes take
 * turns; one that is killed leaves whole transactions, and the next goes on behind them.
 */
export async function sealAudit(db: Db, key: AuditKey): Promise<number> {
  const { id: settled } = await settledId(db, 'audit_event')
  let sealed = 0
  for (;;) {
    const count = await db.transaction().execute((tx) => sealNext(tx, key, settled))
    if (count === 0) return sealed
    sealed += count
  }
}

/** Who seals, or signs a head of what is sealed, does so alone. */
export const takeTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(${LOCKS.audit})`.execute(tx)

async function sealNext(tx: Tx, key: AuditKey, settled: bigint): Promise<number> {
  await takeTurn(tx)
  const last = await readLastSeal(tx)
  const { rows } = await sql<EventRow>`select ${EVENT_ROW} from audit_event
    where id > ${last.id} and id <= ${settled} order by id limit ${SEALED_AT_ONCE}`.execute(tx)
  let before = last
  const seals = rows.map((row) => {
    const seal = { id: row.id, after_id: before.id, mac: macOf(key, before.mac, spellEvent(row)) }
    before = seal
    return seal
  })
  if (seals.length > 0) await tx.insertInto('audit_seal').values(seals).execute()
  return seals.length
}

/** The end of the chain. */
export async function readLastSeal(db: Db | Tx): Promise<{ id: bigint; mac: Buffer }> {
  const last = await db
    .selectFrom('audit_seal')
    .select(['id', 'mac'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { id: 0n, mac: NO_MAC }
}

/** Whether any event was ever sealed: the keys of this log are made then. */
export async function isAuditSealed(db: Db | Tx): Promise<boolean> {
  const one = await db.selectFrom('audit_seal').select('id').limit(1).executeTakeFirst()
  return one !== undefined
}
