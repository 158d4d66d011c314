import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'

/** A pool as the arcade's books had it at a moment. Sums are E5, since its first pot. */
export type JackpotPool = {
  pool: string
  day: string
  at: Date
  paidInE5: bigint
  wonE5: bigint
  falls: number
  amountE5: bigint
  reserveE5: bigint
  ceilingE5: bigint | null
}

/** The last readings of the days since this one, the oldest first. */
export async function readJackpotPools(db: Db, sinceDay: string): Promise<JackpotPool[]> {
  const { rows } = await sql<JackpotPool>`
    select pool, day::text as day, at, paid_in_e5 as "paidInE5", won_e5 as "wonE5", falls,
        amount_e5 as "amountE5", reserve_e5 as "reserveE5", ceiling_e5 as "ceilingE5"
      from jackpot_reading where day >= ${sinceDay}::date order by day, pool`.execute(db)
  return rows
}

/** Whether the win was taken and stands. */
const STANDS = sql`won.id = noted.transaction_id and won.provider = noted.provider
  and noted.fingerprint in ('', won.fingerprint) and won.kind = 'win' and won.outcome = 'ok'
  and not exists (select from wallet_transaction undone
    where undone.reference_id = won.id and undone.provider = won.provider
      and undone.player_id = won.player_id and undone.kind = 'rollback' and undone.outcome = 'ok')`

/** What of a win is the jackpot: all of it, where its supplier did not say. */
const SUM = sql`coalesce(noted.amount_e5, won.amount_e5)`

/** All jackpots that our ledger paid, in E5. */
export async function readLedgerJackpotsE5(db: Db): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(${SUM}), 0)::bigint as sum
      from jackpot_win noted join wallet_transaction won on ${STANDS}`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** A jackpot that our ledger paid. */
export type JackpotFall = {
  /** Its moment to the microsecond, in UTC: where a page goes on. */
  exactAt: string
  at: Date
  provider: string
  transaction: string
  playerId: string
  playerNumber: string
  game: string
  amountE5: bigint
  /** Whether the supplier said what of the win is the jackpot. */
  isSaid: boolean
  toldAt: Date | null
}

type Row = Omit<JackpotFall, 'game'> & { code: string; name: string | null; name_en: string | null }

/** Jackpots that our ledger paid, the newest first, behind the one with this moment and transaction. */
export async function readFalls(
  db: Db,
  page: {
    before: { exactAt: string; transaction: string } | undefined
    limit: number
    locale: Locale
  },
): Promise<JackpotFall[]> {
  const { before, limit, locale } = page
  const older = before
    ? sql`and (noted.noted_at, noted.transaction_id) < (${before.exactAt}::timestamptz, ${before.transaction})`
    : sql``
  const { rows } = await sql<Row>`
    select noted.noted_at as at,
        to_char(noted.noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "exactAt", noted.provider, noted.transaction_id as transaction,
        won.player_id as "playerId", player.usercode as "playerNumber", won.game_code as code,
        game.name, game.name_en, ${SUM} as "amountE5", noted.amount_e5 is not null as "isSaid",
        noted.told_at as "toldAt"
      from jackpot_win noted join wallet_transaction won on ${STANDS}
        join player on player.id = won.player_id left join game on game.code = won.game_code
      where true ${older}
      order by noted.noted_at desc, noted.transaction_id desc limit ${limit}`.execute(db)
  return rows.map(({ code, name, name_en, ...fall }) => ({
    ...fall,
    game: name === null ? code : gameName({ name, name_en }, locale),
  }))
}
