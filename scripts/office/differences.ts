import type { Db } from '../../server/src/db/db.ts'
import {
  countDifferences,
  explainDifference,
  readDifferences,
} from '../../server/src/modules/suppliers/index.ts'
import { countLine, differenceLines } from '../providers/difference-lines.ts'
import { numberOf, textOf } from './arguments.ts'
import { databaseClock } from './database-clock.ts'

export const DIFFERENCES_USAGE = `npm run office -- differences                        lists what suppliers and our books differ about
npm run office -- differences explain NUMBER TEXT    says why one is there, so that it is open no more`

/** Does what the words say; false when they say nothing that can be done. */
export async function differences(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, ...text] = words
  if (verb === undefined) return list(db)
  const number = numberOf(which)
  const explanation = textOf(text.join(' '))
  if (verb !== 'explain' || number === undefined || !explanation) return false
  const word = { id: BigInt(number), operator, explanation }
  await explainDifference({ db, clock: databaseClock }, word)
  console.log('Explained.')
  return true
}

async function list(db: Db): Promise<true> {
  const open = await readDifferences(db)
  for (const line of open.flatMap(differenceLines)) console.log(line)
  console.log(countLine(open.length, await countDifferences(db)))
  return true
}
