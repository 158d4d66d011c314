import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeKeyFile } from '../../server/src/platform/key-file.ts'
import { ensureFile, makePrivatePem, makeSecret, publicPemOf } from '../make-key.ts'

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
const OWN = ['match-result-secret', 'database-password']

const PRIVATE = 'hub88-private.pem'
const PUBLIC = 'hub88-public.pem'

/**
 * The arcade's half of Hub88's keys, made once; the casino is given the public half where it has none. A
 * house of before had both halves in one folder: the private one moves.
 */
export function ensureArcadePair(keysDir: string, arcadeKeysDir: string): void {
  for (const folder of [keysDir, arcadeKeysDir]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  const [own, before] = [path.join(arcadeKeysDir, PRIVATE), path.join(keysDir, PRIVATE)]
  ensureFile(own, () => (existsSync(before) ? readFileSync(before, 'utf8') : makePrivatePem()))
  ensureFile(path.join(keysDir, PUBLIC), () => publicPemOf(own))
  // One that is another is for a person to look at.
  if (existsSync(before) && readFileSync(before).equals(readFileSync(own))) rmSync(before)
}

/** The arcade's own secrets, made once, and those that both agreed on as the casino has them now. */
export function ensureArcadeKeys(keysDir: string, arcadeKeysDir: string): void {
  for (const name of OWN) {
    ensureFile(path.join(arcadeKeysDir, name), makeSecret)
  }
  for (const name of AGREED) {
    const [theirs, file] = [path.join(keysDir, name), path.join(arcadeKeysDir, name)]
    const text = readFileSync(theirs, 'utf8')
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeKeyFile(file, text)
  }
}
