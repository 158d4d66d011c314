/**
 * `npm run ledger:verify`: recomputes every balance from the transfers, checks the chain of checkpoints and their
 * signatures, and lays what suppliers, partners, bonuses and withdrawals say beside the ledger. Exits with 1
 * and names the account, the transaction or the checkpoint when anything differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { reasonOf } from './app/cannot-open.ts'
import { readDatabaseUrl, readKeysDir } from './app/config/config.ts'
import { readLedgerKey } from './app/keys/ledger-key.ts'
import { type Db, openDb } from './db/db.ts'
import { verifyRecords } from './jobs/verify-records.ts'
import {
  checkHead,
  headText,
  type LedgerKey,
  parseHead,
  verifyLedger,
  writeCheckpoints,
} from './modules/ledger/index.ts'

const USAGE = `npm run ledger:verify                        verifies the ledger
npm run ledger:verify -- --head FILE         and writes the head of the chain there, if they are right
npm run ledger:verify -- --against FILE      and that the chain goes through the head that was written there`

type Files = { head?: string; against?: string }

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const files = readFiles()
  if (!files) {
    say(USAGE)
    return 1
  }
  const url = readDatabaseUrl()
  if (!url) {
    say('DATABASE_URL does not say which database to verify.')
    return 1
  }
  // Also where the application's role is not there yet, as after a restore.
  const { db, close } = openDb({ url, poolSize: 2, isOwner: true })
  try {
    await sql`select 1`.execute(db)
    return await verify(db, readLedgerKey(readKeysDir()), files)
  } catch (error) {
    say(`The books could not be read: ${reasonOf(error)}`)
    return 1
  } finally {
    await close()
  }
}

function readFiles(): Files | undefined {
  try {
    const options = { head: { type: 'string' }, against: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch {
    return undefined
  }
}

async function verify(db: Db, key: LedgerKey, files: Files): Promise<number> {
  const exported = files.against && parseHead(readFileSync(files.against, 'utf8'))
  await writeCheckpoints(db, key)
  const { findings, accounts, transfers, checkpoints, head } = await verifyLedger(db, key)
  const all = [
    ...findings,
    ...(exported ? await checkHead(db, key, exported) : []),
    ...(await verifyRecords(db)),
  ]
  for (const { rule, sentence } of all) say(`${rule}  ${sentence}`)
  if (all.length > 0) {
    say(`\nThe books are NOT right: ${all.length} findings.`)
    return 1
  }
  say('The books are right.')
  say(`  ${transfers} transfers lead to the balances of ${accounts} accounts.`)
  say(`  ${checkpoints} checkpoints hold and are signed; the newest is ${head.hash}`)
  if (exported) say(`  The chain goes through the head in ${files.against}.`)
  if (files.head) {
    writeFileSync(files.head, headText(head))
    say(`  Its head is in ${files.head}.`)
  }
  return 0
}

process.exitCode = await main()
