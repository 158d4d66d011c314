import type { EvidenceHouse } from '../../modules/evidence/index.ts'
import { openSigningKey } from '../../platform/encryption/signing-key.ts'

/** What tests make the logs of evidence with. */
export const EVIDENCE_HOUSE: EvidenceHouse = {
  origin: 'https://zar.example',
  keys: {
    salt: Buffer.alloc(32, 10),
    chain: Buffer.alloc(32, 11),
    head: openSigningKey(Buffer.alloc(32, 12)),
    file: openSigningKey(Buffer.alloc(32, 13)),
  },
}
