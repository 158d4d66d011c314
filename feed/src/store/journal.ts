import type { ProducerName } from '../protocol/producer-name.ts'
import type { Pool, Runner } from './database.ts'

/** A message as it was sent: `json` is its text. */
export type Entry = { seq: number; ts: number; isSettling: boolean; json: string }
export type Position = { epoch: string; seq: number }

/** Another process tells of this producer: numbers that we gave would be given twice. */
export class PositionLost extends Error {
  override readonly name = 'PositionLost'
}

/** Stores messages that follow each other. Throws `PositionLost` where the newest is not the one before them. */
export async function appendEntries(
  runner: Runner,
  producer: ProducerName,
  epoch: string,
  entries: readonly Entry[],
): Promise<void> {
  const first = entries[0]?.seq ?? 0
  const { rowCount } = await runner.query(
    `with moved as (
       update feed.producer set seq = $4 where name = $1 and epoch = $2 and seq = $3 returning name
     )
     insert into feed.journal (producer, epoch, seq, ts, is_settling, message)
       select $1, $2, told.* from moved,
         unnest($5::bigint[], $6::bigint[], $7::boolean[], $8::text[])
           as told (seq, ts, is_settling, message)`,
    [
      ...[producer, epoch, first - 1, first - 1 + entries.length],
      entries.map(({ seq }) => seq),
      entries.map(({ ts }) => ts),
      entries.map(({ isSettling }) => isSettling),
      entries.map(({ json }) => json),
    ],
  )
  if (rowCount !== entries.length) throw new PositionLost(`another process tells of ${producer}`)
}

/** The text of one message, where it is stored. */
export async function readEntry(
  runner: Runner,
  producer: ProducerName,
  { epoch, seq }: Position,
): Promise<string | undefined> {
  const { rows } = await runner.query<{ message: string }>(
    'select message from feed.journal where producer = $1 and epoch = $2 and seq = $3',
    [producer, epoch, seq],
  )
  return rows[0]?.message
}

/** What follows a message, in order: all of it, or so many. */
export async function readAfter(
  runner: Runner,
  producer: ProducerName,
  { epoch, seq }: Position,
  most: number | null = null,
): Promise<Entry[]> {
  const { rows } = await runner.query<Entry>(
    `select seq, ts, is_settling as "isSettling", message as json from feed.journal
       where producer = $1 and epoch = $2 and seq > $3 order by seq limit $4`,
    [producer, epoch, seq, most],
  )
  return rows
}

/** Texts of the messages since a moment, in ms, that tell what bets are paid; of earlier epochs too. */
export async function readSettling(
  runner: Runner,
  producer: ProducerName,
  since: number,
): Promise<string[]> {
  const { rows } = await runner.query<{ message: string }>(
    `select message from feed.journal where producer = $1 and is_settling and ts >= $2
       order by number`,
    [producer, since],
  )
  return rows.map(({ message }) => message)
}

/** Forgets what is older than these moments, in ms. */
export async function prune(
  pool: Pool,
  producer: ProducerName,
  { before, settlingBefore }: { before: number; settlingBefore: number },
): Promise<void> {
  await pool.query(
    `delete from feed.journal where producer = $1 and ts < $2 and (not is_settling or ts < $3)
       and seq < (select imaged_seq from feed.producer where name = $1)`,
    [producer, before, settlingBefore],
  )
}
