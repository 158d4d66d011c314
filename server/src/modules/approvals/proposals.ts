import { PROPOSAL_MINUTES } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { ApprovalTables, ProposalState } from '../../db/tables/office/approvals.ts'
import { Refusal, refuseIf } from '../../platform/refusal.ts'

export type Proposal = Selectable<ApprovalTables['proposal']>

/** What a proposal is about: one waits for each right and object. */
export type Subject = {
  right: Right
  /** As the audit log names it: `withdrawal:` and its id. */
  object: string
}

export type NewProposal = Subject & {
  /** What is to be done; the second person approves exactly this. */
  terms: object
  /** What both people see; one that differs at the approval stops it. */
  facts: object
  reason: string
  /** Who says so, as the audit log names them. */
  by: string
  /** How long it waits; an hour where it is not told. */
  minutes?: number
  /** The database's clock where it is not told. */
  at?: Date
}

const momentOf = (at: Date | undefined): RawBuilder<Date> =>
  at ? sql<Date>`${at}::timestamptz` : sql<Date>`clock_timestamp()`

/** Two names of one person, however they are written. */
export const isSamePerson = (one: string, other: string): boolean => keyOf(one) === keyOf(other)
const keyOf = (name: string) => name.trim().toLowerCase()

/**
 * Keeps what one person proposes; nothing is done by it. One whose time is over makes room for it, and one that
 * waits still is refused with `proposal_waits`.
 */
export async function propose(
  tx: Tx,
  { right, object, terms, facts, reason, by, minutes = PROPOSAL_MINUTES, at }: NewProposal,
): Promise<{ id: bigint; lapsesAt: Date }> {
  const now = momentOf(at)
  await lapse(tx, { right, object }, at)
  const row = await tx
    .insertInto('proposal')
    .values({
      right_name: right,
      object,
      terms: JSON.stringify(terms),
      facts: JSON.stringify(facts),
      reason,
      proposed_by: by,
      proposed_at: now,
      lapses_at: sql<Date>`${now} + make_interval(mins => ${minutes})`,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'lapses_at'])
    .executeTakeFirst()
  if (!row) throw new Refusal('proposal_waits')
  return { id: row.id, lapsesAt: row.lapses_at }
}

async function lapse(tx: Tx, { right, object }: Subject, at: Date | undefined): Promise<void> {
  await tx
    .updateTable('proposal')
    .set({ state: 'lapsed', decided_at: momentOf(at) })
    .where('right_name', '=', right)
    .where('object', '=', object)
    .where('state', '=', 'waiting')
    .where('lapses_at', '<=', momentOf(at))
    .execute()
}

/**
 * The proposal of this number, held until the end. Refuses with `lapsed` or `decided_meanwhile` what waits no
 * more, and with `not_found` what is not about this.
 */
export async function holdProposal(
  tx: Tx,
  id: bigint,
  about: Partial<Subject> = {},
): Promise<Proposal> {
  const row = await tx
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || !isAbout(row, about)) throw new Refusal('not_found')
  refuseIf(row.state === 'lapsed', 'lapsed')
  refuseIf(row.state !== 'waiting', 'decided_meanwhile')
  return row
}

const isAbout = (row: Proposal, { right, object }: Partial<Subject>): boolean =>
  (right === undefined || row.right_name === right) &&
  (object === undefined || row.object === object)

/** One yes to a proposal that is held. The database refuses one of who proposed it, and a second of the same person. */
export async function approve(
  tx: Tx,
  { id, by, at }: { id: bigint; by: string; at?: Date },
): Promise<void> {
  await tx
    .insertInto('proposal_approval')
    .values({ proposal_id: id, approved_by: by, approved_at: momentOf(at) })
    .execute()
}

type End = { id: bigint; state: Exclude<ProposalState, 'waiting'>; at?: Date }

/** Ends one that waits; the database refuses `done` without another person's yes, given in time. */
export async function endProposal(tx: Tx, { id, state, at }: End): Promise<void> {
  await tx
    .updateTable('proposal')
    .set({ state, decided_at: momentOf(at) })
    .where('id', '=', id)
    .execute()
}

/** Takes back what this person proposed; another's is not found. */
export async function takeBack(tx: Tx, { id, by }: { id: bigint; by: string }): Promise<Proposal> {
  const row = await tx
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || !isSamePerson(row.proposed_by, by)) throw new Refusal('not_found')
  refuseIf(row.state !== 'waiting', 'decided_meanwhile')
  await endProposal(tx, { id, state: 'withdrawn' })
  return row
}
