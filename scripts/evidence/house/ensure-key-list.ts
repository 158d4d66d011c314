import { existsSync } from 'node:fs'
import path from 'node:path'
import { signingKeyOf } from '../../../arcade/src/fairness/log/log-keys.ts'
import { readKeys } from '../../../contract/src/evidence/keys.ts'
import { readEvidenceKeys } from '../../../server/src/app/keys/evidence-keys.ts'
import {
  makeKeyList,
  type PublicKey,
  publicKeysOf,
} from '../../../server/src/modules/evidence/index.ts'
import {
  keyFileText,
  readKeyFile,
  writeKeyFile,
} from '../../../server/src/platform/encryption/key-file.ts'
import { openSigningKey } from '../../../server/src/platform/encryption/signing-key.ts'
import { ensureFile, makeSecret } from '../../keys/make-key.ts'

const LIST = 'evidence-keys.json'
const ROOT = 'evidence-root-key'
/** In the arcade's folder. */
const HEAD = 'fairness-head-key'
const HELD_MS = 2 * 366 * 86_400_000

type Asked = {
  folder: string
  siteUrl: string
  now: Date
  /** The arcade that is run beside it: the key that signs the heads of its log is in the list too. */
  arcade?: { folder: string; url: string }
}

/**
 * The list of keys of an installation that `npm start` runs: made once with a root beside it, and signed again
 * where it lacks a key of now. Nothing is done where the root was brought elsewhere: whoever has it signs.
 */
export async function ensureEvidenceList({ folder, siteUrl, now, arcade }: Asked): Promise<void> {
  const text = keyFileText(path.join(folder, LIST))
  if (text === undefined) ensureFile(path.join(folder, ROOT), makeSecret)
  if (!existsSync(path.join(folder, ROOT))) return
  const before = text === undefined ? undefined : await readKeys(Buffer.from(text))
  const origin = `https://${new URL(siteUrl).host}`
  const own = publicKeysOf({ keys: readEvidenceKeys(folder), origin })
  const publicKeys = arcade ? [...own, headKeyOf(arcade)] : own
  const isThere = (own: PublicKey) =>
    before?.keys.some((key) => key.id === own.id && key.origin === own.origin) === true
  if (publicKeys.every(isThere)) return
  const seed = readKeyFile(folder, ROOT, { is: 'hex', bytes: 32 })
  const until = new Date(now.getTime() + HELD_MS)
  const root = openSigningKey(Buffer.from(seed, 'hex'))
  writeKeyFile(path.join(folder, LIST), makeKeyList(root, { before, publicKeys, from: now, until }))
}

function headKeyOf({ folder, url }: NonNullable<Asked['arcade']>): PublicKey {
  const { id, public: bytes } = signingKeyOf(readKeyFile(folder, HEAD, { is: 'hex', bytes: 32 }))
  return { id, use: 'head', origin: `https://${new URL(url).host}`, public: bytes.toString('hex') }
}
