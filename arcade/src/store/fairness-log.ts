import type { Runner } from './database.ts'

/** What was told of a seat's seeds and rounds. */
export type FactRow = {
  id: number
  seat_id: string
  pair_id: string
  kind: 'seed.committed' | 'seed.client' | 'seed.revealed' | 'round.played'
  /** The commitment or seed; of a round its members as JSON. */
  value: string
  /** Of a round: what its draws are made of. Null of what is told of seeds. */
  server_seed: string | null
  client_seed: string | null
  at: Date
  /** Its number among the seat's own, from 1. */
  n: number
}

export type BatchRow = {
  i: number
  name: string
  after_id: number
  to_id: number
  rows: number
  rows_so_far: number
  root: Buffer
  mac: Buffer
  peaks: Buffer
  at: Date
}

export type HeadRow = Pick<BatchRow, 'name' | 'rows' | 'root' | 'at'> & {
  batches: number
  key: string
  sig: Buffer
}

/** Any number will do, as long as every arcade process asks for the same one. */
const TURN = 7_249_014
/** Whoever plays waits no longer than this for the log to be looked at. */
const LOCK_WAIT_MS = 500

/** Who adds batches or heads does so alone. */
export const takeTurn = async (tx: Runner): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock($1)', [TURN])
}

/**
 * The last fact that no transaction still in flight can come before. Waits for those that are writing; throws
 * where one takes too long. Its transaction has to end at once: nobody writes until then.
 */
export async function settledFact(tx: Runner): Promise<number> {
  await tx.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
  await tx.query('lock table arcade.fairness_fact in share mode')
  const { rows } = await tx.query<{ id: number }>(
    'select coalesce(max(id), 0)::bigint as id from arcade.fairness_fact',
  )
  return rows[0]?.id ?? 0
}

/** Whether there is a fact behind that one. */
export async function hasFactsAfter(runner: Runner, id: number): Promise<boolean> {
  const { rows } = await runner.query<{ is_there: boolean }>(
    'select exists (select from arcade.fairness_fact where id > $1) as is_there',
    [id],
  )
  return rows[0]?.is_there ?? false
}

type Stretch = { afterId: number; toId: number }

/** The facts in (afterId, toId], so many at most; of one seat alone where it is given. */
export async function readFacts(
  runner: Runner,
  { afterId, toId }: Stretch,
  { most, seatId = null }: { most: number; seatId?: string | null },
): Promise<FactRow[]> {
  const { rows } = await runner.query<FactRow>(
    `with shown as (
       select * from arcade.fairness_fact
         where id > $1 and id <= $2 and ($4::uuid is null or seat_id = $4)
         order by id limit $3),
     before as (
       select seat_id, count(*) as facts from arcade.fairness_fact
         where id <= $1 and seat_id in (select seat_id from shown) group by seat_id)
     select shown.*, pair.server_seed, pair.client_seed, (coalesce(before.facts, 0)
         + row_number() over (partition by shown.seat_id order by shown.id))::integer as n
       from shown left join before using (seat_id)
         left join arcade.seed_pair pair on pair.id = shown.pair_id and shown.kind = 'round.played'
       order by shown.id`,
    [afterId, toId, most, seatId],
  )
  return rows
}

/** The batches in which a seat has something, the oldest first. */
export async function readBatchesOf(runner: Runner, seatId: string): Promise<BatchRow[]> {
  const { rows } = await runner.query<BatchRow>(
    `select * from arcade.fairness_batch batch where exists (
       select from arcade.fairness_fact
         where seat_id = $1 and id > batch.after_id and id <= batch.to_id)
     order by i`,
    [seatId],
  )
  return rows
}

/** How many facts of a seat there are up to one. */
export async function countFacts(
  runner: Runner,
  { seatId, toId }: { seatId: string; toId: number },
): Promise<number> {
  const { rows } = await runner.query<{ facts: number }>(
    'select count(*)::integer as facts from arcade.fairness_fact where seat_id = $1 and id <= $2',
    [seatId, toId],
  )
  return rows[0]?.facts ?? 0
}

/** The seats of a player, those of all games, that have anything in the log; the first taken first. */
export async function seatsInLog(runner: Runner, userRef: string): Promise<string[]> {
  const { rows } = await runner.query<{ id: string }>(
    `select id from arcade.seat where user_ref = $1
       and exists (select from arcade.fairness_fact where seat_id = seat.id)
     order by created_at, id`,
    [userRef],
  )
  return rows.map(({ id }) => id)
}

/** So many batches from the one of that number on. */
export async function readBatches(
  runner: Runner,
  { from, most }: { from: number; most: number },
): Promise<BatchRow[]> {
  const { rows } = await runner.query<BatchRow>(
    'select * from arcade.fairness_batch where i >= $1 order by i limit $2',
    [from, most],
  )
  return rows
}

export async function readLastBatch(runner: Runner): Promise<BatchRow | undefined> {
  const { rows } = await runner.query<BatchRow>(
    'select * from arcade.fairness_batch order by i desc limit 1',
  )
  return rows[0]
}

export async function addBatch(tx: Runner, batch: BatchRow): Promise<void> {
  await tx.query(
    `insert into arcade.fairness_batch
       (i, name, after_id, to_id, rows, rows_so_far, root, mac, peaks, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[batch.i, batch.name, batch.after_id, batch.to_id, batch.rows, batch.rows_so_far],
      ...[batch.root, batch.mac, batch.peaks, batch.at],
    ],
  )
}

/** All that were ever signed, the oldest first. */
export async function readHeads(runner: Runner): Promise<HeadRow[]> {
  const { rows } = await runner.query<HeadRow>('select * from arcade.fairness_head order by id')
  return rows
}

export async function readLastHead(runner: Runner): Promise<HeadRow | undefined> {
  const { rows } = await runner.query<HeadRow>(
    'select * from arcade.fairness_head order by id desc limit 1',
  )
  return rows[0]
}

export async function addHead(tx: Runner, head: HeadRow): Promise<void> {
  await tx.query(
    `insert into arcade.fairness_head (name, batches, rows, root, at, key, sig)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [head.name, head.batches, head.rows, head.root, head.at, head.key, head.sig],
  )
}
