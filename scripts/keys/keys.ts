import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureAuditKeys } from '../../server/src/app/keys/audit-keys.ts'
import { ensureEvidenceKeys } from '../../server/src/app/keys/evidence-keys.ts'
import { checkKeys, refuseLostKeys } from '../../server/src/app/keys/key-fingerprints.ts'
import { readKeys } from '../../server/src/app/keys/keys.ts'
import { ensureLedgerKey } from '../../server/src/app/keys/ledger-key.ts'
import { openDb } from '../../server/src/db/db.ts'
import { currentFieldKey } from '../../server/src/platform/encryption/field-cipher-keys.ts'
import { readKeyFile } from '../../server/src/platform/encryption/key-file.ts'
import { ensureArcadeKeys, ensureArcadePair } from '../arcade/arcade-keys.ts'
import { ensureFile, makePrivatePem, makeSecret, publicPemOf } from './make-key.ts'

/** Random secrets: 32 bytes as hexadecimal text. */
const SECRETS = [
  // One for each direction between the casino and the bank.
  ...['bank-order-secret', 'bank-callback-secret', 'personal-data-index-key'],
  'ledger-seal-key',
  ...['audit-seal-key', 'audit-head-key'],
  ...['evidence-salt-key', 'evidence-chain-key', 'evidence-head-key', 'evidence-file-key'],
  // What the casino and the other suppliers have agreed on.
  ...['softgamings-api-key', 'softgamings-api-password', 'softgamings-hmac-secret'],
  'softgamings-player-secret',
  ...['amusnet-user-name', 'amusnet-password', 'egt-digital-checksum-key'],
  'egt-digital-gift-password',
  ...['everymatrix-login-name', 'everymatrix-password'],
  ...['digitain-hmac-key', 'digitain-sport-secret'],
]
/** Our numbers at those who know an operator by one. */
const NUMBERS = ['everymatrix-operator-id', 'digitain-operator-id', 'digitain-sport-partner-id']

/** The keys of this database: those that it never had are made, and lost or other ones are refused. */
export async function openKeys(
  databaseUrl: string,
  folder: string,
  arcadeFolder: string,
): Promise<void> {
  const { db, close } = openDb({ url: databaseUrl, poolSize: 1, isPatient: true })
  try {
    await refuseLostKeys(db, folder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await ensureLedgerKey(db, folder)
    await ensureAuditKeys(db, folder)
    await ensureEvidenceKeys(db, folder)
    ensureKeys(folder, arcadeFolder)
    readKeys(folder)
    await checkKeys(db, folder)
  } finally {
    await close()
  }
}

/**
 * Makes, once per machine, every key the demo installation needs, the casino's in one folder and the arcade's in
 * another; of an installation that was made earlier, those that it lacks. None ever enters the repository.
 */
export function ensureKeys(folder: string, arcadeFolder: string): void {
  ensureArcadePair(folder, arcadeFolder)
  ensureOperatorPair(folder)
  for (const name of SECRETS) {
    ensureFile(path.join(folder, name), makeSecret)
  }
  // After a rotation the first key may be gone for good: one made anew would open nothing.
  if (currentFieldKey(folder) === 1) {
    ensureFile(path.join(folder, 'personal-data-key'), makeSecret)
  }
  for (const name of NUMBERS) {
    ensureFile(path.join(folder, name), () => String(randomInt(1_000, 10_000)))
  }
  ensureArcadeKeys(folder, arcadeFolder)
}

/** The demo player's password: made here, told by `npm start`, and never anywhere else. */
export function demoPassword(folder: string): string {
  ensureFile(path.join(folder, 'demo-password'), () => randomBytes(9).toString('base64url'))
  return readKeyFile(folder, 'demo-password', { is: 'secret', least: 8 })
}

/** The private half first: the public one can be made from it again. */
function ensureOperatorPair(folder: string): void {
  const privateFile = path.join(folder, 'operator-private.pem')
  ensureFile(privateFile, makePrivatePem)
  ensureFile(path.join(folder, 'operator-public.pem'), () => publicPemOf(privateFile))
}
