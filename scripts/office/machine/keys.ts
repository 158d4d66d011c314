import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  encryptedBy,
  nextVersion,
  rotateTo,
  type WhyKept,
  whyKept,
} from '../../../server/src/app/keys/field-key-work.ts'
import { KEY_FILES } from '../../../server/src/app/keys/key-files.ts'
import { noteAllKeys, noteChangedKey } from '../../../server/src/app/keys/key-fingerprints.ts'
import { isDatabaseAway } from '../../../server/src/db/away.ts'
import type { Db } from '../../../server/src/db/db.ts'
import {
  type FieldCipher,
  openFieldCipher,
} from '../../../server/src/platform/encryption/field-cipher.ts'
import {
  currentFieldKey,
  deleteFieldKey,
  fieldKeyName,
  listFieldKeys,
  makeFieldKey,
  readFieldKeys,
} from '../../../server/src/platform/encryption/field-cipher-keys.ts'
import { systemRandom } from '../../../server/src/platform/random.ts'
import type { Books } from '../../ledger/open-books.ts'
import { refuse } from '../terminal-text.ts'
import { machineUser, noteAlone, noteDone } from './audit.ts'

const folderOf = () =>
  path.resolve(process.env.KEYS_DIR || path.join(process.env.DATA_DIR || 'data', 'keys'))

/** The cipher of personal data, for commands that show it; undefined where its keys are not here. */
export function openOfficeCipher(): FieldCipher | undefined {
  try {
    return openFieldCipher(readFieldKeys(folderOf()), systemRandom)
  } catch {
    return undefined
  }
}

/** Does what the words say; false when they say nothing that can be done. */
export async function keys({ db }: Books, words: readonly string[]): Promise<boolean> {
  const [verb = '', word, ...rest] = words
  const folder = folderOf()
  const takesWord = verb === 'retire' || verb === 'changed'
  const work = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!work || rest.length > 0 || takesWord !== (word !== undefined)) return false
  if (verb === 'retire' && !/^\d{1,3}$/.test(word ?? '')) return false
  if (!existsSync(folder)) refuse(`There are no keys in ${folder}: KEYS_DIR says where they are.`)
  else await tryIt(db, { verb, word: word ?? '' }, () => work(db, folder, word ?? ''))
  return true
}

/** What fails over a file is one sentence, and a row of the audit log; the database's own troubles are told elsewhere. */
async function tryIt(
  db: Db,
  { verb, word }: { verb: string; word: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error) || isDatabaseAway(error)) throw error
    if (verb !== '') await noteAlone(db, deedOf(verb, word || 'any'), 'failed')
    refuse(error.message)
  }
}

const VERBS: Record<string, (db: Db, folder: string, word: string) => Promise<void>> = {
  '': list,
  new: makeNew,
  rotate,
  retire: (db, folder, word) => retire(db, { folder, version: Number(word) }),
  changed: (db, folder, word) => changed(db, { folder, name: word }),
}

/** The row of a deed over one of the keys. */
const deedOf = (verb: string, name: string, after?: Record<string, unknown>) => ({
  command: `keys ${verb}`,
  does: `key.${verb}`,
  object: `key:${name}`,
  after: after ?? {},
})

async function makeNew(db: Db, folder: string): Promise<void> {
  const version = makeFieldKey(folder)
  await noteAlone(db, deedOf('new', fieldKeyName(version)), 'done')
  console.log(`Key ${version} is made. It does not encrypt yet.`)
}

async function list(db: Db, folder: string): Promise<void> {
  const current = currentFieldKey(folder)
  const encrypted = await encryptedBy(db)
  for (const version of listFieldKeys(folder)) {
    const says = version === current ? ', encrypts now' : ''
    console.log(`${version}  has encrypted ${encrypted(version)}${says}`)
  }
}

async function rotate(db: Db, folder: string): Promise<void> {
  const version = await nextVersion(db, folder)
  console.log(`Key ${version} encrypts from now on.`)
  const { encrypted, closed } = await rotateTo(db, folder, version)
  const deed = deedOf('rotate', fieldKeyName(version), { encrypted, closed })
  await noteAlone(db, deed, closed > 0 ? 'failed' : 'done')
  console.log(`${encrypted} encrypted anew.`)
  if (closed > 0) refuse(`${closed} did not open and stay as they are: is an older key missing?`)
}

type Retired = { folder: string; version: number }

async function retire(db: Db, { folder, version }: Retired): Promise<void> {
  const name = fieldKeyName(version)
  const why = await whyKeep(db, folder, version)
  if (why) {
    await noteAlone(db, deedOf('retire', name), 'refused')
    refuse(why)
    return
  }
  deleteFieldKey(folder, version)
  await db.transaction().execute(async (tx) => {
    await noteChangedKey(tx, { folder, name, by: machineUser() })
    await noteDone(tx, deedOf('retire', name))
  })
  console.log(`Key ${version} is deleted. Copies of the database from before still need it.`)
}

type Changed = { folder: string; name: string }

async function changed(db: Db, { folder, name }: Changed): Promise<void> {
  const isAll = name === 'all'
  const why = isAll ? undefined : (KEEPS[name] ?? unknownKey(name))
  if (why) {
    await noteAlone(db, deedOf('changed', name), 'refused')
    refuse(why)
    return
  }
  await db.transaction().execute(async (tx) => {
    const by = machineUser()
    if (isAll) await noteAllKeys(tx, folder, by)
    else await noteChangedKey(tx, { folder, name, by })
    await noteDone(tx, deedOf('changed', name))
  })
  console.log(
    isAll
      ? 'The keys in the folder are those of this database from now on.'
      : `${name} is the one in the folder from now on, or the next that is put there.`,
  )
}

const unknownKey = (name: string): string | undefined =>
  Object.hasOwn(KEY_FILES, name) ? undefined : `There is no key ${name}.`

/** What is not changed by putting another file there. */
const KEEPS: Record<string, string> = {
  'softgamings-player-secret': 'It never changes: nobody who played at SoftGamings would get in.',
  'personal-data-index-key': 'It never changes: people are known again by it.',
  'ledger-seal-key': 'It never changes: the ledger is signed with it.',
  'audit-seal-key': 'It never changes: the audit log is sealed with it.',
  'audit-head-key': 'It never changes: the heads of the audit log are signed with it.',
  'evidence-salt-key': 'It never changes: what players hold was salted with it.',
  'evidence-chain-key': 'It never changes: the logs of evidence are sealed with it.',
  'personal-data-key': 'It is changed by `npm run office -- keys rotate`.',
}

async function whyKeep(db: Db, folder: string, version: number): Promise<string | undefined> {
  const why = await whyKept(db, folder, version)
  return why && sentenceOf(why, version)
}

function sentenceOf(why: WhyKept, version: number): string {
  switch (why.kept) {
    case 'unknown':
      return `There is no key ${version}.`
    case 'encrypts':
      return `Key ${version} encrypts now, or is yet to.`
    case 'settles':
      return 'Another key encrypts since a moment ago. Wait a minute.'
    case 'used':
      return `${why.count} are still encrypted with key ${version}.`
  }
}
