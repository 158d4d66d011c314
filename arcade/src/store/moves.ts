import type { Json } from '../games/game.ts'
import type { ArcadeRefusal } from '../protocol.ts'
import type { Runner } from './database.ts'

/*
 * A command of an open round, and each step that it can take. Each step answers whether it was taken:
 * false means that somebody else moved it first.
 */

export type MoveState = 'stake_pending' | 'made' | 'refused' | 'rollback_pending' | 'given_back'

export type MoveRow = {
  roundId: string
  commandId: string
  move: Json
  priceKurus: number
  state: MoveState
  refusal: ArcadeRefusal | null
  betUuid: string
  rollbackUuid: string
  /** The wallet's balance after its stake. */
  balanceKurus: number | null
  attempts: number
  askedAt: string
  closedAt: string | null
}

/** A move as JSON, for a statement that reads it with its round. */
export const MOVE_JSON = `json_build_object('roundId', move.round_id, 'commandId', move.command_id,
  'move', move.move, 'priceKurus', move.price_kurus, 'state', move.state, 'refusal', move.refusal,
  'betUuid', move.bet_uuid, 'rollbackUuid', move.rollback_uuid, 'balanceKurus', move.balance_kurus,
  'attempts', move.attempts, 'askedAt', move.asked_at, 'closedAt', move.closed_at)`

export type NewMove = Pick<
  MoveRow,
  'roundId' | 'commandId' | 'move' | 'priceKurus' | 'betUuid' | 'rollbackUuid'
> & { askedAt: Date }

/** Writes down that a further stake is about to be asked for, before it is asked for. */
export async function reserveMove(tx: Runner, move: NewMove, dueAt: Date): Promise<void> {
  await tx.query(
    `insert into arcade.move
       (round_id, command_id, move, price_kurus, bet_uuid, rollback_uuid, asked_at, state, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'stake_pending', $8)`,
    [...valuesOf(move), dueAt],
  )
}

/** A move that costs nothing. */
export async function addMove(tx: Runner, move: NewMove, seq: number): Promise<void> {
  await tx.query(
    `insert into arcade.move
       (round_id, command_id, move, price_kurus, bet_uuid, rollback_uuid, asked_at, state, seq,
        closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'made', $8, $7)`,
    [...valuesOf(move), seq],
  )
}

const valuesOf = (move: NewMove) => [
  move.roundId,
  move.commandId,
  JSON.stringify(move.move),
  move.priceKurus,
  move.betUuid,
  move.rollbackUuid,
  move.askedAt,
]

type Key = Pick<MoveRow, 'roundId' | 'commandId'>
type Making = { seq: number; balanceKurus: number; now: Date }

/** Its stake is taken and the game has gone on. */
export const noteMoveMade = (tx: Runner, key: Key, { seq, balanceKurus, now }: Making) =>
  moved(
    tx,
    `update arcade.move set state = 'made', seq = $3, balance_kurus = $4, closed_at = $5, due_at = null
     where round_id = $1 and command_id = $2 and state = 'stake_pending'`,
    [key.roundId, key.commandId, seq, balanceKurus, now],
  )

/** The wallet said no and took nothing. */
export const refuseMove = (runner: Runner, key: Key, refusal: ArcadeRefusal, now: Date) =>
  moved(
    runner,
    `update arcade.move set state = 'refused', refusal = $3, closed_at = $4, due_at = null
     where round_id = $1 and command_id = $2 and state = 'stake_pending'`,
    [key.roundId, key.commandId, refusal, now],
  )

/** Nobody knows whether the stake was taken: it will be given back. */
export const doubtMove = (runner: Runner, key: Key, refusal: ArcadeRefusal, dueAt: Date) =>
  moved(
    runner,
    `update arcade.move set state = 'rollback_pending', refusal = $3, attempts = 0, due_at = $4
     where round_id = $1 and command_id = $2 and state = 'stake_pending'`,
    [key.roundId, key.commandId, refusal, dueAt],
  )

export const noteMoveGivenBack = (runner: Runner, key: Key, now: Date) =>
  moved(
    runner,
    `update arcade.move set state = 'given_back', closed_at = $3, due_at = null
     where round_id = $1 and command_id = $2 and state = 'rollback_pending'`,
    [key.roundId, key.commandId, now],
  )

/** Not acknowledged: to be tried again at `dueAt`, or never if that is null. */
export const postponeMove = (runner: Runner, key: Key, dueAt: Date | null) =>
  moved(
    runner,
    `update arcade.move set attempts = attempts + 1, due_at = $3
     where round_id = $1 and command_id = $2 and state = 'rollback_pending'`,
    [key.roundId, key.commandId, dueAt],
  )

/** Up to 20 moves whose time has come, leased until `leaseUntil`. */
export async function claimDueMoves(
  runner: Runner,
  now: Date,
  leaseUntil: Date,
): Promise<MoveRow[]> {
  const { rows } = await runner.query<{ row: MoveRow }>(
    `update arcade.move set due_at = $2 where (round_id, command_id) in (
       select round_id, command_id from arcade.move where due_at <= $1
       order by due_at limit 20 for update skip locked)
     returning ${MOVE_JSON} as row`,
    [now, leaseUntil],
  )
  return rows.map(({ row }) => row)
}

async function moved(runner: Runner, statement: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await runner.query(statement, values)
  return rowCount === 1
}
