import pg from 'pg'
import { openDb } from '../../../server/src/db/db.ts'
import { sealLedger } from '../../../server/src/jobs/seal-ledger.ts'
import { sealAudit } from '../../../server/src/modules/audit/index.ts'
import { foldPlay } from '../../../server/src/modules/protection/index.ts'
import { AUDIT_LOG } from '../../../server/src/testing/audit-log.ts'
import { LEDGER_KEY } from '../../../server/src/testing/ledger-key.ts'
import { betParts } from './bets.ts'
import { ledgerParts } from './ledger.ts'
import type { Part, Sizes } from './part.ts'
import { peopleParts } from './people.ts'
import { recordParts } from './records.ts'

export const partsOf = (sizes: Sizes): Part[] => [
  ...peopleParts(sizes),
  ...ledgerParts(sizes),
  ...betParts(sizes),
  ...recordParts(sizes),
]

/** Fills what is not filled yet. What was sealed and folded is found by the product's own jobs. */
export async function fill(url: string, parts: readonly Part[]): Promise<void> {
  const began = performance.now()
  const tell = (what: string) =>
    console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  await writeParts(url, parts, tell)
  const { db, close } = openDb({ url, isOwner: true, isPatient: true })
  try {
    await sealLedger(db, LEDGER_KEY)
    tell('sealed and in the roll-ups')
    await foldPlay(db)
    await sealAudit(db, AUDIT_LOG.key)
    tell('play by day')
  } finally {
    await close()
  }
}

async function writeParts(
  url: string,
  parts: readonly Part[],
  tell: (what: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select name from bench_office_part')
    const done = new Set(rows.map(({ name }) => name))
    for (const { name, statement } of parts.filter((part) => !done.has(part.name))) {
      await client.query('begin')
      await client.query(statement)
      await client.query('insert into bench_office_part (name) values ($1)', [name])
      await client.query('commit')
      tell(name)
    }
    if (done.size < parts.length) await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
