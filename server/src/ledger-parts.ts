/**
 * `npm run ledger:parts`: the parts of the ledger, and detaching the oldest by two people. Exits with 1 where a part
 * is kept, with the reasons, and where the database cannot be read.
 */
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { reasonOf } from './app/cannot-open.ts'
import { readDatabaseUrl, readKeysDir, readOwnerUrl } from './app/config/config.ts'
import { readLedgerKey } from './app/keys/ledger-key.ts'
import { type Db, openDb } from './db/db.ts'
import { retirePart } from './jobs/retire-part.ts'
import { type Part, readParts, tableOfPart } from './modules/ledger/index.ts'

const USAGE = `npm run ledger:parts                            lists the parts of the ledger
npm run ledger:parts -- detach NUMBER --by NAME   approves that the oldest part is detached; another person’s detaches it
  --by NAME    who decides (else who is logged in to this machine)
npm run ledger:verify -- --part NUMBER          verifies one part by itself`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const wish = readWish()
  if (!wish) {
    say(USAGE)
    return 1
  }
  const url = readOwnerUrl() ?? readDatabaseUrl()
  if (!url) {
    say('DATABASE_URL does not say which database the ledger is in.')
    return 1
  }
  const { db, close } = openDb({ url, poolSize: 2, isOwner: true, isPatient: true })
  try {
    return wish.number === undefined ? await list(db) : await detach(db, wish.number, wish.by)
  } catch (error) {
    say(`Nothing was changed: ${reasonOf(error)}`)
    return 1
  } finally {
    await close()
  }
}

type Wish = { number?: number; by: string }

function readWish(): Wish | undefined {
  try {
    const options = { by: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const by = values.by?.trim() || userInfo().username
    const [verb, number = '', ...more] = positionals
    if (verb === undefined) return { by }
    const isRight = verb === 'detach' && /^[1-9]\d{0,5}$/.test(number) && more.length === 0
    return isRight ? { by, number: Number(number) } : undefined
  } catch {
    return undefined
  }
}

async function list(db: Db): Promise<number> {
  for (const part of await readParts(db)) say(lineOf(part))
  return 0
}

function lineOf(part: Part): string {
  const { number, fromId, beforeId, rows, firstAt, lastAt } = part
  const time = firstAt && lastAt ? `${dayOf(firstAt)} to ${dayOf(lastAt)}` : 'nothing yet'
  return `${number}  ${fromId} to ${beforeId - 1n}: ${rows} transfers, ${time}; ${standing(part)}`
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function standing({ isSealed, approvedBy, detachedBy, detachedAt }: Part): string {
  if (detachedAt) return `detached ${dayOf(detachedAt)} by ${approvedBy} and ${detachedBy}`
  const seal = isSealed ? 'sealed' : 'not sealed'
  return approvedBy ? `${seal}; ${approvedBy} approved that it is detached` : seal
}

async function detach(db: Db, number: number, by: string): Promise<number> {
  const retired = await retirePart({ db, ledgerKey: readLedgerKey(readKeysDir()), by }, number)
  if (retired.came === 'refused') {
    for (const sentence of retired.because) say(sentence)
    return 1
  }
  if (retired.came === 'approved') {
    say(`Approved by ${by}. Another person detaches it by the same command.`)
    return 0
  }
  say(`Part ${number} is detached: the ledger begins at the balances that it ended with.`)
  say(`Its table is ${tableOfPart(number)}. Export it before you drop it (docs/operations.md).`)
  return 0
}

process.exitCode = await main()
