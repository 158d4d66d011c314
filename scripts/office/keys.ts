import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '../../server/src/db/db.ts'
import { KEY_FILES } from '../../server/src/key-files.ts'
import { noteAllKeys, noteChangedKey } from '../../server/src/key-fingerprints.ts'
import { countSealedLetters } from '../../server/src/modules/messages/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { countSealed, resealAll } from '../../server/src/platform/reseal.ts'
import { openSeal, type Seal } from '../../server/src/platform/seal.ts'
import {
  currentSealKey,
  deleteSealKey,
  listSealKeys,
  makeSealKey,
  readSealKeys,
  sealKeyName,
  sealKeyUsedSince,
  useSealKey,
} from '../../server/src/platform/seal-keys.ts'
import { SEALED_FIELDS } from '../../server/src/sealed-fields.ts'
import { refuse } from './say.ts'

export const KEYS_USAGE = `npm run office -- keys                               lists the keys of personal data, and how much each has sealed
npm run office -- keys new                           makes the next one, which does not seal yet
npm run office -- keys rotate                        seals everything anew with the newest one, or goes on with that
npm run office -- keys retire VERSION                deletes one that has sealed nothing that is left
npm run office -- keys changed FILE                  any key but those: the file is changed on purpose, or deleted to be made anew
npm run office -- keys changed all                   every key that lies in the folder is meant, as where no backup is left`

/** What was begun with the key before has been committed by then, or never will be. */
const SETTLED_MS = 60_000

const folderOf = () =>
  path.resolve(process.env.KEYS_DIR || path.join(process.env.DATA_DIR || 'data', 'keys'))

/** The cipher of personal data, for commands that show it; undefined where its keys are not here. */
export function openOfficeSeal(): Seal | undefined {
  try {
    return openSeal(readSealKeys(folderOf()), systemRandom)
  } catch {
    return undefined
  }
}

/** Does what the words say; false when they say nothing that can be done. */
export async function keys(db: Db, words: string[], by: string): Promise<boolean> {
  const [verb = '', word, ...rest] = words
  const folder = folderOf()
  const takesWord = verb === 'retire' || verb === 'changed'
  if (!(verb in VERBS) || rest.length > 0 || takesWord !== (word !== undefined)) return false
  if (verb === 'retire' && !/^\d{1,3}$/.test(word ?? '')) return false
  if (!existsSync(folder)) refuse(`There are no keys in ${folder}: KEYS_DIR says where they are.`)
  else await VERBS[verb]?.(db, folder, { word: word ?? '', by })
  return true
}

type Said = { word: string; by: string }

const VERBS: Record<string, (db: Db, folder: string, said: Said) => Promise<void>> = {
  '': list,
  new: async (_, folder) =>
    console.log(`Key ${makeSealKey(folder)} is made. It does not seal yet.`),
  rotate,
  retire: (db, folder, { word, by }) => retire(db, { folder, version: Number(word), by }),
  changed: (db, folder, { word, by }) => changed(db, { folder, name: word, by }),
}

async function sealedBy(db: Db): Promise<(version: number) => number> {
  const [fields, letters] = [await countSealed(db, SEALED_FIELDS), await countSealedLetters(db)]
  return (version) => (fields.get(version) ?? 0) + (letters.get(version) ?? 0)
}

async function list(db: Db, folder: string): Promise<void> {
  const current = currentSealKey(folder)
  const sealed = await sealedBy(db)
  for (const version of listSealKeys(folder)) {
    const says = version === current ? ', seals now' : ''
    console.log(`${version}  has sealed ${sealed(version)}${says}`)
  }
}

/** A newer key than the current one is used; else what is left is finished; else a key is made. */
async function nextVersion(db: Db, folder: string): Promise<number> {
  const current = currentSealKey(folder)
  const newest = Math.max(current, ...listSealKeys(folder))
  if (newest > current) return newest
  const isUnfinished = [...(await countSealed(db, SEALED_FIELDS)).keys()].some(
    (version) => version !== current,
  )
  return isUnfinished ? current : makeSealKey(folder)
}

async function rotate(db: Db, folder: string): Promise<void> {
  const version = await nextVersion(db, folder)
  const sealKeys = readSealKeys(folder)
  if (version !== sealKeys.current) useSealKey(folder, version)
  console.log(`Key ${version} seals from now on.`)
  const seal = openSeal(sealKeys, systemRandom)
  const { sealed, closed } = await resealAll({ db, seal, fields: SEALED_FIELDS, current: version })
  console.log(`${sealed} sealed anew.`)
  if (closed > 0) refuse(`${closed} did not open and stay as they are: is an older key missing?`)
}

type Retired = { folder: string; version: number; by: string }

async function retire(db: Db, { folder, version, by }: Retired): Promise<void> {
  const why = await whyKeep(db, folder, version)
  if (why) {
    refuse(why)
    return
  }
  deleteSealKey(folder, version)
  await noteChangedKey(db, { folder, name: sealKeyName(version), by })
  console.log(`Key ${version} is deleted. Copies of the database from before still need it.`)
}

type Changed = { folder: string; name: string; by: string }

async function changed(db: Db, { folder, name, by }: Changed): Promise<void> {
  if (name === 'all') {
    await noteAllKeys(db, folder, by)
    console.log('The keys in the folder are those of this database from now on.')
  } else if (name in KEEPS) refuse(KEEPS[name] ?? '')
  else if (!(name in KEY_FILES)) refuse(`There is no key ${name}.`)
  else {
    await noteChangedKey(db, { folder, name, by })
    console.log(`${name} is the one in the folder from now on, or the next that is put there.`)
  }
}

/** What is not changed by putting another file there. */
const KEEPS: Record<string, string> = {
  'softgamings-player-secret': 'It never changes: nobody who played at SoftGamings would get in.',
  'personal-data-index-key': 'It never changes: people are known again by it.',
  'ledger-seal-key': 'It never changes: the ledger is signed with it.',
  'personal-data-key': 'It is changed by `npm run office -- keys rotate`.',
}

async function whyKeep(db: Db, folder: string, version: number): Promise<string | undefined> {
  if (!listSealKeys(folder).includes(version)) return `There is no key ${version}.`
  if (version >= currentSealKey(folder)) return `Key ${version} seals now, or is yet to.`
  const since = sealKeyUsedSince(folder)
  if (since && systemClock.now().getTime() - since.getTime() < SETTLED_MS)
    return 'Another key seals since a moment ago. Wait a minute.'
  const left = (await sealedBy(db))(version)
  return left > 0 ? `${left} are still sealed with key ${version}.` : undefined
}
