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

/** Of the tables that are filled with millions of rows: to keep their indexes while that goes on takes most of its time. */
const LARGE =
  'player session consent identity_check transfer wallet_transaction payment payment_event'.split(
    ' ',
  )

const WITHOUT_INDEXES = `
  create table bench_office_index as
    select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition from pg_index
      where indrelid::regclass::text = any(array['${LARGE.join("','")}']) and not indisunique;
  do $$ declare one record; begin
    for one in select name from bench_office_index loop execute 'drop index ' || one.name; end loop;
  end $$`
const WITH_INDEXES = `
  set local maintenance_work_mem = '512MB';
  do $$ declare one record; begin
    for one in select definition from bench_office_index loop execute one.definition; end loop;
  end $$`

export const partsOf = (sizes: Sizes): Part[] => [
  { name: 'indexes taken away', statement: WITHOUT_INDEXES },
  ...peopleParts(sizes),
  ...ledgerParts(sizes),
  { name: 'indexes', statement: WITH_INDEXES },
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
