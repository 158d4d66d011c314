import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** RSA pairs of the two ends of the Hub88 wire: the casino (operator) and the arcade (hub88). */
const PAIRS = ['operator', 'hub88']
/** Random secrets, as hexadecimal text, and their length in bytes. */
const SECRETS = { 'bank-secret': 32, 'personal-data-key': 32, 'personal-data-index-key': 32 }

/** Makes, once per machine, every key the demo house needs. None ever enters the repository. */
export function ensureKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of PAIRS) ensurePair(folder, name)
  for (const [name, bytes] of Object.entries(SECRETS)) {
    ensureFile(path.join(folder, name), () => randomBytes(bytes).toString('hex'))
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
