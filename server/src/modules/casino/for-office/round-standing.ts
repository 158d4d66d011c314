import type { RoundRollback } from '@zar/contract/office/house/rollback-requests'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** What names a round: the ids of suppliers are unique for each player and game alone. */
export type RoundName = { provider: string; gameCode: string; roundId: string; playerId: string }

export type RoundStanding = {
  /** The supplier's number of its first bet; null of a round without one. */
  firstBet: string | null
  stakesE5: bigint
  standing: RoundRollback['standing']
  /** The game's name; its code where it is in no list any more. */
  game: string
}

type Counted = {
  firstBet: string | null
  game: string
  bets: number
  takenBack: number
  stakesE5: bigint
}

/** How the stakes of rounds stand, in the order in which the rounds are named. */
export async function readRoundStandings(
  db: Db,
  rounds: readonly RoundName[],
): Promise<RoundStanding[]> {
  if (rounds.length === 0) return []
  // Each inner select leaves one index to use, as in `rounds/round-movements.ts`.
  const { rows } = await sql<Counted>`
    select (array_agg(bet.id order by bet.created_at, bet.id))[1] as "firstBet",
        count(bet.id)::int as bets, count(back.id)::int as "takenBack",
        coalesce(sum(bet.amount_e5), 0)::bigint as "stakesE5",
        coalesce((select name from game where game.code = round.game_code), round.game_code) as game
      from unnest(
          ${rounds.map(({ provider }) => provider)}::text[], ${rounds.map(({ gameCode }) => gameCode)}::text[],
          ${rounds.map(({ roundId }) => roundId)}::text[], ${rounds.map(({ playerId }) => playerId)}::uuid[]
        ) with ordinality round(provider, game_code, round_id, player_id, place)
      left join lateral (
        select found.* from (
            select * from wallet_transaction t
              where t.kind = 'bet' and t.outcome = 'ok'
                and round_number(t.player_id, t.round_id) = round_number(round.player_id, round.round_id) offset 0) found
          where found.provider = round.provider and found.game_code = round.game_code
            and found.round_id = round.round_id and found.player_id = round.player_id
      ) bet on true
      left join lateral (
        select found.id from (select * from wallet_transaction t where t.reference_id = bet.id offset 0) found
          where found.kind = 'rollback' and found.outcome = 'ok'
            and found.provider = round.provider and found.player_id = round.player_id limit 1
      ) back on true
      group by place, round.game_code order by place`.execute(db)
  return rows.map(({ bets, takenBack, ...row }) => ({
    ...row,
    standing: takenBack === 0 ? 'stands' : takenBack < bets ? 'partly' : 'back',
  }))
}
