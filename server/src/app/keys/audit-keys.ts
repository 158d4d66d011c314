import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { LOCKS } from '../../db/locks.ts'
import { type AuditKey, isAuditSealed } from '../../modules/audit/index.ts'
import { readKeyFile, writeKeyFile } from '../../platform/encryption/key-file.ts'
import { openSigningKey, type SigningKey } from '../../platform/encryption/signing-key.ts'

const SEAL = 'audit-seal-key'
const HEAD = 'audit-head-key'
const BYTES = 32

/** What the audit log is sealed and its heads are signed with. Throws one sentence where a key cannot be one. */
export const readAuditKeys = (folder: string): { key: AuditKey; headKey: SigningKey } => ({
  key: readBytes(folder, SEAL),
  headKey: openSigningKey(readBytes(folder, HEAD)),
})

const readBytes = (folder: string, name: string): Buffer =>
  Buffer.from(readKeyFile(folder, name, { is: 'hex', bytes: BYTES }), 'hex')

export const hasAuditKeys = (folder: string): boolean =>
  [SEAL, HEAD].every((name) => existsSync(path.join(folder, name)))

/** Makes those that the folder lacks, and none once anything is sealed. Of processes that begin at once one makes them. */
export const ensureAuditKeys = (db: Db, folder: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.keys})`.execute(tx)
    for (const name of [SEAL, HEAD]) await ensureKey(tx, path.join(folder, name))
  })

async function ensureKey(tx: Tx, file: string): Promise<void> {
  if (existsSync(file)) return
  if (await isAuditSealed(tx))
    throw new Error(`${file} is missing, and the audit log is sealed: put it back from a backup`)
  writeKeyFile(file, randomBytes(BYTES).toString('hex'))
}
