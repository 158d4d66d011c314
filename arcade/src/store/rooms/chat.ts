import type { Pool, Runner } from '../database.ts'

export type ChatRow = {
  id: string
  room: string
  userRef: string
  name: string
  text: string
  saidAt: Date
}

/** The last messages of a room that are not hidden, the oldest first. */
export async function findLines(runner: Runner, room: string, limit: number): Promise<ChatRow[]> {
  const { rows } = await runner.query<ChatRow>(
    `select id, room, user_ref as "userRef", name, text, said_at as "saidAt"
       from arcade.chat_line where room = $1 and hidden_at is null
       order by said_at desc, id limit $2`,
    [room, limit],
  )
  return rows.reverse()
}

/** False where it was said already. */
export async function addLine(runner: Runner, line: ChatRow): Promise<boolean> {
  const { rowCount } = await runner.query(
    `insert into arcade.chat_line (id, room, user_ref, name, text, said_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [line.id, line.room, line.userRef, line.name, line.text, line.saidAt],
  )
  return rowCount === 1
}

export async function isMuted(runner: Runner, userRef: string, now: Date): Promise<boolean> {
  const { rowCount } = await runner.query(
    'select 1 from arcade.chat_mute where user_ref = $1 and until > $2',
    [userRef, now],
  )
  return rowCount === 1
}

/** How many players have reported the message with this one; none where there is no such message. */
export async function reportLine(
  runner: Runner,
  report: { lineId: string; room: string; userRef: string; at: Date },
): Promise<number> {
  const { lineId, room, userRef, at } = report
  await runner.query(
    `insert into arcade.chat_report (line_id, user_ref, reported_at)
       select id, $2, $3 from arcade.chat_line where id = $1 and room = $4
       on conflict do nothing`,
    [lineId, userRef, at, room],
  )
  const { rows } = await runner.query<{ reports: number }>(
    'select count(*)::integer as reports from arcade.chat_report where line_id = $1',
    [lineId],
  )
  return rows[0]?.reports ?? 0
}

/** The room of a message that is hidden from now on; undefined where it was hidden already, or there is none. */
export async function hideLine(
  runner: Runner,
  lineId: string,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await runner.query<{ room: string }>(
    'update arcade.chat_line set hidden_at = $2 where id = $1 and hidden_at is null returning room',
    [lineId, at],
  )
  return rows[0]?.room
}

export type Mute = { lineId: string; until: Date; reason: string; by: string; at: Date }

/** Lets the author of a message say nothing until then; false where there is no such message. */
export async function muteAuthor(runner: Runner, mute: Mute): Promise<boolean> {
  const { rowCount } = await runner.query(
    `insert into arcade.chat_mute (user_ref, until, reason, muted_by, muted_at)
       select user_ref, $2, $3, $4, $5 from arcade.chat_line where id = $1
     on conflict (user_ref) do update set until = excluded.until, reason = excluded.reason,
       muted_by = excluded.muted_by, muted_at = excluded.muted_at`,
    [mute.lineId, mute.until, mute.reason, mute.by, mute.at],
  )
  return rowCount === 1
}

export type Reported = ChatRow & { reports: number; isHidden: boolean }

/** Messages that were reported, the last first. */
export async function findReported(pool: Pool, limit: number): Promise<Reported[]> {
  const { rows } = await pool.query<Reported>(
    `select line.id, room, line.user_ref as "userRef", name, text, said_at as "saidAt",
            count(*)::integer as reports, hidden_at is not null as "isHidden"
       from arcade.chat_line line join arcade.chat_report report on report.line_id = line.id
       group by line.id order by max(reported_at) desc limit $1`,
    [limit],
  )
  return rows
}

/** How many messages of before this moment were forgotten, with their reports. */
export async function forgetLines(runner: Runner, before: Date): Promise<number> {
  const { rowCount } = await runner.query('delete from arcade.chat_line where said_at < $1', [
    before,
  ])
  return rowCount ?? 0
}
