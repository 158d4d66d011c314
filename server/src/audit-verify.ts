/**
 * `npm run audit:verify`: hashes every event of the audit log anew and compares its batches and heads. Exits with 1
 * and names the first event that is not as it was sealed, both hashes and the last good head.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { reasonOf } from './app/cannot-open.ts'
import { readDatabaseUrl, readKeysDir } from './app/config/config.ts'
import { readAuditKeys } from './app/keys/audit-keys.ts'
import { type Db, openDb } from './db/db.ts'
import type { AuditFinding } from './db/tables/office/audit.ts'
import { compareDecisions } from './jobs/audit-two-ways.ts'
import {
  type AuditHead,
  headText,
  parseHead,
  readNewestHead,
  sealAudit,
  verifyAudit,
} from './modules/audit/index.ts'

const USAGE = `npm run audit:verify                        verifies the audit log
npm run audit:verify -- --head FILE         and writes its newest signed head there, if it is whole
npm run audit:verify -- --against FILE      and that it goes through the head that was written there`

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
  const { db, close } = openDb({ url, poolSize: 2, isOwner: true, isPatient: true })
  try {
    await sql`select 1`.execute(db)
    return await verify(db, files)
  } catch (error) {
    say(`The audit log could not be read: ${reasonOf(error)}`)
    return 1
  } finally {
    await close()
  }
}

function readFiles(): Files | undefined {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { head: text, against: text } }).values
  } catch {
    return undefined
  }
}

async function verify(db: Db, files: Files): Promise<number> {
  const keys = readAuditKeys(readKeysDir())
  const exported = files.against ? parseHead(readFileSync(files.against, 'utf8')) : undefined
  await sealAudit(db, keys.key)
  const { rows, sealedTo, lastGoodHead, ...sealed } = await verifyAudit(db, { ...keys, exported })
  const findings = [...sealed.findings, ...(await compareDecisions(db))]
  if (findings.length > 0) {
    tell(findings, lastGoodHead)
    return 1
  }
  say('The audit log is whole.')
  say(`  ${rows} events are as they were sealed, the last is ${sealedTo}.`)
  if (exported) say(`  It goes through the head in ${files.against}.`)
  return files.head ? writeHead(db, files.head) : 0
}

function tell(findings: readonly AuditFinding[], lastGoodHead: AuditHead | undefined): void {
  for (const { id, says, stored, computed } of findings) {
    say(id === null ? says : `event ${id} ${says}`)
    if (stored) say(`  sealed as ${stored}${computed ? `, is now ${computed}` : ''}`)
  }
  say(`\nThe audit log is NOT whole: ${findings.length} findings.`)
  if (lastGoodHead)
    say(`The last good head is of ${lastGoodHead.at}, over ${lastGoodHead.rows} events.`)
}

async function writeHead(db: Db, file: string): Promise<number> {
  const head = await readNewestHead(db)
  if (!head) {
    say('No head is signed yet: the casino signs one each hour.')
    return 1
  }
  writeFileSync(file, headText(head))
  say(`  Its head is in ${file}.`)
  return 0
}

process.exitCode = await main()
