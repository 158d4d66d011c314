import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { currentSealKey } from '../server/src/platform/seal-keys.ts'

/** RSA pairs of the two ends of the Hub88 wire: the casino (operator) and the arcade (hub88). */
const PAIRS = ['operator', 'hub88']
/** Random secrets: 32 bytes as hexadecimal text. */
const SECRETS = [
  ...['bank-secret', 'personal-data-index-key'],
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

/**
 * Makes, once per machine, every key the demo house needs; of a house that was made earlier, those
 * that it lacks. None ever enters the repository.
 */
export function ensureKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of PAIRS) ensurePair(folder, name)
  for (const name of SECRETS) {
    ensureFile(path.join(folder, name), () => randomBytes(32).toString('hex'))
  }
  // After a rotation the first key may be gone for good: one made anew would open nothing.
  if (currentSealKey(folder) === 1) {
    ensureFile(path.join(folder, 'personal-data-key'), () => randomBytes(32).toString('hex'))
  }
  for (const name of NUMBERS) {
    ensureFile(path.join(folder, name), () => String(randomInt(1_000, 10_000)))
  }
}

/** The demo player's password: made here, told by `npm start`, and never anywhere else. */
export function demoPassword(folder: string): string {
  const file = path.join(folder, 'demo-password')
  ensureFile(file, () => randomBytes(9).toString('base64url'))
  return readFileSync(file, 'utf8')
}

function ensurePair(folder: string, name: string): void {
  const privateFile = path.join(folder, `${name}-private.pem`)
  if (existsSync(privateFile)) return
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(path.join(folder, `${name}-public.pem`), publicKey)
  // The private half last: while it is missing the pair counts as not made.
  writeFileSync(privateFile, privateKey, { mode: 0o600 })
}

function ensureFile(file: string, content: () => string): void {
  if (!existsSync(file)) writeFileSync(file, content(), { mode: 0o600 })
}
