import type { Right } from '@zar/contract/office/rights/rights'
import type { ProofFor } from '../../parts/dialogs/prove.ts'

/** What a proof of a deed with a person is for; they are named by what they log in by. */
export const proofOf = (right: Right, name: string): ProofFor => ({
  right,
  object: `staff:${name}`,
  amountE5: null,
})
