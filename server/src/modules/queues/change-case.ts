import type { Queue, QueueState } from '@zar/contract/office/queues'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Longest time in which one person has a case without a sign of life. */
export const TAKEN_MS = 5 * 60_000

export type Opened<Q extends Queue> = {
  queue: Q
  /** As the audit log names it: `ticket:42`. */
  subject: string
  playerId?: string | null
  state: QueueState<Q>
  now: Date
  promiseAt: Date
  clockAt?: Date | null
  isUrgent?: boolean
}

/** Puts a case into its queue. One that waits there already stays as it is: its promise never gets later. */
export const openCase = <Q extends Queue>(tx: Tx, one: Opened<Q>): Promise<void> =>
  openCases(tx, [one])

/** A statement has room for 65,535 values. */
const CASES_AT_ONCE = 1_000

/** The same of many. */
export async function openCases<Q extends Queue>(
  tx: Tx,
  cases: readonly Opened<Q>[],
): Promise<void> {
  for (let at = 0; at < cases.length; at += CASES_AT_ONCE) {
    await tx
      .insertInto('queue_case')
      .values(cases.slice(at, at + CASES_AT_ONCE).map(rowOf))
      .onConflict((conflict) =>
        conflict.columns(['queue', 'subject']).where('closed_at', 'is', null).doNothing(),
      )
      .execute()
  }
}

const rowOf = <Q extends Queue>(one: Opened<Q>) => ({
  queue: one.queue,
  subject: one.subject,
  player_id: one.playerId ?? null,
  state: one.state,
  is_urgent: one.isUrgent ?? false,
  opened_at: one.now,
  promise_at: one.promiseAt,
  clock_at: one.clockAt ?? null,
})

type Named<Q extends Queue> = { queue: Q; subject: string }

/** A waiting case goes on in its queue. Says whether there was one. */
export async function moveCase<Q extends Queue>(
  tx: Tx,
  { queue, subject }: Named<Q>,
  change: { state: QueueState<Q>; promiseAt?: Date; clockAt?: Date | null; isUrgent?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('queue_case')
    .set((row) => ({
      state: change.state,
      promise_at: change.promiseAt ?? row.ref('promise_at'),
      promised_at: change.promiseAt ? sql<Date>`clock_timestamp()` : row.ref('promised_at'),
      clock_at: change.clockAt === undefined ? row.ref('clock_at') : change.clockAt,
      is_urgent: change.isUrgent ?? row.ref('is_urgent'),
      // A new promise begins without anybody called for it.
      escalation: change.promiseAt ? 0 : row.ref('escalation'),
      version: row('version', '+', 1),
    }))
    .where('queue', '=', queue)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a waiting case. `by` is a person's id, or `system:` and a name. Says whether there was one. */
export async function closeCase<Q extends Queue>(
  tx: Tx,
  { queue, subject }: Named<Q>,
  { state, by, now }: { state: QueueState<Q>; by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ending(tx, queue, { state, by, at: now })
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type HeldCase<Q extends Queue = Queue> = {
  id: string
  queue: Q
  subject: string
  playerId: string | null
  state: QueueState<Q>
  clockAt: Date | null
  version: number
}

/**
 * Locks the case that somebody decides, for this transaction. Refuses with `not_found`; with `case_changed`
 * where it is another than they saw, or has ended; with `case_taken` where a colleague has it open.
 */
export async function expectCase<Q extends Queue>(
  tx: Tx,
  queue: Q,
  { caseId, version }: { caseId: string; version: number },
  { by, now }: { by: string; now: Date },
): Promise<HeldCase<Q>> {
  const row = await tx
    .selectFrom('queue_case')
    .selectAll()
    .where('id', '=', BigInt(caseId))
    .where('queue', '=', queue)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  if (row.closed_at !== null || row.version !== version) throw new Refusal('case_changed')
  if (isAnothers(row, by, now)) throw new Refusal('case_taken')
  return {
    id: caseId,
    queue,
    subject: row.subject,
    playerId: row.player_id,
    state: row.state as QueueState<Q>,
    clockAt: row.clock_at,
    version: row.version,
  }
}

const isAnothers = (
  { taken_by: takenBy, taken_until: until }: { taken_by: string | null; taken_until: Date | null },
  by: string,
  now: Date,
) => takenBy !== null && takenBy !== by && until !== null && until > now

/**
 * Opens the case for one person, for five minutes from now; again prolongs it. It becomes theirs where it was
 * nobody's. Refuses with `case_taken` where a colleague has it open, `case_changed` where it has ended.
 */
export async function takeCase(
  tx: Tx,
  queue: Queue,
  caseId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('queue_case')
    .select(['taken_by', 'taken_until', 'closed_at'])
    .where('id', '=', BigInt(caseId))
    .where('queue', '=', queue)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  if (row.closed_at !== null) throw new Refusal('case_changed')
  if (isAnothers(row, by, now)) throw new Refusal('case_taken')
  await tx
    .updateTable('queue_case')
    .set({
      taken_by: by,
      taken_until: new Date(now.getTime() + TAKEN_MS),
      owner_id: sql`coalesce(owner_id, ${by}::uuid)`,
      owned_at: sql`coalesce(owned_at, ${now})`,
    })
    .where('id', '=', BigInt(caseId))
    .execute()
}

/** Gives a case back to the list, or to a colleague. */
export async function giveCase(
  tx: Tx,
  queue: Queue,
  caseId: string,
  { to, now }: { to: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('queue_case')
    .set((row) => ({
      owner_id: to,
      owned_at: to === null ? null : now,
      taken_by: null,
      taken_until: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', BigInt(caseId))
    .where('queue', '=', queue)
    .where('closed_at', 'is', null)
    .execute()
}

/** Ends whatever waits of a player in one queue: the player was erased. */
export async function closeCasesOf<Q extends Queue>(
  tx: Tx,
  { queue, playerId }: { queue: Q; playerId: string },
  { state, by }: { state: QueueState<Q>; by: string },
): Promise<void> {
  await ending(tx, queue, { state, by, at: sql<Date>`clock_timestamp()` })
    .where('player_id', '=', playerId)
    .execute()
}

type End<Q extends Queue> = { state: QueueState<Q>; by: string; at: Date | RawBuilder<Date> }

/** Ends those waiting cases of a queue that the rest of the statement names; nobody has them open any more. */
const ending = <Q extends Queue>(tx: Tx, queue: Q, { state, by, at }: End<Q>) =>
  tx
    .updateTable('queue_case')
    .set((row) => ({
      state,
      closed_by: by,
      closed_at: at,
      taken_by: null,
      taken_until: null,
      version: row('version', '+', 1),
    }))
    .where('queue', '=', queue)
    .where('closed_at', 'is', null)
