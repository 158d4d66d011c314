import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import { type OpenDb, openDb } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { refuseRewriter } from '../db/rights.ts'
import { opening } from './cannot-open.ts'
import type { Config } from './config/config.ts'
import { ensureAuditKeys, hasAuditKeys } from './keys/audit-keys.ts'
import { ensureEvidenceKeys, hasEvidenceKeys } from './keys/evidence-keys.ts'
import { checkKeys, refuseLostKeys } from './keys/key-fingerprints.ts'
import { ensureLedgerKey, hasLedgerKey } from './keys/ledger-key.ts'

/**
 * Brings the database up to date, opens it, and refuses rights that reach too far and keys that are not its
 * own.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  onWaited?: (seconds: number) => void,
): Promise<OpenDb> {
  const { databaseUrl: url, databaseOwnerUrl, databasePool: poolSize, keysDir } = config
  const { host } = new URL(url)
  await opening(`The database at ${host} cannot be used`, () =>
    migrate(databaseOwnerUrl ?? url, { appUrl: url }),
  )
  const onError = (err: Error) => log.warn({ err }, 'database connection lost')
  const opened = openDb({ url, poolSize, onError, onWaited })
  try {
    await opening('The database gives too many rights', () => refuseRewriter(opened.db))
    await opening('The keys do not fit the database', () => checkKeys(opened.db, keysDir))
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

/**
 * Makes the keys of the ledger, of the audit log and of evidence where the folder has none, as before migrations
 * 055, 084 and 091; with the ledger's all that is there is signed.
 */
export async function openSealKeys(config: Config): Promise<void> {
  const { databaseUrl: url, databaseOwnerUrl, keysDir } = config
  // A folder that is not there is for whoever reads the other keys to tell of.
  if (!existsSync(keysDir) || areAllThere(keysDir)) return
  await opening(
    'The keys of the ledger, of the audit log and of evidence cannot be made',
    async () => {
      await migrate(databaseOwnerUrl ?? url, { appUrl: url })
      const { db, close } = openDb({ url, poolSize: 1 })
      try {
        await refuseLostKeys(db, keysDir)
        await ensureLedgerKey(db, keysDir)
        await ensureAuditKeys(db, keysDir)
        await ensureEvidenceKeys(db, keysDir)
      } finally {
        await close()
      }
    },
  )
}

const areAllThere = (keysDir: string): boolean =>
  hasLedgerKey(keysDir) && hasAuditKeys(keysDir) && hasEvidenceKeys(keysDir)
