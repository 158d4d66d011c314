import type { Json, Kurus } from '../../games/game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import { inTransaction, type Pool, type Runner } from '../database.ts'
import { postStakes } from '../jackpots/stakes.ts'
import { type FurtherRows, undoFurtherOf, writeFurther } from './further-stakes.ts'
import { BEAT, beat, type Lease } from './leases.ts'

/** The room is another process's by now: nothing of the step was stored. */
export class RoomLost extends Error {
  override readonly name = 'RoomLost'
}

export type AskedBet = {
  id: string
  seatId: string
  sessionId: string
  commandId: string
  roomRoundId: string
  slot: number
  stakeKurus: Kurus
  bet: Json
  betUuid: string
  winUuid: string
  rollbackUuid: string
}
export type PlacedBet = { id: string; number: number; outcome: Json; balanceKurus: Kurus }
export type DecidedBet = { id: string; outcome: Json; winKurus: Kurus }

/** What a step of a room changes in the books, all of it or nothing. */
export type RoomWriting = {
  lease: Lease
  elapsedMs: number
  now: Date
  /** When the sweeper may take up what is still open of a bet. */
  dueAt: Date
  chainId: string
  gameCode: string
  gameVersion: string
  ended: { id: string; at: Date; shown: Json; hash: string; state: 'over' | 'void' }[]
  carried: Json | undefined
  started: { id: string; number: number; at: Date }[]
  journal: { roundId: string; seq: number; at: Date; sinceMs: number; kind: string; body: Json }[]
  asked: AskedBet[]
  placed: PlacedBet[]
  seen: { id: string; outcome: Json }[]
  refused: { id: string; refusal: ArcadeRefusal | null }[]
  back: { id: string; refusal: ArcadeRefusal | null }[]
  further: FurtherRows
  decided: DecidedBet[]
}

/**
 * `repeated`: their command id was taken before. `gone`: the sweeper gave their stake up.
 * `repeatedMoves`: command ids of further stakes that are not to be asked for.
 */
export type Written = { repeated: string[]; gone: string[]; repeatedMoves: string[] }

/** Stores a step. Throws `RoomLost` where the room is another's. */
export async function writeStep(pool: Pool, writing: RoomWriting): Promise<Written> {
  if (isDecidedAlone(writing)) {
    if (!(await writeDecidedAlone(pool, writing))) throw new RoomLost(writing.lease.room)
    return { repeated: [], gone: [], repeatedMoves: [] }
  }
  return inTransaction(pool, async (tx) => {
    const isOurs = await beat(tx, writing.lease, writing.elapsedMs)
    if (!isOurs) throw new RoomLost(writing.lease.room)
    await writeRounds(tx, writing)
    const repeated = await writeAsked(tx, writing)
    const gone = await writePlaced(tx, writing)
    await writeSeen(tx, writing)
    const repeatedMoves = await writeFurther(tx, writing.further, writing)
    await writeUndone(tx, writing)
    await writeDecided(tx, writing)
    return { repeated, gone, repeatedMoves }
  })
}

/** Lines of a round's journal; `lines` is the parameter that has them. */
const addLines = (lines: string): string => `
  insert into arcade.room_journal (round_id, seq, at, since_ms, kind, body)
  select "roundId", seq, at, "sinceMs", kind, body from json_to_recordset(${lines})
    as line("roundId" uuid, seq integer, at timestamptz, "sinceMs" bigint, kind text, body jsonb)`

/** What decided bets return is owed from now on; the sweeper may take it up from `dueAt`. */
const oweDecided = (decided: string, dueAt: string): string => `
  update arcade.round round set state = 'win_pending', outcome = decided.outcome,
    win_kurus = decided."winKurus", attempts = 0, due_at = ${dueAt}
    from json_to_recordset(${decided}) as decided(id uuid, outcome jsonb, "winKurus" bigint)
    where round.id = decided.id and round.state = 'open'`

/** Whether bets were decided and nothing else happened: what a crowd that cashes out does at each moment. */
const isDecidedAlone = (writing: RoomWriting): boolean =>
  writing.decided.length > 0 &&
  writing.carried === undefined &&
  [
    writing.ended,
    writing.started,
    writing.asked,
    writing.placed,
    writing.seen,
    writing.refused,
    writing.back,
    ...Object.values(writing.further),
  ].every(({ length }) => length === 0)

/** Such a step in one statement, whose answer the players wait for. False where the room is another's. */
async function writeDecidedAlone(pool: Pool, writing: RoomWriting): Promise<boolean> {
  const { lease, elapsedMs, journal, decided, dueAt } = writing
  const { rows } = await pool.query(
    `with ours as (${BEAT} returning code),
       told as (${addLines('$5')} where exists (select from ours)),
       owed as (${oweDecided('$6', '$7')} and exists (select from ours))
     select code from ours`,
    [
      ...[lease.room, lease.owner, lease.epoch, elapsedMs],
      ...[JSON.stringify(journal), JSON.stringify(decided), dueAt],
    ],
  )
  return rows.length > 0
}

async function writeRounds(tx: Runner, writing: RoomWriting): Promise<void> {
  const { ended, started, journal, lease, chainId, gameVersion, carried } = writing
  if (carried !== undefined) {
    const set = `update arcade.room set carried = nullif($2::jsonb, 'null') where code = $1`
    await tx.query(set, [lease.room, JSON.stringify(carried)])
  }
  if (ended.length > 0) {
    await tx.query(
      `update arcade.room_round round
         set state = ended.state, ended_at = ended.at, shown = ended.shown, hash = ended.hash
         from json_to_recordset($1) as ended(id uuid, at timestamptz, shown jsonb, hash text, state text)
         where round.id = ended.id and round.state = 'running'`,
      [JSON.stringify(ended)],
    )
  }
  if (started.length > 0) {
    await tx.query(
      `insert into arcade.room_round
         (id, room, chain_id, number, game_version, started_at, state, ended_at, shown, hash)
       select started.id, $2, $3, started.number, $4, started.at, coalesce(ended.state, 'running'),
              ended.at, ended.shown, ended.hash
         from json_to_recordset($1) as started(id uuid, number integer, at timestamptz)
         left join json_to_recordset($5)
           as ended(id uuid, at timestamptz, shown jsonb, hash text, state text) using (id)`,
      [JSON.stringify(started), lease.room, chainId, gameVersion, JSON.stringify(ended)],
    )
  }
  if (journal.length > 0) {
    await tx.query(addLines('$1'), [JSON.stringify(journal)])
  }
}

/** A bet whose stake is about to be asked for, under ids that are fixed before. */
async function writeAsked(tx: Runner, writing: RoomWriting): Promise<string[]> {
  const { asked, gameCode, gameVersion, now, dueAt } = writing
  if (asked.length === 0) return []
  const { rows } = await tx.query<{ id: string }>(
    `insert into arcade.round
       (id, seat_id, session_id, command_id, room_round_id, slot, game_code, game_version,
        stake_kurus, state, bet_uuid, win_uuid, rollback_uuid, started_at, due_at, bet)
     select id, "seatId", "sessionId", "commandId", "roomRoundId", slot, $2, $3, "stakeKurus",
            'stake_pending', "betUuid", "winUuid", "rollbackUuid", $4, $5, bet
       from json_to_recordset($1) as asked(id uuid, "seatId" uuid, "sessionId" uuid,
         "commandId" uuid, "roomRoundId" uuid, slot smallint, "stakeKurus" bigint, "betUuid" uuid,
         "winUuid" uuid, "rollbackUuid" uuid, bet jsonb)
     on conflict (seat_id, command_id) do nothing
     returning id`,
    [JSON.stringify(asked), gameCode, gameVersion, now, dueAt],
  )
  return missing(asked, rows)
}

async function writePlaced(tx: Runner, { placed, gameCode, now }: RoomWriting): Promise<string[]> {
  if (placed.length === 0) return []
  const { rows } = await tx.query<{ id: string }>(
    `update arcade.round round set state = 'open', nonce = placed.number, outcome = placed.outcome,
       balance_after_stake_kurus = placed."balanceKurus", opened_at = $2, due_at = null
       from json_to_recordset($1)
         as placed(id uuid, number integer, outcome jsonb, "balanceKurus" bigint)
       where round.id = placed.id and round.state = 'stake_pending'
     returning round.id`,
    [JSON.stringify(placed), now],
  )
  await postStakes(tx, { gameCode, roundIds: rows.map(({ id }) => id), now })
  return missing(placed, rows)
}

/** What a player sees of an open bet, for a page that opens meanwhile. */
async function writeSeen(tx: Runner, { seen }: RoomWriting): Promise<void> {
  if (seen.length === 0) return
  await tx.query(
    `update arcade.round round set outcome = seen.outcome
       from json_to_recordset($1) as seen(id uuid, outcome jsonb)
       where round.id = seen.id and round.state = 'open'`,
    [JSON.stringify(seen)],
  )
}

async function writeUndone(tx: Runner, { refused, back, now, dueAt }: RoomWriting): Promise<void> {
  if (refused.length > 0) {
    await tx.query(
      `update arcade.round round set state = 'voided', refusal = refused.refusal, closed_at = $2,
         due_at = null
         from json_to_recordset($1) as refused(id uuid, refusal text)
         where round.id = refused.id and round.state = 'stake_pending'`,
      [JSON.stringify(refused), now],
    )
  }
  if (back.length > 0) {
    await tx.query(
      `update arcade.round round set state = 'rollback_pending', refusal = back.refusal,
         attempts = 0, due_at = $2
         from json_to_recordset($1) as back(id uuid, refusal text)
         where round.id = back.id
           and (round.state = 'stake_pending' or round.state = 'open' and round.win_kurus is null)`,
      [JSON.stringify(back), dueAt],
    )
    await undoFurtherOf(
      tx,
      back.map(({ id }) => id),
      dueAt,
    )
  }
}

/** What a bet returns is known, and owed from now on. */
async function writeDecided(tx: Runner, { decided, dueAt }: RoomWriting): Promise<void> {
  if (decided.length === 0) return
  await tx.query(oweDecided('$1', '$2'), [JSON.stringify(decided), dueAt])
}

function missing(wanted: readonly { id: string }[], found: readonly { id: string }[]): string[] {
  const there = new Set(found.map(({ id }) => id))
  return wanted.flatMap(({ id }) => (there.has(id) ? [] : [id]))
}
