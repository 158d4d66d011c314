import { existsSync } from 'node:fs'
import path from 'node:path'
import { readKeys } from '../../../contract/src/evidence/keys.ts'
import { readEvidenceKeys } from '../../../server/src/app/keys/evidence-keys.ts'
import { makeKeyList, publicKeysOf } from '../../../server/src/modules/evidence/index.ts'
import {
  keyFileText,
  readKeyFile,
  writeKeyFile,
} from '../../../server/src/platform/encryption/key-file.ts'
import { openSigningKey } from '../../../server/src/platform/encryption/signing-key.ts'
import { ensureFile, makeSecret } from '../../keys/make-key.ts'

const LIST = 'evidence-keys.json'
const ROOT = 'evidence-root-key'
const HELD_MS = 2 * 366 * 86_400_000

type Asked = { folder: string; siteUrl: string; now: Date }

/**
 * The list of keys of an installation that `npm start` runs: made once with a root beside it, and signed again
 * where it lacks a key of now. Nothing is done where the root was brought elsewhere: whoever has it signs.
 */
export async function ensureEvidenceList({ folder, siteUrl, now }: Asked): Promise<void> {
  const text = keyFileText(path.join(folder, LIST))
  if (text === undefined) ensureFile(path.join(folder, ROOT), makeSecret)
  if (!existsSync(path.join(folder, ROOT))) return
  const before = text === undefined ? undefined : await readKeys(Buffer.from(text))
  const origin = `https://${new URL(siteUrl).host}`
  const publicKeys = publicKeysOf({ keys: readEvidenceKeys(folder), origin })
  const isThere = ({ id }: { id: string }) =>
    before?.keys.some((key) => key.id === id && key.origin === origin) === true
  if (publicKeys.every(isThere)) return
  const seed = readKeyFile(folder, ROOT, { is: 'hex', bytes: 32 })
  const until = new Date(now.getTime() + HELD_MS)
  const root = openSigningKey(Buffer.from(seed, 'hex'))
  writeKeyFile(path.join(folder, LIST), makeKeyList(root, { before, publicKeys, from: now, until }))
}
