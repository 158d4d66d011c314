import pg from 'pg'
import { isDatabaseAway } from './away.ts'
import { type Db, type OpenDb, openDb } from './db.ts'

/** Does reading work where nobody waits for a bet: on a standby as current as the call, or on the primary. */
export type Reading = <Answer>(work: (db: Db) => Promise<Answer>) => Promise<Answer>

export const readingPrimary =
  (db: Db): Reading =>
  (work) =>
    work(db)

const POOL_SIZE = 4
/** How long a standby may take to reach what the primary has written as it is asked. */
const BEHIND_MAX_MS = 250
const POLL_MS = 25
/** A standby that failed is left alone for so long. */
const REST_MS = 5_000
/** The standby gave up the statement for what the primary cleaned away meanwhile. */
const CONFLICT = '40001'

type ReadingOptions = {
  primary: Pick<OpenDb, 'db' | 'pool'>
  url: string
  /** Told why the standby is left alone for a while. */
  onAway: (error: Error) => void
}

/**
 * Opens a standby for reading. It is asked only once it has all that the primary had written when the
 * call came, so that players see what they have just done. Where it is behind, away or not a standby of this
 * primary, the primary is read.
 */
export function openReading({ primary, url, onAway }: ReadingOptions) {
  const standby = openDb({ url, poolSize: POOL_SIZE, onError: () => {} })
  let restsUntil = 0

  function rest(error: unknown): void {
    restsUntil = performance.now() + REST_MS
    onAway(error as Error)
  }

  const reading: Reading = async (work) => {
    if (performance.now() < restsUntil) return work(primary.db)
    try {
      if (await hasAllOf(primary.pool, standby.pool)) return await work(standby.db)
    } catch (error) {
      // Reading does nothing twice.
      if (!isStandbyAway(error)) throw error
      rest(error)
    }
    return work(primary.db)
  }
  return { reading, close: standby.close }
}

class Stranger extends Error {
  override readonly name = 'Stranger'
}

const isStandbyAway = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  error instanceof Stranger ||
  (error instanceof pg.DatabaseError && error.code === CONFLICT)

const WRITTEN = `select pg_current_wal_lsn()::text as lsn, system_identifier::text as cluster,
  current_database() as name from pg_control_system()`
const REPLAYED = `select coalesce(not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isThere",
  system_identifier::text = $2 and current_database() = $3 as "isOurs" from pg_control_system()`

async function hasAllOf(primary: pg.Pool, standby: pg.Pool): Promise<boolean> {
  const { rows } = await primary.query<{ lsn: string; cluster: string; name: string }>(WRITTEN)
  const [written] = rows
  if (!written) return false
  const until = performance.now() + BEHIND_MAX_MS
  for (;;) {
    const asked = await standby.query<{ isThere: boolean; isOurs: boolean }>(REPLAYED, [
      written.lsn,
      written.cluster,
      written.name,
    ])
    const [found] = asked.rows
    if (!found?.isOurs) throw new Stranger('the database for reading is not a copy of this one')
    if (found.isThere) return true
    if (performance.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
