import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { Position, Producer } from '../odds-feed.ts'

/** What a batch leaves of a producer. */
export type ProducerState = {
  producer: Producer
  at: Position | undefined
  isOpen: boolean
  heardAt: Date | undefined
  /** Of the newest settlement. */
  settledAt: Date | undefined
}

export async function readProducers(db: Db, source: string): Promise<ProducerState[]> {
  const rows = await db
    .selectFrom('betting_producer')
    .selectAll()
    .where('source', '=', source)
    .execute()
  return rows.map((row) => ({
    producer: row.producer as Producer,
    at: row.epoch === null ? undefined : { epoch: row.epoch, seq: Number(row.seq) },
    isOpen: row.is_open,
    heardAt: row.heard_at ?? undefined,
    settledAt: row.settled_at ?? undefined,
  }))
}

/** The producers of which a person has asked that all is read anew; each is answered once. */
export async function takeAsked(db: Db, source: string): Promise<Producer[]> {
  const rows = await db
    .updateTable('betting_producer')
    .set({ recovery_begun_at: sql<Date>`clock_timestamp()` })
    .where('source', '=', source)
    .where('recovery_asked_at', 'is not', null)
    .where((is) =>
      is.or([
        is('recovery_begun_at', 'is', null),
        is('recovery_begun_at', '<', is.ref('recovery_asked_at')),
      ]),
    )
    .returning('producer')
    .execute()
  return rows.map(({ producer }) => producer as Producer)
}

/** Writes how far a producer is. One that closes waits for the bets that rely on it, and they for it. */
export async function writeProducer(
  tx: Tx,
  source: string,
  { producer, at, isOpen, heardAt, settledAt }: ProducerState,
): Promise<void> {
  if (!isOpen) {
    await sql`select from betting_producer where source = ${source} and producer = ${producer} and is_open for update`.execute(
      tx,
    )
  }
  await sql`
    insert into betting_producer as one (source, producer, epoch, seq, is_open, heard_at, settled_at)
    values (${source}, ${producer}, ${at?.epoch ?? null}, ${at?.seq ?? 0}, ${isOpen}, ${heardAt ?? null},
      ${settledAt ?? null})
    on conflict (source, producer) do update set epoch = excluded.epoch, seq = excluded.seq,
      is_open = excluded.is_open, heard_at = excluded.heard_at, settled_at = excluded.settled_at`.execute(
    tx,
  )
}
