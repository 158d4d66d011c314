import type { ProviderName, Section } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { originIdOf, originOf, type TransferRange } from '../../ledger/index.ts'

/** The transfer a round is known by: its first bet, or the prize that came without one. */
export type RoundStart = {
  id: bigint
  isBet: boolean
  provider: ProviderName
  transactionId: string
  gameCode: string
  roundId: string
  createdAt: Date
}

export type Scan = {
  playerId: string
  range: TransferRange
  product: Section | null
  /** How many of the player's movements are looked at. */
  limit: number
}

/** One movement that was looked at: whether a round of the wanted games begins with it. */
type ScannedMovement = RoundStart & { isRoundStart: boolean }

/** The columns of an start, of a transfer `t` and its row `w` of wallet_transaction. */
const ROUND_START = sql`t.id, t.reason = 'bet' as "isBet", w.provider, w.id as "transactionId",
  w.game_code as "gameCode", w.round_id as "roundId", t.created_at as "createdAt"`

/** The wallet's row of a transfer: the casino names a transfer by the provider and the provider's id. */
const WALLET_ROW = sql`(
  select * from wallet_transaction
    where id = ${originIdOf('t')} and provider = ${originOf('t')} offset 0) w`

/** A bet with none before it in its round, and a win that no stake stands behind. */
const IS_ROUND_START = sql<boolean>`case when t.reason = 'bet' then not exists (
    select from wallet_transaction earlier
      where earlier.kind = 'bet' and earlier.outcome = 'ok' and earlier.amount_e5 > 0
        and round_number(earlier.player_id, earlier.round_id) = round_number(w.player_id, w.round_id)
        and earlier.round_id = w.round_id and earlier.game_code = w.game_code
        and earlier.provider = w.provider and earlier.player_id = w.player_id
        and (earlier.created_at, earlier.id) < (w.created_at, w.id))
  else not exists (
    select from wallet_transaction bet
      where bet.id = w.reference_id and bet.provider = w.provider and bet.player_id = w.player_id
        and bet.amount_e5 > 0) end`

/** The next of the player's bets and wins, newest first, by index from the range's upper end on. */
export const scanMovements = async (db: Db, scan: Scan): Promise<ScannedMovement[]> =>
  (await scanQuery(scan).execute(db)).rows

export function scanQuery({ playerId, range, product, limit }: Scan) {
  const isWanted = product
    ? sql<boolean>`exists (
        select from game join game_category category on category.id = game.category_id
          where game.code = w.game_code and ${product} = any(category.slugs))`
    : sql<boolean>`true`
  return sql<ScannedMovement>`
    select ${ROUND_START}, (${isWanted}) and (${IS_ROUND_START}) as "isRoundStart"
      from (select * from transfer
              where player_id = ${playerId} and id >= ${range.fromId} and id < ${range.beforeId}
                and reason in ('bet', 'win')
              order by id desc limit ${limit}) t
      left join lateral ${WALLET_ROW} on true
      order by t.id desc`
}

/** One of the player's own rounds. */
export async function readRoundStart(
  db: Db,
  playerId: string,
  id: string,
): Promise<RoundStart | undefined> {
  const { rows } = await sql<ScannedMovement>`
    select ${ROUND_START}, ${IS_ROUND_START} as "isRoundStart"
      from transfer t cross join lateral ${WALLET_ROW}
      where t.id = ${id}::bigint and t.player_id = ${playerId} and t.reason in ('bet', 'win')`.execute(
    db,
  )
  return rows.find(({ isRoundStart }) => isRoundStart)
}
