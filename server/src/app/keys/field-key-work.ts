import { existsSync } from 'node:fs'
import type { Db } from '../../db/db.ts'
import { countEncryptedMessages } from '../../modules/messages/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openFieldCipher } from '../../platform/encryption/field-cipher.ts'
import {
  currentFieldKey,
  fieldKeyUsedSince,
  listFieldKeys,
  makeFieldKey,
  readFieldKeys,
  useFieldKey,
} from '../../platform/encryption/field-cipher-keys.ts'
import { countEncrypted, reEncryptAll } from '../../platform/encryption/re-encrypt.ts'
import { systemRandom } from '../../platform/random.ts'
import { ENCRYPTED_FIELDS } from './encrypted-fields.ts'

/** What was begun with the key before has been committed by then, or never will be. */
const SETTLED_MS = 60_000

/** How much each version of the key of personal data has encrypted, with the messages on their way. */
export async function encryptedBy(db: Db): Promise<(version: number) => number> {
  const [fields, messages] = [
    await countEncrypted(db, ENCRYPTED_FIELDS),
    await countEncryptedMessages(db),
  ]
  return (version) => (fields.get(version) ?? 0) + (messages.get(version) ?? 0)
}

/** A newer key than the current one is used; else what is left is finished; else a key is made. */
export async function nextVersion(db: Db, folder: string): Promise<number> {
  const current = currentFieldKey(folder)
  const newest = Math.max(current, ...listFieldKeys(folder))
  if (newest > current) return newest
  const isUnfinished = [...(await countEncrypted(db, ENCRYPTED_FIELDS)).keys()].some(
    (version) => version !== current,
  )
  return isUnfinished ? current : makeFieldKey(folder)
}

/** From now on the version encrypts, and what others have encrypted is encrypted anew. It goes on where it was stopped. */
export async function rotateTo(
  db: Db,
  folder: string,
  version: number,
): Promise<{ encrypted: number; closed: number }> {
  const fieldKeys = readFieldKeys(folder)
  if (version !== fieldKeys.current) useFieldKey(folder, version)
  const fieldCipher = openFieldCipher(fieldKeys, systemRandom)
  return reEncryptAll({ db, fieldCipher, fields: ENCRYPTED_FIELDS, current: version })
}

export type WhyKept = { kept: 'unknown' | 'encrypts' | 'settles' } | { kept: 'used'; count: number }

/** Why a version cannot be deleted; undefined where it can. */
export async function whyKept(
  db: Db,
  folder: string,
  version: number,
): Promise<WhyKept | undefined> {
  if (!existsSync(folder) || !listFieldKeys(folder).includes(version)) return { kept: 'unknown' }
  if (version >= currentFieldKey(folder)) return { kept: 'encrypts' }
  const since = fieldKeyUsedSince(folder)
  const isSettled = !since || systemClock.now().getTime() - since.getTime() >= SETTLED_MS
  if (!isSettled) return { kept: 'settles' }
  const count = (await encryptedBy(db))(version)
  return count > 0 ? { kept: 'used', count } : undefined
}
