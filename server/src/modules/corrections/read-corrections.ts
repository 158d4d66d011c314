import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

const PAGE = 100

type Wish = {
  playerId?: string | undefined
  /** Of players of these alone; undefined is every country. */
  countries?: readonly string[] | undefined
  /** The number of the last one that was read. */
  after?: string | undefined
}

/** A page of corrections, the newest first, with who agreed on each. */
export async function readCorrections(db: Db, { playerId, countries, after }: Wish) {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('player', 'player.id', 'player_id')
    .innerJoin('country', 'country.id', 'country_id')
    .innerJoin('staff as proposer', 'proposer.id', 'proposed_by')
    .innerJoin('staff as approver', 'approver.id', 'approved_by')
    .select(['correction.id', 'at', 'player_id', 'usercode', 'username'])
    .select(['is_addition', 'amount_e5', 'correction.code', 'linked', 'reason'])
    .select(['proposer.full_name as proposed_by', 'approver.full_name as approved_by'])
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? ''))
    .$if(countries !== undefined, (query) =>
      query.where('country.code', '=', sql<string>`any(${countries})`),
    )
    .$if(after !== undefined, (query) => query.where('correction.id', '<', BigInt(after ?? 0)))
    .orderBy('correction.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > PAGE && last ? `${last.id}` : null }
}
