import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { AuditFinding, AuditTables } from '../../../db/tables/office/audit.ts'
import { type AuditHead, type AuditLog, checkHead } from './heads.ts'
import { readLastSeal, sealAudit } from './seal.ts'
import { type AuditVerdict, verifyAudit } from './verify.ts'

export type AuditCheck = Selectable<AuditTables['audit_check']>

type CheckWith = {
  exported?: AuditHead | undefined
  /** What else is compared with the log, by who knows the tables of the business. */
  also?: (db: Db) => Promise<AuditFinding[]>
}

/** Seals what is settled, verifies the log, and writes down what that came to. */
export async function checkAudit(
  db: Db,
  log: AuditLog,
  { exported, also = async () => [] }: CheckWith = {},
): Promise<AuditVerdict> {
  const began = await readNow(db)
  await sealAudit(db, log.key)
  const verified = await verifyAudit(db, { ...log, exported })
  const verdict = { ...verified, findings: [...verified.findings, ...(await also(db))] }
  await keepCheck(db, began, verdict)
  return verdict
}

const readNow = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}

/**
 * Lays a head that was exported beside the log, without hashing it anew. What differs is written down as a check:
 * the end of the log was cut off, or the log is another one.
 */
export async function compareHead(
  db: Db,
  { headKey }: AuditLog,
  head: AuditHead,
): Promise<AuditFinding[]> {
  const began = await readNow(db)
  const findings = await checkHead(db, headKey, { head, name: 'the exported head' })
  const { id: sealedTo } = await readLastSeal(db)
  if (findings.length > 0) await keepCheck(db, began, { rows: 0, sealedTo, findings })
  return findings
}

/** The office and the alarm tell of the newest. */
const keepCheck = (
  db: Db,
  began: Date,
  { rows, sealedTo, findings }: Pick<AuditVerdict, 'rows' | 'sealedTo' | 'findings'>,
) =>
  db
    .insertInto('audit_check')
    .values({
      began_at: began,
      rows: BigInt(rows),
      sealed_to: sealedTo,
      findings: JSON.stringify(findings),
    })
    .execute()

/** What the newest check came to; undefined where there was none yet. */
export const readLastCheck = (db: Db | Tx): Promise<AuditCheck | undefined> =>
  db.selectFrom('audit_check').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
