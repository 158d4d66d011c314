import type { Right } from '@zar/contract/office/rights/rights'
import { fieldKeyFile, newKey, retireKey, rotateKey } from '@zar/contract/office/system/keys'
import { callProven } from '../../parts/dialogs/prove.ts'

/** What becomes of the key of personal data, and of which version. */
export type KeyDeed =
  | { deed: 'make'; version: null }
  | { deed: 'rotate' | 'retire'; version: number }

export const RIGHT_OF = {
  make: 'key.new',
  rotate: 'key.rotate',
  retire: 'key.retire',
} as const satisfies Record<KeyDeed['deed'], Right>

/** As the audit log names it. */
export const objectOf = ({ version }: KeyDeed): string =>
  `key:${version === null ? 'all' : fieldKeyFile(version)}`

/** The name of its file, which is typed. */
export const fileOf = ({ version }: KeyDeed): string =>
  version === null ? '' : fieldKeyFile(version)

type Said = { reason: string; proposal?: string }

/** Proposes the deed, or approves what another proposed; a proof is asked for. */
export function doKeyDeed(of: KeyDeed, said: Said) {
  const proof = { right: RIGHT_OF[of.deed], object: objectOf(of), amountE5: null } as const
  if (of.deed === 'make') return callProven(newKey, said, proof)
  const input = { ...said, version: of.version, typed: fileOf(of) }
  return of.deed === 'rotate'
    ? callProven(rotateKey, input, proof)
    : callProven(retireKey, input, proof)
}
