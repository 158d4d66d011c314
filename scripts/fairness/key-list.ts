import { sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { signingKeyOf } from '../../arcade/src/fairness/log/log-keys.ts'
import { canon } from '../../contract/src/evidence/canon.ts'
import { type Keys, readKeys } from '../../contract/src/evidence/keys.ts'
import { signedBytes } from '../../contract/src/evidence/signature.ts'
import { keyFileText, writeKeyFile } from '../../server/src/platform/encryption/key-file.ts'

const LIST = 'fairness-keys.json'
const YEAR_MS = 365 * 24 * 3_600_000
/** A key signs for so long, and then another has to. */
const KEPT_YEARS = 3

type Asked = { folder: string; origin: string; now: Date }

/**
 * Signs the list of the arcade's keys with its root, with the key that signs heads now in it; the keys of before
 * stay, for the heads that they signed. Answers the public key of the root.
 */
export async function signKeyList({ folder, origin, now }: Asked): Promise<string> {
  const secret = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
  const [root, head] = ['fairness-root-key', 'fairness-head-key'].map((name) =>
    signingKeyOf(secret(name)),
  )
  if (!root || !head) throw new Error('There is no root key.')
  const before = await keysIn(folder)
  const from = now.toISOString()
  const until = new Date(now.getTime() + KEPT_YEARS * YEAR_MS).toISOString()
  const own = {
    id: head.id,
    use: 'head',
    origin,
    public: head.public.toString('hex'),
    from,
    until,
    revoked: null,
  }
  const isThere = before.some(
    (key) => key.id === own.id && key.origin === origin && from < key.until,
  )
  const keys = isThere ? before : [...before, own]
  const list: Keys = { v: 1, keys, key: root.id, sig: '' }
  const sig = sign(null, signedBytes('zar-keys-v1', list), root.private).toString('hex')
  writeKeyFile(path.join(folder, LIST), canon({ ...list, sig }))
  return root.public.toString('hex')
}

async function keysIn(folder: string): Promise<Keys['keys']> {
  const text = keyFileText(path.join(folder, LIST))
  return text ? (await readKeys(Buffer.from(text.trim()))).keys : []
}
