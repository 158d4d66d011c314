import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { LOCKS } from '../../db/locks.ts'
import { type EvidenceKeys, isEvidenceSealed } from '../../modules/evidence/index.ts'
import { readKeyFile, writeKeyFile } from '../../platform/encryption/key-file.ts'
import { openSigningKey } from '../../platform/encryption/signing-key.ts'

const NAMES = {
  salt: 'evidence-salt-key',
  chain: 'evidence-chain-key',
  head: 'evidence-head-key',
  file: 'evidence-file-key',
} as const
const BYTES = 32

/** What the logs of evidence are made and signed with. Throws one sentence where a key cannot be one. */
export const readEvidenceKeys = (folder: string): EvidenceKeys => ({
  salt: readBytes(folder, NAMES.salt),
  chain: readBytes(folder, NAMES.chain),
  head: openSigningKey(readBytes(folder, NAMES.head)),
  file: openSigningKey(readBytes(folder, NAMES.file)),
})

const readBytes = (folder: string, name: string): Buffer =>
  Buffer.from(readKeyFile(folder, name, { is: 'hex', bytes: BYTES }), 'hex')

export const hasEvidenceKeys = (folder: string): boolean =>
  Object.values(NAMES).every((name) => existsSync(path.join(folder, name)))

/** Makes those that the folder lacks, and none once anything is sealed. Of processes that begin at once one makes them. */
export const ensureEvidenceKeys = (db: Db, folder: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.keys})`.execute(tx)
    for (const name of Object.values(NAMES)) await ensureKey(tx, path.join(folder, name))
  })

async function ensureKey(tx: Tx, file: string): Promise<void> {
  if (existsSync(file)) return
  if (await isEvidenceSealed(tx))
    throw new Error(`${file} is missing, and logs are sealed: put it back from a backup`)
  writeKeyFile(file, randomBytes(BYTES).toString('hex'))
}
