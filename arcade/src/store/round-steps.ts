import type { Json } from '../games/game.ts'
import type { ArcadeRefusal } from '../protocol.ts'
import type { Runner } from './database.ts'

/*
 * Every step a round can take. Each answers whether it was taken: false means that somebody else
 * moved the round first, and the caller must look again before it says or does anything.
 */

export type NewRound = {
  id: string
  seatId: string
  sessionId: string
  seedPairId: string
  commandId: string
  gameCode: string
  gameVersion: string
  stakeKurus: number
  bet: Json
  /** Of a free round. */
  rewardId: string | null
  betUuid: string
  winUuid: string
  rollbackUuid: string
  startedAt: Date
  dueAt: Date
}

/** Writes down that a stake is about to be asked for, under which ids, before it is asked for. */
export async function reserveRound(tx: Runner, round: NewRound): Promise<void> {
  await tx.query(
    `insert into arcade.round
       (id, seat_id, session_id, seed_pair_id, command_id, game_code, game_version, stake_kurus,
        state, bet_uuid, win_uuid, rollback_uuid, started_at, due_at, reward_id, bet)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'stake_pending', $9, $10, $11, $12, $13, $14, $15)`,
    [
      round.id,
      round.seatId,
      round.sessionId,
      round.seedPairId,
      round.commandId,
      round.gameCode,
      round.gameVersion,
      round.stakeKurus,
      round.betUuid,
      round.winUuid,
      round.rollbackUuid,
      round.startedAt,
      round.dueAt,
      round.rewardId,
      JSON.stringify(round.bet),
    ],
  )
}

/** How far a game has come: its state, the words it drew, and its win once that is known. */
export type Progress = { outcome: Json; draws: number; winKurus: number | null }

export type Opening = Progress & {
  id: string
  nonce: number
  balanceKurus: number
  openedAt: Date
  dueAt: Date
}

/** The stake is taken: from here on the outcome stands. */
export function openRound(tx: Runner, opening: Opening): Promise<boolean> {
  return moved(
    tx,
    `update arcade.round set state = 'open', nonce = $2, outcome = $3, win_kurus = $4,
       balance_after_stake_kurus = $5, opened_at = $6, due_at = $7, draws = $8
     where id = $1 and state = 'stake_pending'`,
    [
      opening.id,
      opening.nonce,
      JSON.stringify(opening.outcome),
      opening.winKurus,
      opening.balanceKurus,
      opening.openedAt,
      opening.dueAt,
      opening.draws,
    ],
  )
}

export type Going = Progress & { id: string; fromDraws: number; dueAt: Date }

/** A move has changed the game. A decided one is due as soon as one that is decided by its bet. */
export function goOn(tx: Runner, going: Going): Promise<boolean> {
  return moved(
    tx,
    `update arcade.round set outcome = $3, draws = $4, win_kurus = $5, due_at = $6
     where id = $1 and state = 'open' and win_kurus is null and draws = $2`,
    [
      going.id,
      going.fromDraws,
      JSON.stringify(going.outcome),
      going.draws,
      going.winKurus,
      going.dueAt,
    ],
  )
}

/** Nothing was decided in a round that was left: its stake goes back. */
export function abandonRound(runner: Runner, id: string, dueAt: Date): Promise<boolean> {
  return moved(
    runner,
    `update arcade.round set state = 'rollback_pending', attempts = 0, due_at = $2
     where id = $1 and state = 'open' and win_kurus is null`,
    [id, dueAt],
  )
}

/** The wallet said no and took nothing. */
export function refuseStake(
  runner: Runner,
  id: string,
  refusal: ArcadeRefusal,
  now: Date,
): Promise<boolean> {
  return moved(
    runner,
    `update arcade.round set state = 'voided', refusal = $2, closed_at = $3, due_at = null
     where id = $1 and state = 'stake_pending'`,
    [id, refusal, now],
  )
}

/** Nobody knows whether the stake was taken: it will be given back. */
export function doubtStake(
  runner: Runner,
  id: string,
  refusal: ArcadeRefusal,
  dueAt: Date,
): Promise<boolean> {
  return moved(
    runner,
    `update arcade.round set state = 'rollback_pending', refusal = $2, attempts = 0, due_at = $3
     where id = $1 and state = 'stake_pending'`,
    [id, refusal, dueAt],
  )
}

export function noteGivenBack(runner: Runner, id: string, now: Date): Promise<boolean> {
  return moved(
    runner,
    `update arcade.round set state = 'voided', closed_at = $2, due_at = null
     where id = $1 and state = 'rollback_pending'`,
    [id, now],
  )
}

/** The round has been shown: its win is owed from now on. */
export function oweWin(runner: Runner, id: string, dueAt: Date): Promise<boolean> {
  return moved(
    runner,
    `update arcade.round set state = 'win_pending', attempts = 0, due_at = $2
     where id = $1 and state = 'open' and win_kurus is not null`,
    [id, dueAt],
  )
}

/** Not acknowledged: to be tried again at `dueAt`, or never if that is null. */
export function postpone(runner: Runner, id: string, dueAt: Date | null): Promise<boolean> {
  return moved(
    runner,
    `update arcade.round set attempts = attempts + 1, due_at = $2
     where id = $1 and state in ('win_pending', 'rollback_pending')`,
    [id, dueAt],
  )
}

async function moved(runner: Runner, statement: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await runner.query(statement, values)
  return rowCount === 1
}
