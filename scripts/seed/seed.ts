import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { readSeed, seed } from '../../server/src/app/seed/seed.ts'
import {
  type Given,
  type OnChanged,
  OperatorsOwn,
} from '../../server/src/platform/seed/give-pieces.ts'
import { DEMO_SET, UnfitSeed } from '../../server/src/platform/seed/seed-files.ts'
import { withBooks } from '../ledger/open-books.ts'

const USAGE = `npm run seed -- [FOLDER]      gives the casino the texts and offers of a folder (else server/seed)
  --check       reads the folder and says what is wrong with it; the database is not opened
  --keep        leaves what an operator changed or took out, and gives the rest
  --overwrite   replaces that too`

/** `npm run seed`: its exit code. 1 where nothing was given. */
export async function seedCommand(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (!asked) return say(USAGE)
  const { folder, isCheck, onChanged } = asked
  try {
    if (!(await isFolder(folder))) return say(`There is no folder ${folder.pathname}.`)
    const pieces = await readSeed(folder)
    if (isCheck) return tell(`${pieces.length} pieces, nothing is wrong.`)
    return await withBooks(async ({ db }) => tell(lineOf(await seed(db, { folder, onChanged }))))
  } catch (error) {
    if (error instanceof UnfitSeed) return say(`The folder is unfit: ${error.message}`)
    if (error instanceof OperatorsOwn)
      return say(
        `Nothing was given: an operator changed or took out ${error.names.join(', ')}. --keep leaves these, --overwrite replaces them.`,
      )
    throw error
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        keep: { type: 'boolean' },
        overwrite: { type: 'boolean' },
      },
    })
    const [given, ...others] = positionals
    const chosen = [values.check, values.keep, values.overwrite].filter(Boolean)
    if (others.length > 0 || chosen.length > 1) return undefined
    const folder = given ? pathToFileURL(`${path.resolve(given)}/`) : DEMO_SET
    return { folder, isCheck: values.check ?? false, onChanged: onChangedOf(values) }
  } catch {
    return undefined
  }
}

function onChangedOf({ keep, overwrite }: { keep?: boolean; overwrite?: boolean }): OnChanged {
  if (overwrite) return 'overwrite'
  return keep ? 'keep' : 'refuse'
}

const isFolder = async (folder: URL): Promise<boolean> =>
  (await stat(folder).catch(() => undefined))?.isDirectory() ?? false

function lineOf({ added, replaced, same, own }: Given): string {
  const left = own.length > 0 ? `; left as the operator has them: ${own.join(', ')}` : ''
  return `${added.length} pieces added, ${replaced.length} replaced, ${same.length} as they were${left}.`
}

function tell(sentence: string): number {
  console.log(sentence)
  return 0
}

function say(sentence: string): number {
  console.error(sentence)
  return 1
}
