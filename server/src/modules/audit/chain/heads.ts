import { canon } from '@zar/contract/evidence/canon'
import { LINE, type LineOf } from '@zar/contract/evidence/lines'
import { isSigned } from '@zar/contract/evidence/signature'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { AuditFinding, AuditTables } from '../../../db/tables/office/audit.ts'
import { type SigningKey, signLine } from '../../../platform/encryption/signing-key.ts'
import { type Batch, makeBatches, readBatches, rootOfBatches } from './batches.ts'
import type { AuditKey } from './event-text.ts'
import { takeTurn } from './seal.ts'

/** The signed root of all batches at a moment: who keeps one can show later that nothing before it was changed. */
export type AuditHead = LineOf<'head'>

/** The keys of the log, and its name: the site's host and `/audit`. */
export type AuditLog = { key: AuditKey; headKey: SigningKey; log: string }

export const headText = (head: AuditHead): string => `${canon(head)}\n`

/** The head in a text that was exported. Throws one sentence where it is none. */
export function parseHead(text: string): AuditHead {
  try {
    const line = LINE.parse(JSON.parse(text))
    if (line.t === 'head') return line
  } catch (cause) {
    throw new Error('it holds no head of the audit log', { cause })
  }
  throw new Error('it holds no head of the audit log')
}

/** Signs all that is sealed by now, and keeps the head. */
export async function signHead(db: Db, { key, headKey, log }: AuditLog): Promise<AuditHead> {
  await makeBatches(db, { key, log })
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const batches = await readBatches(tx)
    const { rows } = await sql<{
      at: Date
    }>`select clock_timestamp()::timestamptz(3) as at`.execute(tx)
    const head: AuditHead = signLine('zar-head-v1', headKey, {
      t: 'head' as const,
      v: 1 as const,
      log,
      batches: batches.length,
      rows: batches.reduce((sum, batch) => sum + batch.rows, 0),
      root: rootOfBatches(batches),
      at: (rows[0]?.at ?? new Date(Number.NaN)).toISOString(),
    })
    await tx.insertInto('audit_head').values(rowOf(head)).execute()
    return head
  })
}

const rowOf = ({ batches, log, rows, root, at, key, sig }: AuditHead) => ({
  log,
  batches,
  rows: BigInt(rows),
  root: Buffer.from(root, 'hex'),
  at: new Date(at),
  key,
  sig: Buffer.from(sig, 'hex'),
})

const headOf = (row: Selectable<AuditTables['audit_head']>): AuditHead => ({
  t: 'head',
  v: 1,
  log: row.log,
  batches: row.batches,
  rows: Number(row.rows),
  root: row.root.toString('hex'),
  at: row.at.toISOString(),
  key: row.key,
  sig: row.sig.toString('hex'),
})

export async function readNewestHead(db: Db | Tx): Promise<AuditHead | undefined> {
  const newest = db.selectFrom('audit_head').selectAll().orderBy('id', 'desc').limit(1)
  const row = await newest.executeTakeFirst()
  return row && headOf(row)
}

/** The newest head that was signed over nothing but events before this one. */
export async function readHeadBefore(db: Db | Tx, eventId: bigint): Promise<AuditHead | undefined> {
  const row = await db
    .selectFrom('audit_head')
    .innerJoin('audit_batch', (join) => join.onRef('i', '=', sql`batches - 1`))
    .selectAll('audit_head')
    .where('to_id', '<', eventId)
    .orderBy('audit_head.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && headOf(row)
}

/** Whether the log still goes through a head: one that was exported, or the newest that is kept here. */
export async function checkHead(
  db: Db | Tx,
  headKey: SigningKey,
  { head, name }: { head: AuditHead; name: string },
): Promise<AuditFinding[]> {
  const says = (what: string, hashes: Pick<AuditFinding, 'stored' | 'computed'> = {}) => [
    { id: null, says: `${name}, of ${head.at}, ${what}`, ...hashes },
  ]
  if (head.key !== headKey.id || !(await isSigned('zar-head-v1', head, headKey.publicKey)))
    return says('is not signed with this house’s key')
  if (head.batches === 0) return []
  const batches = await readBatches(db, head.batches)
  if (batches.length < head.batches)
    return says(`has ${head.rows} events, and the end of them was cut off`)
  const computed = rootOfBatches(batches)
  if (computed !== head.root) return says('has another root', { stored: head.root, computed })
  return checkEnd(db, batches.at(-1), says)
}

/** The last event under a head must be there as it was. */
async function checkEnd(
  db: Db | Tx,
  batch: Batch | undefined,
  says: (what: string) => AuditFinding[],
): Promise<AuditFinding[]> {
  if (!batch) return []
  const seal = await db
    .selectFrom('audit_seal')
    .innerJoin('audit_event', 'audit_event.id', 'audit_seal.id')
    .select('mac')
    .where('audit_seal.id', '=', batch.to_id)
    .executeTakeFirst()
  return seal?.mac.equals(batch.mac)
    ? []
    : says(`ends at event ${batch.to_id}, which is gone or another`)
}
