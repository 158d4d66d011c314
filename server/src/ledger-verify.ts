/**
 * `npm run ledger:verify`: recomputes every balance from the transfers, checks the chain of checkpoints and their
 * signatures, the batches and heads of evidence, and lays what suppliers, partners, bonuses and withdrawals say beside the ledger. Exits with 1
 * and names the account, the transaction or the checkpoint when anything differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { reasonOf } from './app/cannot-open.ts'
import { readDatabaseUrl, readKeysDir, readOwnerUrl } from './app/config/config.ts'
import { hasEvidenceKeys, readEvidenceKeys } from './app/keys/evidence-keys.ts'
import { readLedgerKey } from './app/keys/ledger-key.ts'
import { type Db, openDb } from './db/db.ts'
import { verifyRecords } from './jobs/verify-records.ts'
import { verifyLogs } from './modules/evidence/index.ts'
import {
  checkHead,
  type Finding,
  headText,
  type LedgerKey,
  parseHead,
  verifyLedger,
  verifyPart,
  writeCheckpoints,
} from './modules/ledger/index.ts'

const USAGE = `npm run ledger:verify                        verifies the ledger
npm run ledger:verify -- --head FILE         and writes the head of the chain there, if they are right
npm run ledger:verify -- --against FILE      and that the chain goes through the head that was written there
npm run ledger:verify -- --part NUMBER       verifies one part of the ledger by itself, also one that is detached`

type Files = { head?: string; against?: string; part?: string }

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const files = readFiles()
  if (!files) {
    say(USAGE)
    return 1
  }
  // Only the owner of the tables reads what is detached.
  const url = (files.part && readOwnerUrl()) || readDatabaseUrl()
  if (!url) {
    say('DATABASE_URL does not say which database to verify.')
    return 1
  }
  // Also where the application's role is not there yet, as after a restore.
  const { db, close } = openDb({ url, poolSize: 2, isOwner: true })
  try {
    await sql`select 1`.execute(db)
    const key = readLedgerKey(readKeysDir())
    return files.part ? await verifyOnePart(db, key, files.part) : await verify(db, key, files)
  } catch (error) {
    say(`The books could not be read: ${reasonOf(error)}`)
    return 1
  } finally {
    await close()
  }
}

function readFiles(): Files | undefined {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { head: text, against: text, part: text } })
    return values.part === undefined || /^[1-9]\d{0,5}$/.test(values.part) ? values : undefined
  } catch {
    return undefined
  }
}

async function verify(db: Db, key: LedgerKey, files: Files): Promise<number> {
  const exported = files.against && parseHead(readFileSync(files.against, 'utf8'))
  await writeCheckpoints(db, key)
  const { findings, accounts, transfers, checkpoints, detached, head } = await verifyLedger(db, key)
  const all = [
    ...findings,
    ...(exported ? await checkHead(db, key, exported) : []),
    ...(await verifyRecords(db)),
    ...(await verifyEvidence(db)),
  ]
  if (tell(all)) return 1
  say('The books are right.')
  if (detached > 0) say(`  They begin at the balances that part ${detached} ended with.`)
  say(`  ${transfers} transfers lead to the balances of ${accounts} accounts.`)
  say(`  ${checkpoints} checkpoints hold and are signed; the newest is ${head.hash}`)
  if (exported) say(`  The chain goes through the head in ${files.against}.`)
  if (files.head) {
    writeFileSync(files.head, headText(head))
    say(`  Its head is in ${files.head}.`)
  }
  return 0
}

/** Roots, keyed hashes and heads of what is published. Without these keys nothing was ever sealed with them. */
async function verifyEvidence(db: Db): Promise<Finding[]> {
  const folder = readKeysDir()
  return hasEvidenceKeys(folder) ? await verifyLogs(db, readEvidenceKeys(folder)) : []
}

/** Whether there was anything to tell. */
function tell(findings: readonly Finding[]): boolean {
  for (const { rule, sentence } of findings) say(`${rule}  ${sentence}`)
  if (findings.length > 0) say(`\nThe books are NOT right: ${findings.length} findings.`)
  return findings.length > 0
}

async function verifyOnePart(db: Db, key: LedgerKey, part: string): Promise<number> {
  const verified = await verifyPart(db, key, Number(part))
  if (!verified) {
    say(`The table of part ${part} is not in this database: put it back from its copy.`)
    return 1
  }
  if (tell(verified.findings)) return 1
  say(`Part ${part} is right.`)
  say(
    `  ${verified.transfers} transfers in ${verified.checkpoints} checkpoints lead to its balances.`,
  )
  return 0
}

process.exitCode = await main()
