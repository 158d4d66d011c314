import { type RawBuilder, sql } from 'kysely'

/**
 * What the bonus that runs holds, of the player that this column of a query names: a bet that the
 * cash does not cover is paid from it, so a supplier is told of both. A free bet
 * pays sports bets alone.
 */
export const playingBonusE5 = (
  playerColumn: string,
  now: Date,
): RawBuilder<bigint> => sql<bigint>`coalesce((
  select held.balance_e5 from bonus join account held on held.id = bonus.account_id
    where bonus.player_id = ${sql.ref(playerColumn)} and bonus.status = 'active' and bonus.kind <> 'free_bet'
      and bonus.expires_at > ${now}), 0)::bigint`
