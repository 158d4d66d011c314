import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '../../db/db.ts'
import {
  isLedgerSigned,
  type LedgerKey,
  signEarlierCheckpoints,
} from '../../modules/ledger/index.ts'
import { readKeyFile, writeKeyFile } from '../../platform/encryption/key-file.ts'

const NAME = 'ledger-seal-key'
const BYTES = 32

/** The key of the ledger's signatures. Throws one sentence where it is missing or cannot be one. */
export const readLedgerKey = (folder: string, name = NAME): LedgerKey =>
  Buffer.from(readKeyFile(folder, name, { is: 'hex', bytes: BYTES }), 'hex')

export const hasLedgerKey = (folder: string): boolean => existsSync(path.join(folder, NAME))

/**
 * Makes the key where there is none, and signs with it, this once, the checkpoints from before: undefined where
 * there was one. It has its name only once all are signed; a set-up that was cut short goes on here.
 */
export async function ensureLedgerKey(db: Db, folder: string): Promise<number | undefined> {
  const file = path.join(folder, NAME)
  if (hasLedgerKey(folder)) return undefined
  const made = `${file}.new`
  if (!existsSync(made)) {
    if (await isLedgerSigned(db)) {
      throw new Error(
        `${file} is missing, and the ledger is signed with it: put it back from a backup`,
      )
    }
    writeKeyFile(made, randomBytes(BYTES).toString('hex'))
  }
  const key = readLedgerKey(folder, `${NAME}.new`)
  const signed = await db.transaction().execute((tx) => signEarlierCheckpoints(tx, key))
  writeKeyFile(file, key.toString('hex'))
  rmSync(made)
  return signed
}
