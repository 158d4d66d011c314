import { type KeyRule, readKeyFile } from '../../platform/encryption/key-file.ts'

/** Ours, made by us. */
const OWN: KeyRule = { is: 'secret', least: 32 }
/** Agreed on with a supplier, or given by one: such a secret alone lets a call move money. */
const AGREED: KeyRule = { is: 'secret', least: 16 }
const NAME: KeyRule = { is: 'secret', least: 4 }
const AES: KeyRule = { is: 'hex', bytes: 32 }
const NUMBER: KeyRule = { is: 'number' }

/** Every file that the casino reads from its key folder; of the versioned ones the first. */
export const KEY_FILES = {
  'operator-private.pem': { is: 'private key' },
  'hub88-public.pem': { is: 'public key' },
  'softgamings-api-key': NAME,
  'softgamings-api-password': AGREED,
  'softgamings-hmac-secret': AGREED,
  'softgamings-player-secret': OWN,
  'amusnet-user-name': NAME,
  'amusnet-password': AGREED,
  'egt-digital-checksum-key': AGREED,
  'egt-digital-gift-password': AGREED,
  'everymatrix-login-name': NAME,
  'everymatrix-password': AGREED,
  'everymatrix-operator-id': NUMBER,
  'digitain-operator-id': NUMBER,
  'digitain-hmac-key': AGREED,
  'digitain-sport-partner-id': NUMBER,
  'digitain-sport-secret': AGREED,
  'bank-order-secret': OWN,
  'bank-callback-secret': OWN,
  'ledger-seal-key': AES,
  'audit-seal-key': AES,
  'audit-head-key': AES,
  'evidence-salt-key': AES,
  'evidence-chain-key': AES,
  'evidence-head-key': AES,
  'evidence-file-key': AES,
  'personal-data-key': AES,
  'personal-data-index-key': AES,
} as const satisfies Record<string, KeyRule>

export type KeyName = keyof typeof KEY_FILES

/** What a key of the casino's is. Throws one sentence where it is missing or cannot be one. */
export const readKey = (folder: string, name: KeyName): string =>
  readKeyFile(folder, name, KEY_FILES[name])
