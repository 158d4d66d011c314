import { EVIDENCE_ENCRYPTED } from '../../modules/evidence/index.ts'
import { OFFICE_ENCRYPTED } from '../../modules/office/index.ts'
import { PAYMENT_ENCRYPTED } from '../../modules/payments/index.ts'
import { PLAYER_ENCRYPTED } from '../../modules/players/index.ts'
import { SUPPLIER_ENCRYPTED } from '../../modules/suppliers/index.ts'
import type { EncryptedField } from '../../platform/encryption/re-encrypt.ts'

/** Every encrypted column but the emails and texts on their way, which live for a day at most. */
export const ENCRYPTED_FIELDS: readonly EncryptedField[] = [
  ...PLAYER_ENCRYPTED,
  ...PAYMENT_ENCRYPTED,
  ...OFFICE_ENCRYPTED,
  ...EVIDENCE_ENCRYPTED,
  ...SUPPLIER_ENCRYPTED,
]
