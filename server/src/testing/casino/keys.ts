import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CREDENTIALS } from '../../providers/amusnet/testing/fields.ts'
import { KEY } from '../../providers/egt-digital/testing/sign-request.ts'
import { OPERATOR } from '../../providers/softgamings/testing/stand-in.ts'

const SECRETS = [
  ...['bank-secret', 'personal-data-key', 'personal-data-index-key'],
  ...['digitain-sport-partner-id', 'digitain-sport-secret'],
]
/** What the suppliers of the tests have agreed on with us. */
export const SUPPLIER_SECRETS = {
  'softgamings-api-key': OPERATOR.apiKey,
  'softgamings-api-password': OPERATOR.apiPassword,
  'softgamings-hmac-secret': 'a secret of the tests',
  'softgamings-player-secret': OPERATOR.playerSecret,
  'amusnet-user-name': CREDENTIALS.userName,
  'amusnet-password': CREDENTIALS.password,
  'egt-digital-checksum-key': KEY,
}

export type TestKeys = ReturnType<typeof makeKeys>

/** Keys of a house of its own in a folder of its own, with the halves that the outside holds. */
export function makeKeys() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-keys-'))
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
  const [operator, hub88] = [pairOf(), pairOf()]
  write('operator-private.pem', operator.privateKey)
  write('hub88-public.pem', hub88.publicKey)
  for (const name of SECRETS) write(name, randomBytes(32).toString('hex'))
  for (const [name, secret] of Object.entries(SUPPLIER_SECRETS)) write(name, secret)
  return {
    folder,
    /** With this Hub88 signs what it asks of us. */
    hub88PrivateKey: createPrivateKey(hub88.privateKey),
    /** With this it checks what we ask of it. */
    operatorPublicKey: createPublicKey(operator.publicKey),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const pairOf = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
