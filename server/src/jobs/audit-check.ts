import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import type { AuditFinding } from '../db/tables/office/audit.ts'
import {
  type AuditHead,
  type AuditLog,
  checkAudit,
  compareHead,
  headText,
  parseHead,
  signHead,
} from '../modules/audit/index.ts'
import { keyText, writeKeyFile } from '../platform/encryption/key-file.ts'
import { compareDecisions } from './audit-two-ways.ts'

export type AuditDeps = {
  db: Db
  log: Logger
  auditLog: AuditLog
  /** The file of the newest head; undefined where none is kept. */
  auditHeadFile: string | undefined
}

export const AUDIT_CRONTAB = '40 * * * * check_audit'

const TOLD_MAX = 20

/**
 * Verifies the whole log, and where nothing differs signs its head: kept in the database, in the file, and in
 * the log for whoever keeps that elsewhere. A difference is an error each hour until it is explained; it stops
 * the exports of the log and nothing else.
 */
export async function checkAuditLog(deps: AuditDeps): Promise<void> {
  const { db, log, auditLog, auditHeadFile } = deps
  const { findings, rows, lastGoodHead } = await checkAudit(db, auditLog, {
    exported: exportedHead(deps),
    also: compareDecisions,
  })
  if (findings.length > 0) return tell(log, findings, lastGoodHead)
  const head = await signHead(db, auditLog)
  if (auditHeadFile) writeKeyFile(auditHeadFile, headText(head))
  log.info(
    { event: 'audit head', head, rows },
    'the audit log was hashed anew, and its head signed',
  )
}

/**
 * Lays the head that was kept last beside the log, as the casino opens: a log whose end was cut off meanwhile
 * is told of at once.
 */
export async function compareAuditHead(deps: AuditDeps): Promise<void> {
  const { db, log, auditLog } = deps
  const head = exportedHead(deps)
  if (!head) return
  const findings = await compareHead(db, auditLog, head)
  if (findings.length > 0) tell(log, findings, undefined)
}

/** Undefined where there is no such file yet. */
function exportedHead({ auditHeadFile }: AuditDeps): AuditHead | undefined {
  const text = auditHeadFile && keyText(auditHeadFile)
  return text ? parseHead(text) : undefined
}

function tell(log: Logger, findings: readonly AuditFinding[], lastGoodHead: AuditHead | undefined) {
  log.error(
    {
      event: 'audit log differs',
      count: findings.length,
      findings: findings.slice(0, TOLD_MAX),
      lastGoodHead,
    },
    'see npm run audit:verify',
  )
}
