import path from 'node:path'
import { sql } from 'kysely'
import { reasonOf } from '../../../server/src/app/cannot-open.ts'
import { refuseLostKeys } from '../../../server/src/app/keys/key-fingerprints.ts'
import { type Db, openDb } from '../../../server/src/db/db.ts'
import { missingMigrations } from '../../../server/src/db/migrate.ts'
import { refuseRewriter } from '../../../server/src/db/rights.ts'
import { countPartsAhead } from '../../../server/src/modules/ledger/index.ts'
import { findEmbedded } from '../../postgres/embedded.ts'
import { checkDatabase as reach } from '../../start/check-environment.ts'
import { type Environment, type Finding, fault, fine, warning } from '../finding.ts'
import { checkLicence, refusedWithoutLicence } from './licence.ts'

const VERSION_LEAST = 15
/** Connections that one casino keeps beside its pool: jobs, the bus, the bet lanes. */
const BESIDE_POOL = 8
const CLOCK_OFF_SECONDS = 2

export type Facts = {
  version: number
  encoding: string
  fsync: string
  synchronous: string
  connections: number
  offSeconds: number
}

/** The database of DATABASE_URL, else the one in DATA_DIR: reached, safe, complete, and of these keys. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR = 'data' } = environment
  try {
    if (DATABASE_URL) {
      await reach(DATABASE_URL)
      const findings = await lookAt(DATABASE_URL, environment)
      return [...findings, ...(await standbyFindings(DATABASE_URL, environment.DATABASE_READ_URL))]
    }
    const embedded = await findEmbedded(path.resolve(DATA_DIR))
    if (!embedded) {
      const none = fine('there is no database yet: `npm start` makes one')
      return [none, ...refusedWithoutLicence(environment)]
    }
    try {
      return await lookAt(embedded.urlOf('zar'), environment)
    } finally {
      await embedded.stop()
    }
  } catch (error) {
    return [fault(reasonOf(error), 'start the server, or correct DATABASE_URL')]
  }
}

async function lookAt(url: string, environment: Environment): Promise<Finding[]> {
  const { db, close } = openDb({ url, poolSize: 1 })
  try {
    const { rows } = await readFacts.execute(db)
    const facts = rows[0] as Facts
    const isMade = await sql`select from migration limit 1`.execute(db).then(
      () => true,
      () => false,
    )
    const findings = [...serverFindings(facts, environment), ...clockFindings(facts)]
    if (!isMade) {
      const empty = fine('the database is empty: the first start fills it')
      return [...findings, empty, ...refusedWithoutLicence(environment)]
    }
    const now = new Date(facts.offSeconds * 1_000)
    const content = await contentFindings(db, environment)
    return [...findings, ...content, ...(await checkLicence(db, environment, now))]
  } finally {
    await close()
  }
}

/** The standby, where one is set: a copy of this database that follows. */
async function standbyFindings(primary: string, url: string | undefined): Promise<Finding[]> {
  if (!url) return []
  try {
    const ours = await askCopy(primary)
    const copy = await askCopy(url)
    if (copy.cluster !== ours.cluster || copy.name !== ours.name)
      return [fault('DATABASE_READ_URL leads to another database', 'correct it: it is not read')]
    if (!copy.isStandby)
      return [warning('DATABASE_READ_URL leads to the primary', 'lead it to a standby')]
    return [fine(`the standby is ${copy.behindSeconds.toFixed(1)} s behind`)]
  } catch (error) {
    return [warning(`the standby: ${reasonOf(error)}`, 'the primary is read until it is back')]
  }
}

type Copy = { cluster: string; name: string; isStandby: boolean; behindSeconds: number }

async function askCopy(url: string): Promise<Copy> {
  const { db, close } = openDb({ url, poolSize: 1 })
  try {
    const { rows } = await sql<Copy>`
      select system_identifier::text as cluster, current_database() as name, pg_is_in_recovery() as "isStandby",
        coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as "behindSeconds"
      from pg_control_system()`.execute(db)
    return rows[0] as Copy
  } finally {
    await close()
  }
}

const readFacts = sql<Facts>`
  select current_setting('server_version_num')::int / 10000 as version,
    pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous,
    current_setting('max_connections')::int as connections,
    extract(epoch from clock_timestamp())::float8 as "offSeconds"
  from pg_database where datname = current_database()`

/** What is not as a database with money in it must be. */
export function serverFindings(
  { version, encoding, fsync, synchronous, connections }: Facts,
  { DATABASE_POOL = '16' }: Environment,
): Finding[] {
  const findings = [
    version < VERSION_LEAST
      ? fault(`PostgreSQL ${version}`, `use ${VERSION_LEAST} or newer`)
      : fine(`PostgreSQL ${version}`),
  ]
  if (encoding !== 'UTF8') findings.push(fault(`the encoding is ${encoding}`, 'make it in UTF8'))
  if (fsync === 'off') findings.push(fault('fsync is off', 'turn it on: a power cut loses money'))
  if (synchronous === 'off') {
    findings.push(fault('synchronous_commit is off', 'turn it on: a crash loses answered bets'))
  }
  const needed = Number(DATABASE_POOL) + BESIDE_POOL
  if (connections < needed) {
    const todo = `set max_connections to ${needed} for each process at least, or a smaller DATABASE_POOL`
    findings.push(fault(`the server takes ${connections} connections`, todo))
  }
  return findings
}

function clockFindings({ offSeconds }: Facts): Finding[] {
  const off = Math.abs(Date.now() / 1_000 - offSeconds)
  const says = `this machine’s clock is ${off.toFixed(1)} s from the database’s`
  return [
    off > CLOCK_OFF_SECONDS ? warning(says, 'mend the time service of one of them') : fine(says),
  ]
}

async function contentFindings(db: Db, environment: Environment): Promise<Finding[]> {
  const { DATA_DIR = 'data', KEYS_DIR = path.join(DATA_DIR, 'keys') } = environment
  const missing = await missingMigrations(db)
  const findings = [
    missing.length === 0
      ? fine('every migration is applied')
      : warning(
          `${missing.length} migrations are missing`,
          'the next start applies them: make a backup first',
        ),
  ]
  const looks = [
    { look: () => refuseRewriter(db), says: 'the application cannot rewrite what is final' },
    {
      look: () => refuseLostKeys(db, KEYS_DIR),
      says: `the keys of the database are in ${KEYS_DIR}`,
    },
  ]
  if (missing.length === 0) findings.push(await partsFinding(db))
  for (const { look, says } of looks) {
    await look().then(
      () => findings.push(fine(says)),
      (error) => findings.push(fault(reasonOf(error), 'see docs/operations.md, Rights and Keys')),
    )
  }
  return findings
}

async function partsFinding(db: Db): Promise<Finding> {
  const ahead = await countPartsAhead(db)
  if (ahead > 0) return fine(`parts of the ledger that lie ahead: ${ahead}`)
  const todo =
    'start the casino: its job makes them; without one, bets are refused where the last part ends'
  return warning('no part of the ledger lies ahead', todo)
}
