import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { SupportTables } from '../../../db/tables/support.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { closeCase, moveCase } from '../../queues/index.ts'
import { CALL_LEEWAY_MS, nextCallHour } from '../call-hours.ts'
import { later, subjectOf } from '../waiting.ts'
import { callMissed, callMoved } from './texts.ts'

type CallRow = Selectable<SupportTables['call_request']>

export type OfficeCallRequest = {
  id: string
  playerId: string
  /** Whom to ask for, and what it is about, as the player wrote them. */
  name: string
  message: string
  contacts: { type: number; contact: string }[]
  at: string
  callAt: string | null
  tries: number
}

const present = (row: CallRow): OfficeCallRequest => ({
  id: row.id,
  playerId: row.player_id,
  name: row.name,
  message: row.message,
  contacts: row.contacts,
  at: row.created_at.toISOString(),
  callAt: row.call_at?.toISOString() ?? null,
  tries: row.tries,
})

/** Calls that were asked for, by their ids; in no order. */
export async function findCalls(db: Db, ids: readonly string[]): Promise<OfficeCallRequest[]> {
  const rows = await db
    .selectFrom('call_request')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(present)
}

/** One call by its id; refuses with `not_found`. */
export async function findCall(db: Db, id: string): Promise<OfficeCallRequest> {
  const [call] = await findCalls(db, [id])
  if (!call) throw new Refusal('not_found')
  return call
}

/** A call is tried this often before the player is written to. */
const TRIES_MAX = 3
/** The house lets the hour of one call pass this often with a word of its own; then it stays with the lead. */
const MOVES_MAX = 3

export type CallEnd = 'tried' | 'reached' | 'unreachable'
type Settling = {
  id: string
  end: CallEnd
  by: string
  also: (tx: Tx) => Promise<void>
}

/**
 * Writes down how a call ended. Nobody answered: it is tried again in its next hour, and after three tries
 * the player is told how to go on. Refuses with `case_changed` what was settled meanwhile.
 */
export async function settleCall(
  deps: NotifyDeps & { db: Db; clock: Clock; onCommitted: () => void },
  { id, end, by, also }: Settling,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockCall(tx, id)
    refuseIf(row.settled_at !== null, 'case_changed')
    await also(tx)
    const now = deps.clock.now()
    const tries = row.tries + (end === 'reached' ? 0 : 1)
    const isLast = end === 'unreachable' || tries >= TRIES_MAX
    if (end === 'tried' && !isLast) return tryLater(tx, row, { tries, now })
    const outcome = end === 'reached' ? 'reached' : 'unreachable'
    await tx
      .updateTable('call_request')
      .set({ tries, outcome, settled_at: now })
      .where('id', '=', id)
      .execute()
    await closeCase(
      tx,
      { queue: 'calls', subject: subjectOf.call(id) },
      { state: outcome, by, now },
    )
    if (outcome === 'unreachable')
      await notifyPlayer(tx, deps, {
        playerId: row.player_id,
        type: 'System',
        ...callMissed(tries),
      })
  })
  deps.onCommitted()
}

async function tryLater(
  tx: Tx,
  { id }: CallRow,
  { tries, now }: { tries: number; now: Date },
): Promise<void> {
  const callAt = nextCallHour(now)
  await tx
    .updateTable('call_request')
    .set({ tries, call_at: callAt })
    .where('id', '=', id)
    .execute()
  await moveTo(tx, id, { state: 'tried', callAt })
}

const moveTo = (
  tx: Tx,
  id: string,
  { state, callAt }: { state: 'asked' | 'tried'; callAt: Date },
): Promise<boolean> =>
  moveCase(
    tx,
    { queue: 'calls', subject: subjectOf.call(id) },
    { state, promiseAt: callAt, clockAt: later(callAt, CALL_LEEWAY_MS) },
  )

/** Nobody called at the hour: the player is told the new one, and that they may choose another. */
export async function missHour(
  tx: Tx,
  deps: NotifyDeps,
  { id, state }: { id: string; state: 'asked' | 'tried' },
): Promise<void> {
  const row = await lockCall(tx, id, { isWaiting: false })
  if (row.moves >= MOVES_MAX) {
    const named = { queue: 'calls', subject: subjectOf.call(id) } as const
    await moveCase(tx, named, { state, clockAt: null, isUrgent: true })
    return
  }
  const callAt = nextCallHour(deps.clock.now())
  await tx
    .updateTable('call_request')
    .set({ call_at: callAt, moves: row.moves + 1 })
    .where('id', '=', id)
    .execute()
  await moveTo(tx, id, { state, callAt })
  await notifyPlayer(tx, deps, { playerId: row.player_id, type: 'System', ...callMoved(callAt) })
}

async function lockCall(tx: Tx, id: string, { isWaiting = true } = {}): Promise<CallRow> {
  const query = tx.selectFrom('call_request').selectAll().where('id', '=', id)
  const row = await (isWaiting
    ? query.forUpdate()
    : query.forUpdate().skipLocked()
  ).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
