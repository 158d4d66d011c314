import type { Json, Kurus } from '../../games/game.ts'
import type { Listed } from '../../games/rooms/room-game.ts'
import type { VoidedRound } from '../../rooms/protocol.ts'
import type { Runner } from '../database.ts'

export type RoomRoundRow = {
  id: string
  chainId: string
  number: number
  gameVersion: string
  startedAt: Date
}

/** The round that runs in a room, or was running as its owner went. */
export async function findRunning(runner: Runner, room: string): Promise<RoomRoundRow | undefined> {
  const { rows } = await runner.query<RoomRoundRow>(
    `select id, chain_id as "chainId", number, game_version as "gameVersion",
            started_at as "startedAt"
       from arcade.room_round where room = $1 and state = 'running'`,
    [room],
  )
  return rows[0]
}

export type JournalRow = { seq: number; at: Date; sinceMs: number; kind: string; body: Json }

export async function findJournal(runner: Runner, roundId: string): Promise<JournalRow[]> {
  const { rows } = await runner.query<JournalRow>(
    `select seq, at, since_ms as "sinceMs", kind, body from arcade.room_journal
       where round_id = $1 order by seq`,
    [roundId],
  )
  return rows
}

export type RoomBetRow = {
  id: string
  seatId: string
  sessionId: string
  commandId: string
  userRef: string
  token: string
  currency: string
  betUuid: string
  slot: number
  bet: Json
  stakeKurus: Kurus
  state: 'open' | 'win_pending' | 'settled'
  outcome: Json
  winKurus: Kurus | null
  balanceKurus: Kurus | null
}

/** The bets that count in a round, in their order. */
export async function findBets(runner: Runner, roundId: string): Promise<RoomBetRow[]> {
  const { rows } = await runner.query<RoomBetRow>(
    `select round.id, round.seat_id as "seatId", round.session_id as "sessionId", round.command_id as "commandId",
            seat.user_ref as "userRef", seat.currency, session.operator_token as token,
            round.bet_uuid as "betUuid", slot, bet, stake_kurus as "stakeKurus", round.state, outcome,
            win_kurus as "winKurus",
            coalesce(balance_after_win_kurus, balance_after_stake_kurus) as "balanceKurus"
       from arcade.round round
       join arcade.seat seat on seat.id = round.seat_id
       join arcade.game_session session on session.id = round.session_id
       where room_round_id = $1 and round.state in ('open', 'win_pending', 'settled')
       order by round.started_at, round.id`,
    [roundId],
  )
  return rows
}

/** A round of a room that is over, as everybody may know it. */
export type PastRoundRow = {
  number: number
  chainNo: number
  firstHash: string
  salt: string
  shown: Json
  hash: string
  state: 'over' | 'void'
  endedAt: Date
}

/** The newest first. */
export async function findPast(
  runner: Runner,
  room: string,
  limit: number,
): Promise<PastRoundRow[]> {
  const { rows } = await runner.query<PastRoundRow>(
    `select round.number, chain.no as "chainNo", chain.first_hash as "firstHash", chain.salt,
            round.shown, round.hash, round.state, round.ended_at as "endedAt"
       from arcade.room_round round join arcade.room_chain chain on chain.id = round.chain_id
       where round.room = $1 and round.state <> 'running'
       order by round.started_at desc, round.number desc limit $2`,
    [room, limit],
  )
  return rows
}

/** The room's last round that was voided after this moment. */
export async function findVoided(
  runner: Runner,
  room: string,
  since: Date,
): Promise<VoidedRound | null> {
  const { rows } = await runner.query<{ number: number; at: Date }>(
    `select number, ended_at as at from arcade.room_round
       where room = $1 and state = 'void' and ended_at > $2 order by started_at desc limit 1`,
    [room, since],
  )
  return rows[0] ? { number: rows[0].number, atMs: rows[0].at.getTime() } : null
}

/** The bets that counted in a round that is over, without whose they are, in the order of their ids. */
export async function findListedBets(
  runner: Runner,
  room: string,
  hash: string,
): Promise<Listed<Json>[]> {
  const { rows } = await runner.query<Listed<Json>>(
    `select bet.id, bet.bet from arcade.room_round round
       join arcade.round bet on bet.room_round_id = round.id
       where round.room = $1 and round.hash = $2 and round.state = 'over' and bet.win_kurus is not null
       order by bet.id`,
    [room, hash],
  )
  return rows
}
