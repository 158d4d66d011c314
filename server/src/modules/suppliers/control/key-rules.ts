import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import { type RotatableKey, rotatableKeysOf } from '@zar/contract/office/house/supplier-control'
import { whyUnusable } from '../../../platform/encryption/key-file.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'

const SECRET = /^[\x21-\x7e]{16,200}$/
/** Of 64 bits: the supplier can compute it, and nobody finds another key that has the same. */
const FINGERPRINT_DIGITS = 16

/** The key of this name, where the office may change it. */
export function rotatableKey(provider: ProviderName, name: string): RotatableKey {
  const found = rotatableKeysOf(provider).find((one) => one === name)
  if (!found) throw new Refusal('supplier_key_fixed')
  return found
}

/** What was typed or pasted, as a file of the key folder would hold it. Refuses what cannot be that key. */
export function typedKey(name: RotatableKey, typed: string): string {
  const text = typed.replaceAll('\r\n', '\n').trim()
  switch (name) {
    case 'hub88-public.pem':
      refuseIf(whyUnusable(text, { is: 'public key' }) !== undefined, 'supplier_key_public')
      return text
    case 'operator-private.pem':
      refuseIf(whyUnusable(text, { is: 'private key' }) !== undefined, 'supplier_key_private')
      return text
    default:
      refuseIf(!SECRET.test(text), 'supplier_key_secret')
      return text
  }
}

/**
 * What two people compare by phone: of a secret the SHA-256 of its characters (`printf %s KEY | sha256sum`), of a PEM
 * key that of its public half in DER (`openssl pkey -pubin -outform der | sha256sum`); of each the first digits.
 */
export function fingerprintOf(name: RotatableKey, key: string): string {
  const bytes = name.endsWith('.pem') ? derOf(createPublicKey(key)) : key
  return createHash('sha256').update(bytes).digest('hex').slice(0, FINGERPRINT_DIGITS)
}

const derOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
