import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import {
  checkHead,
  type Finding,
  headText,
  type LedgerKey,
  parseHead,
  readHead,
} from '../modules/ledger/index.ts'
import { keyText, writeKeyFile } from '../platform/encryption/key-file.ts'

type HeadDeps = { db: Db; log: Logger; ledgerKey: LedgerKey; headFile: string | undefined }

/**
 * Lays the head of the chain that was kept last beside the chain, and keeps the newest where nothing
 * differs: in the file, and in the log for whoever keeps that elsewhere.
 */
export async function keepHead({ db, log, ledgerKey, headFile }: HeadDeps): Promise<Finding[]> {
  const findings = headFile ? await compareHead(db, ledgerKey, headFile) : []
  if (findings.length > 0) return findings
  const head = await readHead(db)
  if (headFile) writeKeyFile(headFile, headText(head))
  log.info({ event: 'ledger head', ...head }, 'the end of the chain of checkpoints')
  return []
}

/** What the file's head says of the chain: nothing where there is no such file yet. */
async function compareHead(db: Db, key: LedgerKey, file: string): Promise<Finding[]> {
  const text = keyText(file)
  return text === undefined ? [] : checkHead(db, key, parseHead(text))
}
