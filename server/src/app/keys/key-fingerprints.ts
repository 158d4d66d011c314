import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { LOCKS } from '../../db/locks.ts'
import { fieldKeyName, listFieldKeys } from '../../platform/encryption/field-cipher-keys.ts'
import { keyText } from '../../platform/encryption/key-file.ts'
import { KEY_FILES, readKey } from './key-files.ts'

/** What all the others are hashed with: it never changes. */
const INDEX_KEY = 'personal-data-index-key'
const BY_START = 'start'

/**
 * Holds the key folder to what this database knows of its keys, and notes the keys that it does not
 * know yet. Throws one sentence where a key is lost or another one.
 */
export async function checkKeys(db: Db, folder: string): Promise<void> {
  await refuseLostKeys(db, folder)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.keys})`.execute(tx)
    const known = await readFingerprints(tx)
    const found = fingerprintsOf(folder)
    const isOther = (name: string) => known.has(name) && !known.get(name)?.equals(found(name))
    if (isOther(INDEX_KEY)) throw new Error(notOf(folder, [INDEX_KEY]))
    const names = keysIn(folder)
    const others = names.filter(isOther)
    if (others.length > 0) throw new Error(notOf(folder, others))
    for (const name of names) if (!known.has(name)) await insert(tx, name, found(name), BY_START)
  })
}

/** Throws one sentence where a key that the database knows is not in the folder. */
export async function refuseLostKeys(db: Db, folder: string): Promise<void> {
  const known = [...(await readFingerprints(db)).keys()]
  const lost = known.filter((name) => !existsSync(path.join(folder, name)))
  if (lost.length === 0) return
  const which = lost.length === known.length ? `all ${known.length} keys` : list(lost)
  throw new Error(
    `Of this database's keys ${which} ${lost.length === 1 ? 'is' : 'are'} missing in ${folder}: put back the copy from a backup, since others do not open what was sealed. ${ON_PURPOSE}`,
  )
}

/** From now on the key is what lies in the folder, or one that is yet to be made there. */
export async function noteChangedKey(
  db: Db,
  { folder, name, by }: { folder: string; name: string; by: string },
): Promise<void> {
  const isThere = existsSync(path.join(folder, name))
  await insert(db, name, isThere ? fingerprintsOf(folder)(name) : null, by)
}

/** The key is there no more, and is missed by no start. */
export const noteGoneKey = (tx: Tx, name: string, by: string): Promise<unknown> =>
  insert(tx, name, null, by)

/** As `noteChangedKey`, of every key that the database or the folder knows. */
export async function noteAllKeys(tx: Tx, folder: string, by: string): Promise<void> {
  const names = new Set([...(await readFingerprints(tx)).keys(), ...keysIn(folder)])
  const found = fingerprintsOf(folder)
  for (const name of names) {
    const isThere = existsSync(path.join(folder, name))
    await insert(tx, name, isThere ? found(name) : null, by)
  }
}

/** The files of the folder that are known by a fingerprint. */
export function keysIn(folder: string): string[] {
  const names = [...Object.keys(KEY_FILES), ...listFieldKeys(folder).map(fieldKeyName)]
  return [...new Set(names)].filter((name) => existsSync(path.join(folder, name)))
}

const ON_PURPOSE =
  'Where a key was changed on purpose: docs/breach-runbook.md, New keys (npm run office -- keys changed FILE)'

const notOf = (folder: string, names: readonly string[]) =>
  `In ${folder} ${list(names)} ${names.length === 1 ? 'is not the one' : 'are not those'} that this database knows: put back the copy from a backup. ${ON_PURPOSE}`

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

/** Keyed, so that a short name or password cannot be guessed from a copy of the database. */
function fingerprintsOf(folder: string): (name: string) => Buffer {
  const indexKey = Buffer.from(readKey(folder, INDEX_KEY), 'hex')
  return (name) =>
    createHmac('sha256', indexKey)
      .update(`key fingerprint\n${name}\n${keyText(path.join(folder, name)) ?? ''}`)
      .digest()
}

async function readFingerprints(db: Db | Tx): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('key_fingerprint')
    .distinctOn('name')
    .select(['name', 'fingerprint'])
    .orderBy('name')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ name, fingerprint }) => (fingerprint ? [[name, fingerprint]] : [])),
  )
}

const insert = (db: Db | Tx, name: string, fingerprint: Buffer | null, noted_by: string) =>
  db.insertInto('key_fingerprint').values({ name, fingerprint, noted_by }).execute()
