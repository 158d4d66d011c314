import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { takeLonger } from '../../../db/take-longer.ts'

/**
 * Numbers of a part: some 60 GB of table and index. A busy house fills it in days and a small one in years, its
 * indexes stay in memory, and an installation of ten years has no more parts than the planner takes in its stride.
 */
const PART_NUMBERS = 100_000_000n
/** So many parts lie ahead of the one that is written: days of the busiest house, should the job fail. */
const PARTS_AHEAD = 2

type PartSize = { numbers?: bigint; ahead?: number }

/**
 * Makes parts of the ledger until enough lie ahead, and answers how many. What no part is there for cannot be
 * posted, and no part takes everything else: one that did could not be divided later without stopping all bets.
 */
export const makeParts = (
  db: Db,
  { numbers = PART_NUMBERS, ahead = PARTS_AHEAD }: PartSize = {},
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await takeLonger(tx, 60_000)
    await sql`select pg_advisory_xact_lock(${LOCKS.parts})`.execute(tx)
    const { rows } = await sql<{ made: number }>`
      select make_transfer_parts_v1(${numbers}, ${ahead}) as made`.execute(tx)
    return rows[0]?.made ?? 0
  })

/** How many parts lie wholly ahead of the newest transfer. */
export async function countPartsAhead(db: Db): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`select count(*)::int as ahead from transfer_part
    where from_id > coalesce((select max(id) from transfer), 0) + 1`.execute(db)
  return rows[0]?.ahead ?? 0
}
