import { canon } from '@zar/contract/evidence/canon'
import type { Key, Keys } from '@zar/contract/evidence/keys'
import { type SigningKey, signLine } from '../../../platform/encryption/signing-key.ts'
import type { EvidenceHouse } from '../log/keys.ts'

/** What a casino signs with, without any secret: this is brought to where the root is. */
export type PublicKey = Pick<Key, 'id' | 'use' | 'origin' | 'public'>

export const publicKeysOf = ({ keys, origin }: EvidenceHouse): PublicKey[] => [
  { id: keys.file.id, use: 'evidence', origin, public: keys.file.publicKey },
  { id: keys.head.id, use: 'head', origin, public: keys.head.publicKey },
]

type Making = {
  /** The list before it; a key that is there keeps what it says. */
  before?: Keys | undefined
  publicKeys: readonly PublicKey[]
  from: Date
  until: Date
  /** Ids of keys that hold no more from now on. */
  revoked?: readonly string[]
}

/** The list of keys, signed by the root: a canonical line. Throws where a key that is revoked is not in it. */
export function makeKeyList(
  root: SigningKey,
  { before, publicKeys, from, until, revoked = [] }: Making,
): string {
  const nameOf = ({ id, origin }: PublicKey) => `${id} ${origin}`
  const known = new Set(before?.keys.map(nameOf))
  const fresh = publicKeys
    .filter((key) => !known.has(nameOf(key)))
    .map((key) => ({
      ...key,
      from: from.toISOString(),
      until: until.toISOString(),
      revoked: null,
    }))
  const keys = [...(before?.keys ?? []), ...fresh]
  for (const id of revoked)
    if (!keys.some((key) => key.id === id)) throw new Error(`There is no key ${id}.`)
  const list = keys.map((key) =>
    revoked.includes(key.id) && key.revoked === null
      ? { ...key, revoked: from.toISOString() }
      : key,
  )
  return `${canon(signLine('zar-keys-v1', root, { v: 1, keys: list }))}\n`
}
