import type { Db } from '../../server/src/db/db.ts'
import { explainDifference, readDifferences } from '../../server/src/modules/suppliers/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { differenceLines } from '../providers/difference-lines.ts'

export const DIFFERENCES_USAGE = `npm run office -- differences                        lists what suppliers and our books differ about
npm run office -- differences explain NUMBER TEXT    says why one is there, so that it is open no more`

const NUMBER = /^\d{1,18}$/
const TEXT_MAX = 1_000

/** Does what the words say; false when they say nothing that can be done. */
export async function differences(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, number = '', ...text] = words
  if (verb === undefined) return list(db)
  const explanation = text.join(' ').trim()
  const isMeant = verb === 'explain' && NUMBER.test(number)
  if (!isMeant || explanation === '' || explanation.length > TEXT_MAX) return false
  const word = { id: BigInt(number), operator, explanation }
  await explainDifference({ db, clock: systemClock }, word)
  console.log('Explained.')
  return true
}

async function list(db: Db): Promise<true> {
  const open = await readDifferences(db)
  for (const line of open.flatMap(differenceLines)) console.log(line)
  console.log(open.length === 0 ? 'No difference is open.' : `${open.length} are open.`)
  return true
}
