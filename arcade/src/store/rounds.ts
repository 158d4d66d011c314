import type { Json } from '../games/game.ts'
import type { ArcadeRefusal } from '../protocol.ts'
import type { Runner } from './database.ts'
import { MOVE_JSON, type MoveRow } from './moves.ts'

export type RoundState =
  | 'stake_pending'
  | 'open'
  | 'win_pending'
  | 'settled'
  | 'rollback_pending'
  | 'voided'

/** A round with what is needed to show it and to speak of it to the operator's wallet. */
export type RoundRow = {
  id: string
  seat_id: string
  /** Null of a bet in a room, whose seeds are its round's hash and its chain's salt. */
  seed_pair_id: string | null
  command_id: string
  game_code: string
  /** Of the rules that it began under (GAM-02). */
  game_version: string
  stake_kurus: number
  state: RoundState
  refusal: ArcadeRefusal | null
  bet_uuid: string
  win_uuid: string
  rollback_uuid: string
  nonce: number | null
  bet: Json
  /** The state of the game; the whole outcome once `win_kurus` is known. */
  outcome: Json | null
  /** Words of the round's stream that were drawn. */
  draws: number
  /** Every further command, those that were made first and in their order. */
  moves: MoveRow[]
  win_kurus: number | null
  balance_after_stake_kurus: number | null
  balance_after_win_kurus: number | null
  attempts: number
  /** Of a free round. */
  reward_id: string | null
  reward_ref: string | null
  started_at: Date
  closed_at: Date | null
  user_ref: string
  currency: string
  operator_token: string
  commitment: string
  /** Of the game's mathematics, as the commitment has it. */
  digest: string | null
  client_seed: string
}

const SELECT = `
  select round.id, round.seat_id, round.seed_pair_id, round.command_id, round.game_code,
         round.game_version, round.stake_kurus, round.state, round.refusal, round.bet_uuid,
         round.win_uuid, round.rollback_uuid, round.nonce, round.outcome, round.draws, round.win_kurus,
         coalesce(round.bet, jsonb_build_object('stakeKurus', round.stake_kurus)) as bet,
         round.balance_after_stake_kurus, round.balance_after_win_kurus, round.attempts,
         round.reward_id, reward.ref as reward_ref,
         round.started_at, round.closed_at, seat.user_ref, seat.currency,
         session.operator_token, coalesce(pair.commitment, chain.first_hash) as commitment,
         coalesce(pair.digest, chain.digest) as digest,
         coalesce(pair.client_seed, chain.salt) as client_seed,
         (select coalesce(json_agg(${MOVE_JSON} order by move.seq, move.asked_at), '[]')
            from arcade.move move where move.round_id = round.id) as moves
  from arcade.round round
  join arcade.seat seat on seat.id = round.seat_id
  join arcade.game_session session on session.id = round.session_id
  left join arcade.seed_pair pair on pair.id = round.seed_pair_id
  left join arcade.room_round room_round on room_round.id = round.room_round_id
  left join arcade.room_chain chain on chain.id = room_round.chain_id
  left join arcade.reward reward on reward.id = round.reward_id`

export async function findRound(runner: Runner, id: string): Promise<RoundRow | undefined> {
  const { rows } = await runner.query<RoundRow>(`${SELECT} where round.id = $1`, [id])
  return rows[0]
}

export async function findByCommand(
  runner: Runner,
  seatId: string,
  commandId: string,
): Promise<RoundRow | undefined> {
  const { rows } = await runner.query<RoundRow>(
    `${SELECT} where round.seat_id = $1 and round.command_id = $2`,
    [seatId, commandId],
  )
  return rows[0]
}

/** The round that keeps the seat from starting another, if there is one. */
export async function findUnfinished(
  runner: Runner,
  seatId: string,
): Promise<RoundRow | undefined> {
  const { rows } = await runner.query<RoundRow>(
    `${SELECT} where round.seat_id = $1 and round.seed_pair_id is not null
       and round.state in ('stake_pending', 'open', 'win_pending')`,
    [seatId],
  )
  return rows[0]
}

/** What may be told of a round beside its own facts: its seed once it is revealed, and the language it was played in. */
export async function findRevealedSeed(
  runner: Runner,
  id: string,
): Promise<{ server_seed: string | null; language: string }> {
  const { rows } = await runner.query<{ server_seed: string | null; language: string }>(
    `select case when pair.revealed_at is not null then pair.server_seed else room_round.hash end
              as server_seed,
            session.language
       from arcade.round round
       left join arcade.seed_pair pair on pair.id = round.seed_pair_id
       left join arcade.room_round room_round on room_round.id = round.room_round_id
       join arcade.game_session session on session.id = round.session_id
       where round.id = $1`,
    [id],
  )
  const [told] = rows
  if (!told) throw new Error(`round ${id} is not stored`)
  return told
}

/** The seat's last played rounds, newest first. The server seed is there once it is revealed. */
export async function lastRounds(
  runner: Runner,
  seatId: string,
  limit: number,
): Promise<(RoundRow & { server_seed: string | null })[]> {
  const { rows } = await runner.query<RoundRow & { server_seed: string | null }>(
    `select played.*, case when pair.revealed_at is not null then pair.server_seed end as server_seed
     from (${SELECT} where round.seat_id = $1 and round.nonce is not null
           order by round.started_at desc, round.id limit $2) played
     join arcade.seed_pair pair on pair.id = played.seed_pair_id
     order by played.started_at desc, played.id`,
    [seatId, limit],
  )
  return rows
}

const IN_TIME = `(round.started_at >= $1 and round.started_at < $2
  or round.closed_at >= $1 and round.closed_at < $2)`

/** Rounds of this id, or that began or closed in this time, whose stake was ever asked for, oldest first. */
export async function roundsForOperator(
  runner: Runner,
  filter: { roundId: string } | { from: Date; to: Date },
  limit: number,
): Promise<RoundRow[]> {
  const [where, values] =
    'roundId' in filter ? ['round.id = $1', [filter.roundId]] : [IN_TIME, [filter.from, filter.to]]
  const { rows } = await runner.query<RoundRow>(
    `${SELECT} where ${where}
     order by round.started_at, round.id limit ${limit}`,
    values,
  )
  return rows
}

/**
 * Takes up to 20 rounds whose time has come and leases them until `leaseUntil`, so that no other
 * process, and no slow answer of this one, works on them at the same time.
 */
export async function claimDue(runner: Runner, now: Date, leaseUntil: Date): Promise<RoundRow[]> {
  const { rows } = await runner.query<{ id: string }>(
    `update arcade.round set due_at = $2 where id in (
       select id from arcade.round where due_at <= $1
       order by due_at limit 20 for update skip locked)
     returning id`,
    [now, leaseUntil],
  )
  return findRounds(
    runner,
    rows.map((row) => row.id),
  )
}

export async function findRounds(runner: Runner, ids: readonly string[]): Promise<RoundRow[]> {
  const { rows } = await runner.query<RoundRow>(`${SELECT} where round.id = any($1)`, [ids])
  return rows
}
