import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { Bus } from '../../../../platform/bus/bus.ts'
import { type BoardChange, type BoardDelta, CHANGES_TOPIC } from './board-change.ts'

/** Gives changes the next numbers. They are in the order of their commits: the row is locked until then. */
export async function numbered(tx: Tx, deltas: readonly BoardDelta[]): Promise<BoardChange[]> {
  if (deltas.length === 0) return []
  const { rows } = await sql<{ seq: number }>`
    update betting_board set seq = seq + ${deltas.length} returning seq::float8 as seq`.execute(tx)
  const first = (rows[0]?.seq ?? 0) - deltas.length + 1
  return deltas.map((delta, at) => ({ s: first + at, ...delta }))
}

/**
 * Does something with the board beside the feed, in a transaction: takes a selection off, stops an event.
 * `work` answers the ids of the events that it changed; every process reads them again after the commit.
 */
export async function changeBoard(
  { db, bus }: { db: Db; bus: Pick<Bus, 'publish'> },
  work: (tx: Tx) => Promise<readonly number[]>,
): Promise<void> {
  const changes = await db.transaction().execute(async (tx) => {
    const ids = await work(tx)
    return numbered(tx, readsOf(ids))
  })
  for (const change of changes) await bus.publish(CHANGES_TOPIC, change)
}

/** So many ids fit into one message. */
const IDS_MAX = 300

const readsOf = (ids: readonly number[]): BoardDelta[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, at) => ({
    read: ids.slice(at * IDS_MAX, (at + 1) * IDS_MAX),
  }))
