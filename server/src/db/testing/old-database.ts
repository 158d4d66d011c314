import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { openClient } from '../connect.ts'

/**
 * A database as commit 9288e7a left it, before migration 047: `pg_dump --inserts --no-owner --no-privileges`.
 * Ten players who are named for what they did: `paid`, `waiting` (a withdrawal that the bank has not settled),
 * `rejected`, `held`, `declined`, `limited`, `onBreak`, `blocked`, `guest` and `gifted` (sports bets).
 */
const DUMP = new URL('./database-of-9288e7a.sql.gz', import.meta.url)

/** Restores it into an empty database. */
export async function restoreOldDatabase(url: string): Promise<void> {
  const text = await promisify(gunzip)(await readFile(DUMP))
  const client = openClient({ url, isPatient: true, isOwner: true })
  await client.connect()
  await client.query(text.toString()).finally(() => client.end())
}
