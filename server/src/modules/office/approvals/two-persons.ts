import type { Right } from '@zar/contract/office/rights/rights'
import type { Db, Tx } from '../../../db/db.ts'
import { approve, endProposal, holdProposal, propose } from '../../approvals/index.ts'
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
  /** What else is written with a new proposal, by its number. */
  also?: (tx: Tx, proposal: string) => Promise<void>
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
  if (proposal === undefined) return db.transaction().execute((tx) => keep(tx, call, wish))
  await act((tx) => second(tx, call, wish, proposal))
  return { outcome: 'done', proposal, lapsesAt: null }
}

async function keep(tx: Tx, call: OfficeCall<unknown>, wish: Wish): Promise<Outcome> {
  const { right, object, terms, reason, playerId } = wish
  const facts = await wish.facts(tx)
  const { id, lapsesAt } = await propose(tx, {
    right,
    object,
    terms,
    facts,
    reason,
    by: call.person.id,
  })
  await wish.also?.(tx, `${id}`)
  const linked = `proposal:${id}`
  await call.note(tx, { outcome: 'waits', object, playerId, after: terms, reason, linked })
  return { outcome: 'waits', proposal: `${id}`, lapsesAt: lapsesAt.toISOString() }
}

async function second(tx: Tx, call: OfficeCall<unknown>, wish: Wish, id: string): Promise<string> {
  const { right, object, playerId, terms } = wish
  const row = await holdProposal(tx, BigInt(id), { right, object })
  const proposed = {
    right,
    object,
    proposer: await readPerson(tx, row.proposed_by),
    approvers: [],
    lapsesAt: row.lapses_at,
    amountE5: wish.amountE5,
    facts: { ...row.facts, terms: row.terms },
    factsNow: { ...(await wish.facts(tx)), terms },
  }
  call.second(proposed, {
    reason: row.reason,
    isNameTyped: wish.isNameTyped,
    past: await wish.past?.(tx),
    todayE5: await wish.todayE5?.(tx),
  })
  await approve(tx, { id: row.id, by: call.person.id })
  await endProposal(tx, { id: row.id, state: 'done' })
  const linked = `proposal:${row.id}`
  await call.note(tx, { object, playerId, after: terms, reason: row.reason, linked })
  return row.proposed_by
}
