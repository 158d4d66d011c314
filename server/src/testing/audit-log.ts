import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AuditEvent, AuditLog } from '../modules/audit/index.ts'
import { writeAudit } from '../modules/audit/index.ts'
import { openSigningKey } from '../platform/encryption/signing-key.ts'
import type { TestCasino } from './test-casino.ts'

const [SEAL, HEAD] = [Buffer.alloc(32, 8), Buffer.alloc(32, 9)]

/** What tests seal the audit log with. */
export const AUDIT_LOG: AuditLog = {
  key: SEAL,
  headKey: openSigningKey(HEAD),
  log: 'zar.example/audit',
}

/** A key folder that has these keys alone, for the command that verifies the log. */
export function makeAuditKeyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-audit-keys-'))
  writeFileSync(path.join(folder, 'audit-seal-key'), SEAL.toString('hex'))
  writeFileSync(path.join(folder, 'audit-head-key'), HEAD.toString('hex'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const STAFF_ID = '11111111-1111-4111-8111-111111111111'

/** A first approval of a withdrawal by a cashier, or what of it is said. */
export const eventOf = (more: Partial<AuditEvent> = {}): AuditEvent => ({
  actor: { kind: 'staff', id: STAFF_ID, roles: ['cashier'] },
  does: 'withdrawal.approve',
  right: 'withdrawal.approve',
  outcome: 'waits',
  object: 'withdrawal:884117',
  before: { step: 'held' },
  after: { step: 'first_approved' },
  reason: 'Spor kazancı, düzeni aynı.',
  origin: { request: '77d0-1c2e', session: 's-71ab', ip: '10.4.7.19', agent: 'Firefox' },
  ...more,
})

/** Writes so many events, each in a transaction of its own. */
export async function writeEvents(
  { db }: Pick<TestCasino, 'db'>,
  count: number,
  more: Partial<AuditEvent> = {},
): Promise<bigint[]> {
  const ids: bigint[] = []
  for (let n = 0; n < count; n++)
    ids.push(await db.transaction().execute((tx) => writeAudit(tx, eventOf(more))))
  return ids
}

/** As the superuser, past every trigger. */
export const byHand = ({ owner }: Pick<TestCasino, 'owner'>, table: string, statement: string) =>
  owner.pool.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )
