import { createHmac } from 'node:crypto'
import { canon } from '@zar/contract/evidence/canon'
import { leafOf, rootOf } from '@zar/contract/evidence/tree'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { AuditTables } from '../../../db/tables/office/audit.ts'
import { type AuditKey, EVENT_ROW, type EventRow, spellEvent } from './event-text.ts'
import { takeTurn } from './seal.ts'

export type Batch = Selectable<AuditTables['audit_batch']>
type Log = { key: AuditKey; log: string }

/** So few that hashing them keeps nobody waiting. */
const ROWS_MAX = 2_000
const SALT_BYTES = 16

/** Makes batches of all that is sealed and in none. */
export async function makeBatches(db: Db, to: Log): Promise<void> {
  while (await db.transaction().execute((tx) => makeBatch(tx, to)));
}

async function makeBatch(tx: Tx, { key, log }: Log): Promise<boolean> {
  await takeTurn(tx)
  const last = await tx
    .selectFrom('audit_batch')
    .select(['i', 'to_id'])
    .orderBy('i', 'desc')
    .limit(1)
    .executeTakeFirst()
  const afterId = last?.to_id ?? 0n
  const { rows } = await sql<EventRow & { mac: Buffer }>`select ${EVENT_ROW}, mac
    from audit_event join audit_seal on audit_seal.id = audit_event.id
    where audit_event.id > ${afterId} order by audit_event.id limit ${ROWS_MAX}`.execute(tx)
  const end = rows.at(-1)
  if (!end) return false
  const saltKey = createHmac('sha256', key).update('salt of leaves').digest()
  const leaves = rows.map(({ mac, ...row }) =>
    leafOf(saltOf(saltKey, log, row.id), Buffer.from(spellEvent(row))),
  )
  await tx
    .insertInto('audit_batch')
    .values({
      i: (last?.i ?? -1) + 1,
      log,
      after_id: afterId,
      to_id: end.id,
      rows: rows.length,
      root: Buffer.from(rootOf(leaves)),
      mac: end.mac,
    })
    .execute()
  return true
}

/** Without it a leaf could be found by trying what an event may say. */
const saltOf = (saltKey: Buffer, log: string, id: bigint): Uint8Array =>
  createHmac('sha256', saltKey).update(`${log} ${id}`).digest().subarray(0, SALT_BYTES)

/** The first batches, or all. */
export const readBatches = (db: Db | Tx, count?: number): Promise<Batch[]> =>
  db
    .selectFrom('audit_batch')
    .selectAll()
    .$if(count !== undefined, (query) => query.where('i', '<', count ?? 0))
    .orderBy('i')
    .execute()

/** Root of the tree whose leaves are the lines of the batches. */
export const rootOfBatches = (batches: readonly Batch[]): string =>
  Buffer.from(rootOf(batches.map((batch) => leafOf(Buffer.from(canon(lineOf(batch))))))).toString(
    'hex',
  )

/** As the format of evidence has it. */
const lineOf = ({ i, log, after_id, to_id, rows, root, mac, at }: Batch) => ({
  t: 'batch',
  log,
  i,
  after: String(after_id),
  to: String(to_id),
  rows,
  root: root.toString('hex'),
  mac: mac.toString('hex'),
  at: at.toISOString(),
})
