import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { ComplaintOutcome, SupportTables } from '../../../db/tables/support.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { closeCase, moveCase, openCase } from '../../queues/index.ts'
import type { WriteDeps } from '../deps.ts'
import { later, PROMISES_MS, subjectOf } from '../waiting.ts'
import { complaintAnswered, complaintDecided, complaintSeen } from './texts.ts'

type ComplaintRow = Selectable<SupportTables['complaint']>

export type OfficeComplaint = {
  id: number
  playerId: string
  ticket: number
  summary: string
  stage: ComplaintRow['stage']
  openedAt: string
  decidedAt: string | null
  outcome: ComplaintOutcome | null
}

const present = (row: ComplaintRow): OfficeComplaint => ({
  id: Number(row.id),
  playerId: row.player_id,
  ticket: Number(row.ticket_number),
  summary: row.summary,
  stage: row.stage,
  openedAt: row.opened_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  outcome: row.outcome,
})

/** Complaints by their numbers, in no order. */
export async function findComplaints(
  db: Db,
  ids: readonly (string | number)[],
): Promise<OfficeComplaint[]> {
  const rows = await db
    .selectFrom('complaint')
    .selectAll()
    .where('id', '=', sql<bigint>`any(${ids.map(String)}::bigint[])`)
    .execute()
  return rows.map(present)
}

/** One complaint by its number; refuses with `not_found`. */
export async function findComplaint(db: Db, id: number): Promise<OfficeComplaint> {
  const [complaint] = await findComplaints(db, [id])
  if (!complaint) throw new Refusal('not_found')
  return complaint
}

/** Those that have ended, the last opened first. */
export async function readEndedComplaints(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<OfficeComplaint[]> {
  const rows = await db
    .selectFrom('complaint')
    .selectAll()
    .where('decided_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('id', '<', BigInt(before ?? '0')))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

/** What happened to a complaint, the oldest first; `by` is null of what the clock did. */
export async function readComplaintSteps(db: Db, id: number) {
  const rows = await db
    .selectFrom('complaint_step')
    .leftJoin('staff', 'staff.id', 'staff_id')
    .select(['kind', 'text', 'at', 'full_name'])
    .where('complaint_id', '=', BigInt(id))
    .orderBy('complaint_step.id')
    .execute()
  return rows.map(({ full_name, at, ...row }) => ({
    ...row,
    by: full_name,
    at: at.toISOString(),
  }))
}

/** Runs in the transaction, once the complaint is locked. */
type Also = (tx: Tx, id: number) => Promise<void>
type By = { staffId: string; also: Also }

/** Opens a complaint of what a ticket is about; the player is told its number. Refuses with `complaint_open`. */
export async function openComplaint(
  deps: WriteDeps,
  { ticket, summary, staffId, also }: By & { ticket: number; summary: string },
): Promise<{ id: number }> {
  const opened = await deps.db.transaction().execute(async (tx) => {
    const { player_id: playerId } = await playerOf(tx, ticket)
    const now = deps.clock.now()
    const row = await tx
      .insertInto('complaint')
      .values({
        player_id: playerId,
        ticket_number: BigInt(ticket),
        summary,
        stage: 'received',
        opened_at: now,
        decided_at: null,
        outcome: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal('complaint_open')
    const promiseAt = later(now, PROMISES_MS.complaintSeen)
    const subject = subjectOf.complaint(row.id)
    const opening = { state: 'received', now, promiseAt, clockAt: promiseAt } as const
    await openCase(tx, { queue: 'complaints', subject, playerId, ...opening })
    await addStep(tx, row.id, { kind: 'opened', staffId, text: '', at: now })
    await also(tx, Number(row.id))
    return { id: Number(row.id) }
  })
  deps.onCommitted()
  return opened
}

async function playerOf(tx: Tx, ticket: number) {
  const row = await tx
    .selectFrom('ticket')
    .select('player_id')
    .where('number', '=', BigInt(ticket))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** Writes to the player about it. The first word acknowledges it: it is decided within ten days of its opening. */
export async function answerComplaint(
  deps: WriteDeps,
  { id, text, staffId, also }: By & { id: number; text: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockComplaint(tx, id)
    refuseIf(row.decided_at !== null, 'case_changed')
    await also(tx, id)
    const at = deps.clock.now()
    await addStep(tx, row.id, { kind: 'answered', staffId, text, at })
    if (row.stage === 'received') await acknowledge(tx, deps, row)
    await moveCase(tx, caseOf(row.id), { state: 'acknowledged' })
    const notice = complaintAnswered(row.id, text)
    await notifyPlayer(tx, deps, { playerId: row.player_id, type: 'System', ...notice })
  })
  deps.onCommitted()
}

const caseOf = (id: bigint) => ({ queue: 'complaints', subject: subjectOf.complaint(id) }) as const

/** The player is told number and day, by a person's first word or by the clock. */
export async function acknowledge(tx: Tx, deps: NotifyDeps, row: ComplaintRow): Promise<void> {
  const at = deps.clock.now()
  const decideAt = later(row.opened_at, PROMISES_MS.complaintDecided)
  await tx
    .updateTable('complaint')
    .set({ stage: 'acknowledged' })
    .where('id', '=', row.id)
    .execute()
  await addStep(tx, row.id, { kind: 'acknowledged', staffId: null, text: '', at })
  const change = { state: 'acknowledged', promiseAt: decideAt, clockAt: decideAt } as const
  await moveCase(tx, caseOf(row.id), change)
  const notice = complaintSeen(row.id, decideAt)
  await notifyPlayer(tx, deps, { playerId: row.player_id, type: 'System', ...notice })
}

type Decision = By & { id: number; outcome: ComplaintOutcome; text: string }

/** Ends it with a decision and its reasons, which the player reads. Refuses with `case_changed` what has ended. */
export async function decideComplaint(
  deps: WriteDeps,
  { id, outcome, text, staffId, also }: Decision,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockComplaint(tx, id)
    refuseIf(row.decided_at !== null, 'case_changed')
    await also(tx, id)
    const now = deps.clock.now()
    await end(tx, row, { stage: 'decided', outcome, by: staffId, now })
    await addStep(tx, row.id, { kind: 'decided', staffId, text, at: now })
    const notice = complaintDecided(row.id, outcome === 'for_player', text)
    await notifyPlayer(tx, deps, { playerId: row.player_id, type: 'System', ...notice })
  })
  deps.onCommitted()
}

type End = {
  stage: 'decided' | 'outside'
  outcome: ComplaintOutcome | null
  by: string
  now: Date
}

export async function end(
  tx: Tx,
  { id }: ComplaintRow,
  { stage, outcome, by, now }: End,
): Promise<void> {
  await tx
    .updateTable('complaint')
    .set({ stage, outcome, decided_at: now })
    .where('id', '=', id)
    .execute()
  await closeCase(tx, caseOf(id), { state: stage, by, now })
}

type Step = Pick<Selectable<SupportTables['complaint_step']>, 'kind' | 'text' | 'at'>

export async function addStep(
  tx: Tx,
  id: bigint,
  { kind, staffId, text, at }: Step & { staffId: string | null },
): Promise<void> {
  await tx
    .insertInto('complaint_step')
    .values({ complaint_id: id, kind, staff_id: staffId, text, at })
    .execute()
}

/** Takes it for the rest of the transaction; with `isWaiting: false` refuses where another has it. */
export async function lockComplaint(
  tx: Tx,
  id: number,
  { isWaiting = true } = {},
): Promise<ComplaintRow> {
  const query = tx.selectFrom('complaint').selectAll().where('id', '=', BigInt(id))
  const locked = isWaiting ? query.forUpdate() : query.forUpdate().skipLocked()
  const row = await locked.executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
