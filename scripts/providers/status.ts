import { parseArgs } from 'node:util'
import {
  readUnmatchedFreeRounds,
  type UnmatchedFreeRounds,
} from '../../server/src/modules/bonuses/index.ts'
import {
  countDifferences,
  readDifferences,
  readHealth,
  type SupplierHealth,
} from '../../server/src/modules/suppliers/index.ts'
import { type Books, withBooks } from '../ledger/open-books.ts'
import { countLine, differenceLines } from './difference-lines.ts'
import { healthLines } from './health-lines.ts'
import { unmatchedNeeds } from './unmatched-rounds.ts'

/** `npm run providers:status`: how the suppliers are doing. Exits with 1 when one needs a person. */
const USAGE = `npm run providers:status                   how each supplier is doing
npm run providers:status -- --differences  what they and our books differ about
npm run providers:status -- --json         both, for machines`

type Wish = { differences?: boolean; json?: boolean }

function readWish(): Wish | undefined {
  try {
    return parseArgs({ options: { differences: { type: 'boolean' }, json: { type: 'boolean' } } })
      .values
  } catch {
    return undefined
  }
}

async function main(): Promise<number> {
  const wish = readWish()
  if (!wish) {
    console.error(USAGE)
    return 2
  }
  return await withBooks((books) => tell(books, wish))
}

async function tell({ db, clock }: Books, wish: Wish): Promise<number> {
  const now = clock.now()
  const unmatched = await readUnmatchedFreeRounds(db, new Date(now.getTime() - UNMATCHED_MS))
  const suppliers = withUnmatched(await readHealth(db, now), unmatched)
  const differences = await readDifferences(db)
  if (wish.json) console.log(asJson({ at: now, suppliers, differences }))
  else if (!wish.differences) say(suppliers.flatMap((health) => healthLines(health, now)))
  else {
    const open = await countDifferences(db)
    say([...differences.flatMap(differenceLines), countLine(differences.length, open)])
  }
  return suppliers.some(({ needs }) => needs.length > 0) ? 1 : 0
}

/** Free rounds that are none of those we gave need a person as long as they are new. */
const UNMATCHED_MS = 7 * 24 * 60 * 60_000

const withUnmatched = (suppliers: SupplierHealth[], unmatched: UnmatchedFreeRounds) =>
  suppliers.map((health) => ({
    ...health,
    needs: [...health.needs, ...unmatchedNeeds(unmatched, health.provider)],
  }))

const say = (lines: string[]) => console.log(lines.join('\n'))

const asJson = (told: object) =>
  JSON.stringify(told, (_name, value) => (typeof value === 'bigint' ? String(value) : value), 2)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`The suppliers could not be read: ${(error as Error).message}`)
  process.exitCode = 1
}
