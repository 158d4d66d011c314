import { sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { signingKeyOf } from '../../arcade/src/fairness/log/log-keys.ts'
import { canon } from '../../contract/src/evidence/canon.ts'
import { type Keys, readKeys } from '../../contract/src/evidence/keys.ts'
import { signedBytes } from '../../contract/src/evidence/signature.ts'
import { keyFileText, writeKeyFile } from '../../server/src/platform/encryption/key-file.ts'

const LIST = 'fairness-keys.json'
const ROOT = 'fairness-root-key'
const HEAD = 'fairness-head-key'
const YEAR_MS = 365 * 24 * 3_600_000
/** A key signs for so long, and then another has to. */
const KEPT_YEARS = 3

type Asked = {
  folder: string
  origin: string
  now: Date
  /** The name of a key that somebody else has: it signs nothing from now on. */
  revoke?: string | undefined
}

/**
 * Signs the list of the arcade's keys with its root, with the key that signs heads now in it; the keys of before
 * stay, for the heads that they signed. Answers the public key of the root.
 */
export async function signKeyList({ folder, origin, now, revoke }: Asked): Promise<string> {
  const secret = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
  const [root, head] = [ROOT, HEAD].map((name) => signingKeyOf(secret(name)))
  if (!root || !head) throw new Error('There is no root key.')
  const from = now.toISOString()
  const before = (await keysIn(folder)).map((key) =>
    key.id === revoke ? { ...key, revoked: key.revoked ?? from } : key,
  )
  if (revoke !== undefined && !before.some(({ id }) => id === revoke)) {
    throw new Error(`No key of the list is ${revoke}.`)
  }
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

/**
 * The list with the key that signs heads now, where it lacks it. Nothing is done where the root is not in the
 * folder: it is kept elsewhere, and whoever has it signs.
 */
export async function ensureKeyList(asked: Asked): Promise<void> {
  const { folder, origin } = asked
  if (!existsSync(path.join(folder, ROOT))) return
  const head = signingKeyOf(readFileSync(path.join(folder, HEAD), 'utf8').trim())
  const keys = await keysIn(folder)
  if (keys.some((key) => key.id === head.id && key.origin === origin)) return
  await signKeyList(asked)
}
