import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { takeLonger } from '../../../db/take-longer.ts'

/** Thousands of new games of several suppliers at once take longer than a player's call may. */
const PATIENCE_MS = 20_000
/** Whoever changes the catalogue takes turns, in all processes, until the transaction ends. */
export async function takeTurn(tx: Tx): Promise<void> {
  await takeLonger(tx, PATIENCE_MS)
  await sql`select set_config('lock_timeout', ${String(PATIENCE_MS)}, true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(${LOCKS.catalogue})`.execute(tx)
}
