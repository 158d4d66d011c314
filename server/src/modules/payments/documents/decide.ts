import type { DocumentCode, DocumentKind } from '@zar/contract/players/documents'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { closeCase, expectCase } from '../../queues/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { holdOn } from '../review/hold.ts'
import { lockWithdrawal, refuseUndecidable, type Withdrawal } from '../review/lock-withdrawal.ts'
import { readRule } from '../review/read-rule.ts'
import { clockOf } from '../review/rule.ts'
import { countHeld } from '../withdrawals/held-withdrawals.ts'
import { subjectOf } from './queue.ts'
import { acceptedNotice, refusedNotice } from './texts.ts'

export type DocumentDeps = Pick<PaymentDeps, 'db' | 'clock' | 'random' | 'onCommitted'>
export type DocumentSeen = { id: string; caseId: string; version: number }
/** `also` runs in the transaction: the row of the audit log. */
type Who = { by: string; because: string; also: (tx: Tx, playerId: string) => Promise<unknown> }

/**
 * Accepts a document: that, by whom and when is kept, and its withdrawal is looked at in the usual time again,
 * which is never later than before. No money moves by it.
 */
export async function acceptDocument(
  deps: DocumentDeps,
  seen: DocumentSeen,
  who: Who,
): Promise<void> {
  await decide(deps, seen, who, async (tx, { payment, kind }) => {
    const now = deps.clock.now()
    await write(tx, seen.id, { state: 'accepted', code: null, ...who, now })
    const by = await endAsk(tx, payment, { operator: who.by, now })
    const notice = acceptedNotice(kind, { by, now })
    await tell(tx, deps, payment, notice)
  })
}

/** Refuses it with a code. The player may hand in another; the clock stays as it is. */
export async function refuseDocument(
  deps: DocumentDeps,
  { code, ...seen }: DocumentSeen & { code: DocumentCode },
  who: Who,
): Promise<void> {
  await decide(deps, seen, who, async (tx, { payment }) => {
    const now = deps.clock.now()
    await write(tx, seen.id, { state: 'refused', code, ...who, now })
    await tell(tx, deps, payment, refusedNotice(code, { by: payment.clock_at ?? now, now }))
  })
}

type Found = { payment: Withdrawal; kind: DocumentKind }

/** Under the withdrawal's lock, as everything that ends it; whoever first approved it does not decide its document. */
async function decide(
  { db, clock, onCommitted }: DocumentDeps,
  { id, caseId, version }: DocumentSeen,
  { by, also }: Who,
  work: (tx: Tx, found: Found) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const document = await tx
      .selectFrom('document')
      .innerJoin('document_ask', 'document_ask.payment_id', 'document.payment_id')
      .select(['document.payment_id', 'kind'])
      .where('document.id', '=', id)
      .executeTakeFirst()
    if (!document) throw new Refusal('not_found')
    const payment = await lockWithdrawal(tx, { paymentId: document.payment_id })
    const held = await expectCase(tx, 'documents', { caseId, version }, { by, now })
    refuseIf(held.subject !== subjectOf(id), 'not_found')
    await refuseUndecidable(tx, payment, { event: 'extend', now })
    refuseIf(payment.first_approver === by, 'separation')
    await work(tx, { payment, kind: document.kind })
    await also(tx, payment.player_id)
  })
  onCommitted()
}

type Word = {
  state: 'accepted' | 'refused'
  code: DocumentCode | null
  by: string
  because: string
  now: Date
}

async function write(tx: Tx, id: string, { state, code, by, because, now }: Word): Promise<void> {
  await tx
    .updateTable('document')
    .set({ state, code, because, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute()
  const named = { queue: 'documents', subject: subjectOf(id) } as const
  await closeCase(tx, named, { state, by, now })
}

/** The player has answered: the clock is that of any review from now on, where that is earlier. Answers when it ends. */
async function endAsk(
  tx: Tx,
  payment: Withdrawal,
  { operator, now }: { operator: string; now: Date },
): Promise<Date> {
  const { clock_at: was, clock_base_at: base } = payment
  if (!was || !base) throw new Error(`withdrawal ${payment.id} has no clock to move`)
  const rule = await readRule(tx)
  const usual = clockOf(rule, { now, ahead: await countHeld(tx, payment.seq) })
  const wishedS = Math.ceil((usual.getTime() - base.getTime()) / 1_000)
  const extendedS = Math.min(payment.extended_s, Math.max(0, wishedS))
  return holdOn(tx, payment, { hold: 'manual', base, extendedS, now, by: { operator } })
}

const tell = (
  tx: Tx,
  deps: DocumentDeps,
  { player_id: playerId }: Withdrawal,
  notice: ReturnType<typeof acceptedNotice>,
) => notifyPlayer(tx, deps, { playerId, type: 'Withdraw', ...notice })
