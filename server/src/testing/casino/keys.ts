import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CREDENTIALS as AMUSNET } from '../../providers/amusnet/testing/fields.ts'
import * as digitain from '../../providers/digitain/testing/sign-request.ts'
import { KEY } from '../../providers/egt-digital/testing/sign-request.ts'
import { CREDENTIALS as EVERYMATRIX } from '../../providers/everymatrix/testing/fields.ts'
import { OPERATOR } from '../../providers/softgamings/testing/stand-in.ts'

const SECRETS = [
  ...['bank-order-secret', 'bank-callback-secret'],
  ...['personal-data-key', 'personal-data-index-key', 'ledger-seal-key'],
  ...['audit-seal-key', 'audit-head-key'],
  ...['evidence-salt-key', 'evidence-chain-key', 'evidence-head-key', 'evidence-file-key'],
]
/** What the suppliers of the tests have agreed on with us. */
export const SUPPLIER_SECRETS = {
  'softgamings-api-key': OPERATOR.apiKey,
  'softgamings-api-password': OPERATOR.apiPassword,
  'softgamings-hmac-secret': 'a secret of the tests',
  'softgamings-player-secret': OPERATOR.playerSecret,
  'amusnet-user-name': AMUSNET.userName,
  'amusnet-password': AMUSNET.password,
  'egt-digital-checksum-key': KEY,
  'egt-digital-gift-password': 'a password of the tests',
  'everymatrix-login-name': EVERYMATRIX.loginName,
  'everymatrix-password': EVERYMATRIX.password,
  'everymatrix-operator-id': '2407',
  'digitain-operator-id': digitain.OPERATOR_ID,
  'digitain-hmac-key': digitain.KEY,
  'digitain-sport-partner-id': '42',
  'digitain-sport-secret': 'another secret of the tests',
}

/** Keys of a casino of its own in a folder of its own, with the halves that the outside holds. */
export function makeKeys() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-keys-'))
  const write = (name: string, content: string) =>
    writeFileSync(path.join(folder, name), content, { mode: 0o600 })
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
