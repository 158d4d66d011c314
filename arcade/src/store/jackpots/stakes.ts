import { findFacts } from '../../games/find-facts.ts'
import { hasJackpots } from '../../games/jackpots/levels.ts'
import type { Runner } from '../database.ts'

export type TakenStakes = { gameCode: string; roundIds: readonly string[]; now: Date }

/**
 * Posts stakes in the transaction that takes them, each once. Stakes at games that pay nothing in, of free
 * rounds and of another currency are left out.
 */
export async function postStakes(
  tx: Runner,
  { gameCode, roundIds, now }: TakenStakes,
): Promise<void> {
  const facts = findFacts(gameCode)
  if (!facts || !hasJackpots(facts) || roundIds.length === 0) return
  await tx.query(
    `insert into arcade.jackpot_stake (round_id, stake_kurus, posted_at)
     select round.id, round.stake_kurus, $2
       from arcade.round round join arcade.seat seat on seat.id = round.seat_id
       where round.id = any($1) and round.reward_id is null and seat.currency = 'TRY'
       order by round.started_at, round.id
     on conflict (round_id) do nothing`,
    [roundIds, now],
  )
}

/** A stake whose round is decided and that is not counted yet. */
export type WaitingStake = { roundId: string; stakeKurus: number; postedAt: Date }

/** In the order in which they are counted. */
export async function findWaiting(tx: Runner, limit: number): Promise<WaitingStake[]> {
  const { rows } = await tx.query<WaitingStake>(
    `select stake.round_id as "roundId", stake.stake_kurus as "stakeKurus",
            stake.posted_at as "postedAt"
       from arcade.jackpot_stake stake join arcade.round round on round.id = stake.round_id
       where stake.upto_kurus is null and not stake.is_back and round.win_kurus is not null
       order by stake.posted_at, stake.round_id limit $1`,
    [limit],
  )
  return rows
}

/** Stakes that go back take their contributions with them: they are never counted. */
export async function dropGivenBack(tx: Runner): Promise<void> {
  await tx.query(
    `update arcade.jackpot_stake stake set is_back = true from arcade.round round
       where round.id = stake.round_id and stake.upto_kurus is null and not stake.is_back
         and round.state in ('rollback_pending', 'voided')`,
  )
}

export type CountedStake = { roundId: string; uptoKurus: number }

export async function writeCounted(tx: Runner, counted: readonly CountedStake[]): Promise<void> {
  if (counted.length === 0) return
  await tx.query(
    `update arcade.jackpot_stake stake set upto_kurus = counted."uptoKurus"
       from json_to_recordset($1) as counted("roundId" uuid, "uptoKurus" bigint)
       where stake.round_id = counted."roundId"`,
    [JSON.stringify(counted)],
  )
}

/** All that was ever counted. */
export async function readTotal(runner: Runner): Promise<number> {
  const { rows } = await runner.query<{ total: number }>(
    'select coalesce(max(upto_kurus), 0)::bigint as total from arcade.jackpot_stake',
  )
  return rows[0]?.total ?? 0
}

/** The round whose stake holds this kuruş of all that were counted, the first being 0. */
export async function findHolder(tx: Runner, kurus: number): Promise<string> {
  const { rows } = await tx.query<{ roundId: string }>(
    `select round_id as "roundId" from arcade.jackpot_stake
       where upto_kurus > $1 order by upto_kurus limit 1`,
    [kurus],
  )
  if (!rows[0]) throw new Error(`no stake holds kuruş ${kurus}`)
  return rows[0].roundId
}
