import { openClient } from '../../db/connect.ts'
import type { TestCasino } from '../test-casino.ts'

/**
 * Brings up to date what the database knows of these tables. Waits where the database does that by
 * itself at this moment.
 */
export async function analyze({ url }: TestCasino, ...tables: string[]): Promise<void> {
  const client = openClient({ url, isPatient: true, isOwner: true })
  await client.connect()
  await client.query(`analyze ${tables.join()}`).finally(() => client.end())
}
