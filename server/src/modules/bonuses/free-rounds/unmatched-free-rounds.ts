import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { IS_OF_GIVEN, STANDS, TAKEN } from './played.ts'

/** A round that was taken as a free one and is none of those we gave. */
export type UnmatchedFreeRound = {
  provider: string
  transactionId: string
  reward: string
  playerId: string
  gameCode: string
  at: Date
  why: 'never_given' | 'other_player' | 'other_game'
}
/** More rounds were taken than were given. */
export type TooMany = { id: string; provider: string; reward: string; given: number; taken: number }

/** More than a person reads at once. */
const SHOWN_MAX = 200

export type UnmatchedFreeRounds = { unmatched: UnmatchedFreeRound[]; tooMany: TooMany[] }

/**
 * What the suppliers and our books differ about free rounds that came since then, the newest first. Money
 * moved as they said.
 */
export async function readUnmatchedFreeRounds(db: Db, since: Date): Promise<UnmatchedFreeRounds> {
  return db.transaction().execute(async (tx) => {
    // Many free rounds are looked at, far from any player who waits.
    await takeLonger(tx, 60_000)
    const unmatched = await sql<UnmatchedFreeRound>`
      select noted.provider, noted.transaction_id as "transactionId", noted.reward,
          taken.player_id as "playerId", taken.game_code as "gameCode", taken.created_at as at,
          case when given.id is null then 'never_given'
            when given.player_id <> taken.player_id then 'other_player' else 'other_game' end as why
        from ${TAKEN}
        left join free_rounds given on given.reward = noted.reward and given.provider = noted.provider
       where noted.noted_at >= ${since} and ${STANDS} and (given.player_id = taken.player_id and given.game_code = taken.game_code) is not true
       order by taken.created_at desc limit ${SHOWN_MAX}`.execute(tx)
    const tooMany = await sql<TooMany>`
      select given.id, given.provider, given.reward, given.rounds as given,
          count(distinct taken.round_id)::int as taken
        from free_rounds given, ${TAKEN} where ${IS_OF_GIVEN}
       group by given.id having count(distinct taken.round_id) > given.rounds and max(noted.noted_at) >= ${since}
       order by given.seq desc limit ${SHOWN_MAX}`.execute(tx)
    return { unmatched: unmatched.rows, tooMany: tooMany.rows }
  })
}
