import { createPublicKey } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { keyFileText, MEND, writeKeyFile } from '../../server/src/platform/encryption/key-file.ts'
import { ensureFile, makePrivatePem, makeSecret, publicPemOf } from '../keys/make-key.ts'

/** What the casino has agreed on with those whom the arcade plays, and what is public of it. */
const AGREED = [
  'operator-public.pem',
  ...['softgamings-api-key', 'softgamings-api-password', 'softgamings-hmac-secret'],
  ...['amusnet-user-name', 'amusnet-password'],
  ...['egt-digital-checksum-key', 'egt-digital-gift-password'],
  ...['everymatrix-operator-id', 'everymatrix-login-name', 'everymatrix-password'],
  ...['digitain-operator-id', 'digitain-hmac-key'],
  ...['digitain-sport-partner-id', 'digitain-sport-secret'],
  ...['bank-order-secret', 'bank-callback-secret'],
]
/** What nobody but the arcade has: 32 bytes as hexadecimal text. */
const OWN = [
  ...['match-result-secret', 'room-chain-key', 'database-password'],
  ...['fairness-log-key', 'fairness-head-key', 'fairness-root-key'],
]

const PRIVATE = 'hub88-private.pem'
const PUBLIC = 'hub88-public.pem'

/**
 * The arcade's half of Hub88's keys, made once; the casino is given the public half where it has none. An
 * earlier installation had both halves in one folder: the private one moves.
 */
export function ensureArcadePair(keysDir: string, arcadeKeysDir: string): void {
  for (const folder of [keysDir, arcadeKeysDir]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  const [own, before] = [path.join(arcadeKeysDir, PRIVATE), path.join(keysDir, PRIVATE)]
  const theirs = path.join(keysDir, PUBLIC)
  // The casino would refuse all that is signed with another.
  if (![own, before].some(existsSync) && existsSync(theirs))
    throw new Error(`${own} is missing. ${MEND}`)
  ensureFile(own, () => (existsSync(before) ? readFileSync(before, 'utf8') : makePrivatePem()))
  ensureFile(theirs, () => publicPemOf(own))
  if (isOtherPair(own, theirs))
    throw new Error(`${own} is not the other half of ${theirs}. ${MEND}`)
  // One that is another is for a person to look at.
  if (existsSync(before) && readFileSync(before).equals(readFileSync(own))) rmSync(before)
}

/** False also where one of them is no key: who reads it says so. */
function isOtherPair(privateFile: string, publicFile: string): boolean {
  try {
    const [own, theirs] = [privateFile, publicFile].map((file) =>
      createPublicKey(readFileSync(file)),
    )
    return own !== undefined && theirs !== undefined && !own.equals(theirs)
  } catch {
    return false
  }
}

/** The arcade's own secrets, made once, and those that both agreed on as the casino has them now. */
export function ensureArcadeKeys(keysDir: string, arcadeKeysDir: string): void {
  for (const name of OWN) {
    ensureFile(path.join(arcadeKeysDir, name), makeSecret)
  }
  for (const name of AGREED) {
    const [theirs, file] = [path.join(keysDir, name), path.join(arcadeKeysDir, name)]
    const text = keyFileText(theirs) ?? ''
    if (keyFileText(file) !== text) writeKeyFile(file, text)
  }
}
