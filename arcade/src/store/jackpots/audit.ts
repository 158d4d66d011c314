import type { LevelName } from '../../games/jackpots/levels.ts'
import type { Runner } from '../database.ts'

/** A pot, with the place of the stake that it fell to. */
export type AuditedPot = {
  level: LevelName
  number: number
  seedUnits: number
  reserveUnits: number
  fromKurus: number
  uptoKurus: number | null
  wonKurus: number | null
  winnerUptoKurus: number | null
}

/** All there ever were, in their order. */
export async function findPots(runner: Runner): Promise<AuditedPot[]> {
  const { rows } = await runner.query<AuditedPot>(
    `select pot.level, pot.number, pot.seed_units as "seedUnits", pot.reserve_units as "reserveUnits",
            pot.from_kurus as "fromKurus", pot.upto_kurus as "uptoKurus",
            pot.won_kurus as "wonKurus", stake.upto_kurus as "winnerUptoKurus"
       from arcade.jackpot_pot pot
       left join arcade.jackpot_stake stake on stake.round_id = pot.round_id
       order by pot.level, pot.number`,
  )
  return rows
}

/** How many stakes are wrong, by what is wrong. `games`: those that pay in. */
export async function findWrongStakes(
  runner: Runner,
  games: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await runner.query<Record<string, number>>(
    `select
       (select count(*) from (
          select upto_kurus - stake_kurus - coalesce(lag(upto_kurus) over (order by upto_kurus), 0) as gap
            from arcade.jackpot_stake where upto_kurus is not null) placed
          where gap <> 0) as "not beside the one before",
       (select count(*) from arcade.jackpot_stake stake join arcade.round round on round.id = stake.round_id
          where stake.stake_kurus <> round.stake_kurus) as "of another size than taken",
       (select count(*) from arcade.jackpot_stake stake join arcade.round round on round.id = stake.round_id
          where stake.upto_kurus is not null and round.win_kurus is null) as "counted and not decided",
       (select count(*) from arcade.jackpot_stake stake join arcade.round round on round.id = stake.round_id
          where stake.is_back and round.state not in ('rollback_pending', 'voided')
             or stake.upto_kurus is not null and round.state in ('rollback_pending', 'voided'))
         as "counted or left out against their round",
       (select count(*) from arcade.jackpot_stake stake join arcade.round round on round.id = stake.round_id
          where round.reward_id is not null) as "of free rounds",
       (select count(*) from arcade.round round join arcade.seat seat on seat.id = round.seat_id
          where round.game_code = any($1) and round.reward_id is null and seat.currency = 'TRY'
            and round.win_kurus is not null
            and round.opened_at > (select min(began_at) from arcade.jackpot_pot)
            and not exists (select from arcade.jackpot_stake stake where stake.round_id = round.id))
         as "taken and not posted"`,
    [games],
  )
  return rows[0] ?? {}
}

/** All pots of a level together. */
export type LevelSums = {
  level: LevelName
  /** What had been staked before the first of them. */
  firstKurus: number
  wonKurus: number
  /** Those that somebody won. */
  falls: number
}

export async function findLevelSums(runner: Runner): Promise<LevelSums[]> {
  const { rows } = await runner.query<LevelSums>(
    `select level, min(from_kurus) as "firstKurus", coalesce(sum(won_kurus), 0)::bigint as "wonKurus",
            count(won_kurus)::int as falls
       from arcade.jackpot_pot group by level`,
  )
  return rows
}
