import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '../../server/src/db/db.ts'
import { countSealedLetters } from '../../server/src/modules/messages/index.ts'
import { countSealed, resealAll } from '../../server/src/modules/players/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { openSeal } from '../../server/src/platform/seal.ts'
import {
  currentSealKey,
  deleteSealKey,
  listSealKeys,
  makeSealKey,
  readSealKeys,
  sealKeyUsedSince,
  useSealKey,
} from '../../server/src/platform/seal-keys.ts'
import { refuse } from './say.ts'

export const KEYS_USAGE = `npm run office -- keys                               lists the keys of personal data, and how much each has sealed
npm run office -- keys new                           makes the next one, which does not seal yet
npm run office -- keys rotate                        seals everything anew with the newest one, or goes on with that
npm run office -- keys retire VERSION                deletes one that has sealed nothing that is left`

/** What was begun with the key before has been committed by then, or never will be. */
const SETTLED_MS = 60_000

const folderOf = () =>
  path.resolve(process.env.KEYS_DIR || path.join(process.env.DATA_DIR || 'data', 'keys'))

/** Does what the words say; false when they say nothing that can be done. */
export async function keys(db: Db, words: string[]): Promise<boolean> {
  const [verb, version, ...rest] = words
  const folder = folderOf()
  if (rest.length > 0 || (verb === 'retire') !== (version !== undefined)) return false
  if (!existsSync(folder)) refuse(`There are no keys in ${folder}: KEYS_DIR says where they are.`)
  else if (verb === undefined) await list(db, folder)
  else if (verb === 'new') console.log(`Key ${makeSealKey(folder)} is made. It does not seal yet.`)
  else if (verb === 'rotate') await rotate(db, folder)
  else if (verb === 'retire' && /^\d{1,3}$/.test(version ?? ''))
    await retire(db, folder, Number(version))
  else return false
  return true
}

async function sealedBy(db: Db): Promise<(version: number) => number> {
  const [fields, letters] = [await countSealed(db), await countSealedLetters(db)]
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
  const isUnfinished = [...(await countSealed(db)).keys()].some((version) => version !== current)
  return isUnfinished ? current : makeSealKey(folder)
}

async function rotate(db: Db, folder: string): Promise<void> {
  const version = await nextVersion(db, folder)
  const sealKeys = readSealKeys(folder)
  if (version !== sealKeys.current) useSealKey(folder, version)
  console.log(`Key ${version} seals from now on.`)
  const seal = openSeal(sealKeys, systemRandom)
  const { sealed, closed } = await resealAll({ db, seal, current: version })
  console.log(`${sealed} sealed anew.`)
  if (closed > 0) refuse(`${closed} did not open and stay as they are: is an older key missing?`)
}

async function retire(db: Db, folder: string, version: number): Promise<void> {
  const why = await whyKeep(db, folder, version)
  if (why) {
    refuse(why)
    return
  }
  deleteSealKey(folder, version)
  console.log(`Key ${version} is deleted. Copies of the database from before still need it.`)
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
