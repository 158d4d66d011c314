import type { Json, Kurus } from '../../games/game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { Runner } from '../database.ts'

type Key = { roundId: string; commandId: string }
type Undone = Key & { refusal: ArcadeRefusal | null }

/** What a step of a room changes in the further stakes of its bets. */
export type FurtherRows = {
  asked: (Key & { command: Json; priceKurus: Kurus; betUuid: string; rollbackUuid: string })[]
  /** `seq`: its place among the further stakes of its bet, from 1. */
  made: (Key & { seq: number; balanceKurus: Kurus })[]
  refused: Undone[]
  back: Undone[]
}

type Times = { now: Date; dueAt: Date }

/** Answers the commands that were asked before, or whose bet has another stake on its way. */
export async function writeFurther(
  tx: Runner,
  { asked, made, refused, back }: FurtherRows,
  times: Times,
): Promise<string[]> {
  const repeated = await writeAsked(tx, asked, times)
  await writeMade(tx, made, times)
  await writeUndone(tx, refused, { state: 'refused', closedAt: times.now, dueAt: null })
  await writeUndone(tx, back, { state: 'rollback_pending', closedAt: null, dueAt: times.dueAt })
  return repeated
}

async function writeAsked(
  tx: Runner,
  asked: FurtherRows['asked'],
  { now, dueAt }: Times,
): Promise<string[]> {
  if (asked.length === 0) return []
  const { rows } = await tx.query<{ commandId: string }>(
    `insert into arcade.move
       (round_id, command_id, move, price_kurus, bet_uuid, rollback_uuid, asked_at, state, due_at)
     select "roundId", "commandId", command, "priceKurus", "betUuid", "rollbackUuid", $2,
            'stake_pending', $3
       from json_to_recordset($1) as asked("roundId" uuid, "commandId" uuid, command jsonb,
         "priceKurus" bigint, "betUuid" uuid, "rollbackUuid" uuid)
     on conflict do nothing
     returning command_id as "commandId"`,
    [JSON.stringify(asked), now, dueAt],
  )
  const taken = new Set(rows.map(({ commandId }) => commandId))
  return asked.flatMap(({ commandId }) => (taken.has(commandId) ? [] : [commandId]))
}

/** The table has gone on with them. Throws where the sweeper gave one up meanwhile: the step is undone. */
async function writeMade(tx: Runner, made: FurtherRows['made'], { now }: Times): Promise<void> {
  if (made.length === 0) return
  const { rowCount } = await tx.query(
    `update arcade.move move set state = 'made', seq = made.seq,
       balance_kurus = made."balanceKurus", closed_at = $2, due_at = null
       from json_to_recordset($1)
         as made("roundId" uuid, "commandId" uuid, seq integer, "balanceKurus" bigint)
       where move.round_id = made."roundId" and move.command_id = made."commandId"
         and move.state = 'stake_pending'`,
    [JSON.stringify(made), now],
  )
  if (rowCount !== made.length) throw new Error('a further stake was given up')
}

type Undoing = {
  state: 'refused' | 'rollback_pending'
  closedAt: Date | null
  dueAt: Date | null
}

async function writeUndone(
  tx: Runner,
  undone: readonly Undone[],
  { state, closedAt, dueAt }: Undoing,
): Promise<void> {
  if (undone.length === 0) return
  await tx.query(
    `update arcade.move move set state = $2, refusal = undone.refusal, attempts = 0, closed_at = $3,
       due_at = $4
       from json_to_recordset($1) as undone("roundId" uuid, "commandId" uuid, refusal text)
       where move.round_id = undone."roundId" and move.command_id = undone."commandId"
         and move.state = 'stake_pending'`,
    [JSON.stringify(undone), state, closedAt, dueAt],
  )
}

/** With a bet that goes back its further stakes go back. */
export async function undoFurtherOf(
  tx: Runner,
  betIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await tx.query(
    `update arcade.move move set state = 'rollback_pending', seq = null, attempts = 0,
       closed_at = null, due_at = $2
       from arcade.round round
       where round.id = move.round_id and round.id = any($1) and round.state = 'rollback_pending'
         and move.state in ('stake_pending', 'made')`,
    [betIds, dueAt],
  )
}

/** The owner is gone that waited for these stakes of a round: they go back. */
export async function undoWaiting(runner: Runner, roomRoundId: string, now: Date): Promise<void> {
  await runner.query(
    `update arcade.move move set state = 'rollback_pending', refusal = 'wallet_down', attempts = 0,
       due_at = $2
       from arcade.round round
       where round.id = move.round_id and round.room_round_id = $1 and move.state = 'stake_pending'`,
    [roomRoundId, now],
  )
}
