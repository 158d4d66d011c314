import type { Pool } from '../database.ts'
import { BEAT } from './leases.ts'
import type { RoomWriting } from './steps.ts'

/** Lines of a round's journal; `lines` is the parameter that has them. */
export const addLines = (lines: string): string => `
  insert into arcade.room_journal (round_id, seq, at, since_ms, kind, body)
  select "roundId", seq, at, "sinceMs", kind, body from json_to_recordset(${lines})
    as line("roundId" uuid, seq integer, at timestamptz, "sinceMs" bigint, kind text, body jsonb)`

/** What decided bets return is owed from now on; the sweeper may take it up from `dueAt`. */
export const oweDecided = (decided: string, dueAt: string): string => `
  update arcade.round round set state = 'win_pending', outcome = decided.outcome,
    win_kurus = decided."winKurus", attempts = 0, due_at = ${dueAt}
    from json_to_recordset(${decided}) as decided(id uuid, outcome jsonb, "winKurus" bigint)
    where round.id = decided.id and round.state = 'open'`

/** Whether bets were decided and nothing else happened: what a crowd that cashes out does at each moment. */
export const isDecidedAlone = (writing: RoomWriting): boolean =>
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
export async function writeDecidedAlone(pool: Pool, writing: RoomWriting): Promise<boolean> {
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
