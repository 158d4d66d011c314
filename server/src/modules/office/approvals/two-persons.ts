import { PROPOSAL_MINUTES } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { readPerson } from '../people/read-person.ts'
import type { PastDeed } from '../rights/separation.ts'

/** What JSON keeps as it is: facts are compared after they were stored. */
export type Facts = Record<string, string | number | boolean | null>

export type Wish = {
  right: Right
  object: string
  playerId?: string | undefined
  /** What is to be done; the second person approves exactly this. */
  terms: Facts
  /** What both people see, read under the locks of `tx`; one that differs at the approval stops it. */
  facts: (tx: Tx) => Promise<Facts>
  reason: string
  /** Whether the person typed the object's name, of a right that asks for it. */
  isNameTyped?: boolean | undefined
  /** What it comes to, for scopes by amount. */
  amountE5?: bigint | undefined
  /** What the person did on this case before, read anew under the locks of `tx`. */
  past?: (tx: Tx) => Promise<readonly PastDeed[]>
  /** Of corrections: what the person has proposed or approved today, read under the locks of `tx`. */
  todayE5?: (tx: Tx) => Promise<bigint>
  /** The proposal that this person approves; undefined where they propose. */
  proposal: string | undefined
}

export type Outcome = { outcome: 'waits' | 'done'; proposal: string; lapsesAt: string | null }

/**
 * Does what takes two people. The first call keeps a proposal. With that of another person, who saw the
 * same facts, `act` does the deed and calls `approve`, which answers who proposed it, in its own transaction.
 */
export async function byTwo(
  { db }: { db: Db },
  call: OfficeCall<unknown>,
  wish: Wish,
  act: (approve: (tx: Tx) => Promise<string>) => Promise<void>,
): Promise<Outcome> {
  const { proposal } = wish
  if (proposal === undefined) return db.transaction().execute((tx) => propose(tx, call, wish))
  await act((tx) => approve(tx, call, wish, proposal))
  return { outcome: 'done', proposal, lapsesAt: null }
}

async function propose(tx: Tx, call: OfficeCall<unknown>, wish: Wish): Promise<Outcome> {
  const { right, object, terms, reason, playerId } = wish
  const facts = await wish.facts(tx)
  await lapse(tx, wish)
  const row = await tx
    .insertInto('office_proposal')
    .values({
      right_name: right,
      object,
      terms: JSON.stringify(terms),
      facts: JSON.stringify(facts),
      reason,
      proposed_by: call.person.id,
      lapses_at: sql`clock_timestamp() + make_interval(mins => ${PROPOSAL_MINUTES})`,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'lapses_at'])
    .executeTakeFirst()
  if (!row) throw new Refusal('proposal_waits')
  const linked = `proposal:${row.id}`
  await call.note(tx, { outcome: 'waits', object, playerId, after: terms, reason, linked })
  return { outcome: 'waits', proposal: `${row.id}`, lapsesAt: row.lapses_at.toISOString() }
}

/** One whose time is over makes room for the next. */
async function lapse(tx: Tx, { right, object }: Wish): Promise<void> {
  await tx
    .updateTable('office_proposal')
    .set({ state: 'lapsed', decided_at: sql`clock_timestamp()` })
    .where('right_name', '=', right)
    .where('object', '=', object)
    .where('state', '=', 'waiting')
    .where('lapses_at', '<=', sql<Date>`clock_timestamp()`)
    .execute()
}

async function approve(tx: Tx, call: OfficeCall<unknown>, wish: Wish, id: string): Promise<string> {
  const row = await tx
    .selectFrom('office_proposal')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst()
  if (row?.right_name !== wish.right || row.object !== wish.object) throw new Refusal('not_found')
  refuseIf(row.state === 'lapsed', 'lapsed')
  refuseIf(row.state !== 'waiting', 'decided_meanwhile')
  const proposed = {
    right: wish.right,
    object: wish.object,
    proposer: await readPerson(tx, row.proposed_by),
    approvers: [],
    lapsesAt: row.lapses_at,
    amountE5: wish.amountE5,
    facts: { ...row.facts, terms: row.terms },
    factsNow: { ...(await wish.facts(tx)), terms: wish.terms },
  }
  call.second(proposed, {
    reason: row.reason,
    isNameTyped: wish.isNameTyped,
    past: await wish.past?.(tx),
    todayE5: await wish.todayE5?.(tx),
  })
  await tx
    .insertInto('office_approval')
    .values({ proposal_id: row.id, staff_id: call.person.id })
    .execute()
  await tx
    .updateTable('office_proposal')
    .set({ state: 'done', decided_at: sql`clock_timestamp()` })
    .where('id', '=', row.id)
    .execute()
  const { object, playerId, terms } = wish
  const linked = `proposal:${row.id}`
  await call.note(tx, { object, playerId, after: terms, reason: row.reason, linked })
  return row.proposed_by
}
