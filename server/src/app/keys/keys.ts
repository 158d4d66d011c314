import { readFieldKeys } from '../../platform/encryption/field-cipher-keys.ts'
import { readAuditKeys } from './audit-keys.ts'
import { readEvidenceKeys } from './evidence-keys.ts'
import { type KeyName, readKey } from './key-files.ts'
import { readLedgerKey } from './ledger-key.ts'

/** The keys of this casino. */
export type Keys = ReturnType<typeof readKeys>

/** Throws one sentence where a key is missing or cannot be one. */
export function readKeys(folder: string) {
  const text = (name: KeyName) => readKey(folder, name)
  return {
    operatorPrivatePem: text('operator-private.pem'),
    hub88PublicPem: text('hub88-public.pem'),
    softgamings: {
      apiKey: text('softgamings-api-key'),
      apiPassword: text('softgamings-api-password'),
      hmacSecret: text('softgamings-hmac-secret'),
      playerSecret: text('softgamings-player-secret'),
    },
    amusnet: { userName: text('amusnet-user-name'), password: text('amusnet-password') },
    egtDigitalChecksumKey: text('egt-digital-checksum-key'),
    egtDigitalGiftPassword: text('egt-digital-gift-password'),
    everymatrix: {
      loginName: text('everymatrix-login-name'),
      password: text('everymatrix-password'),
      operatorId: text('everymatrix-operator-id'),
    },
    digitain: { operatorId: text('digitain-operator-id'), hmacKey: text('digitain-hmac-key') },
    digitainSport: {
      partnerId: text('digitain-sport-partner-id'),
      secret: text('digitain-sport-secret'),
    },
    bankOrderSecret: text('bank-order-secret'),
    bankCallbackSecret: text('bank-callback-secret'),
    ledgerSeal: readLedgerKey(folder),
    audit: readAuditKeys(folder),
    evidence: readEvidenceKeys(folder),
    personalData: readFieldKeys(folder),
  }
}
