import type { DocumentKind } from '@zar/contract/players/documents'
import type { Tx } from '../../../db/db.ts'
import type { ExtendCode } from '../../../db/tables/payments.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { agree } from '../../approvals/index.ts'
import type { NewsDeps, PaymentDeps } from '../deps.ts'
import { keepAsk } from '../documents/queue.ts'
import { askedText } from '../documents/texts.ts'
import { tellNews } from '../payment.ts'
import { addEvent } from '../timeline/event.ts'
import { atTime } from '../timeline/times.ts'
import { mustMove } from '../withdrawals/states.ts'
import type { Audited } from './audit.ts'
import { holdOn } from './hold.ts'
import { lockWithdrawal, refuseUndecidable, type Withdrawal } from './lock-withdrawal.ts'
import { readRule } from './read-rule.ts'
import { HOUR_MS, REVIEW_BOUNDS } from './rule.ts'
import { EXTENSIONS } from './texts.ts'

export type ReviewDeps = NewsDeps & Pick<PaymentDeps, 'db' | 'onCommitted'> & Audited

type Extension = {
  paymentId: string
  operator: string
  code: ExtendCode
  /** Whole, 1 to 24. */
  hours: number
  /** For the house alone. */
  note?: string | undefined
  version?: number | undefined
}

/** What the audit log and a proposal name a withdrawal by. */
export const objectOf = (paymentId: string): string => `withdrawal:${paymentId}`

export const ALL_S = REVIEW_BOUNDS.allHours * 3_600

/**
 * Gives a review more time, before its clock runs out: two people with one code, and three days at most in all.
 * After the first nothing has moved. The player is told of it.
 */
export async function extendReview(
  deps: ReviewDeps,
  { operator, code, hours, note, ...which }: Extension,
): Promise<'extended' | 'needs another'> {
  const isWhole = Number.isInteger(hours) && hours >= 1 && hours <= REVIEW_BOUNDS.extendHours
  refuseIf(!isWhole, 'longest_hold')
  const came = await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, which)
    const now = deps.clock.now()
    await refuseUndecidable(tx, payment, { event: 'extend', now })
    refuseIf(payment.extended_s + hours * 3_600 > ALL_S, 'longest_hold')
    const because = note ?? code
    const both = await agree(tx, {
      right: 'withdrawal.extend',
      object: objectOf(payment.id),
      terms: { code, hours },
      reason: because,
      by: operator,
      at: now,
    })
    await auditExtension(tx, deps, payment, { operator, because, isDone: both !== undefined })
    if (!both) return 'needs another'
    const by = { operator, firstOperator: both.first, note }
    await addTime(tx, deps, payment, { addedS: hours * 3_600, code, by })
    return 'extended'
  })
  deps.onCommitted()
  return came
}

type More = {
  addedS: number
  code: ExtendCode
  by: { operator: string; firstOperator: string; note?: string | undefined }
}

/** Moves one clock, and tells its player. */
export async function addTime(
  tx: Tx,
  deps: NewsDeps,
  payment: Withdrawal,
  { addedS, code, by }: More,
): Promise<void> {
  mustMove(payment, 'extend')
  if (!payment.clock_at) throw new Error(`withdrawal ${payment.id} has no clock to move`)
  const now = deps.clock.now()
  const clockAt = new Date(payment.clock_at.getTime() + addedS * 1_000)
  const promisedAt = new Date((payment.promised_at ?? now).getTime() + addedS * 1_000)
  await tx
    .updateTable('payment')
    .set({ clock_at: clockAt, extended_s: payment.extended_s + addedS, promised_at: promisedAt })
    .where('id', '=', payment.id)
    .execute()
  await addEvent(tx, {
    paymentId: payment.id,
    step: 'extended',
    reason: code,
    at: now,
    ...by,
    promisedAt,
    clockAt,
    reviewVersion: payment.review_version,
    addedS,
  })
  const why = EXTENSIONS[code]
  const at = atTime(clockAt, now)
  const more = {
    tr: `${why.tr} Karar çıkmazsa ${at.tr} kendiliğinden sonuçlanır.`,
    en: `${why.en} If nobody decides, it ends by itself ${at.en}.`,
  }
  const { player_id: playerId, amount_e5: amountE5 } = payment
  await tellNews(tx, deps, 'extended', { playerId, amountE5, type: 'Withdraw', more })
}

type Question = {
  paymentId: string
  operator: string
  kind: DocumentKind
  note?: string | undefined
  version?: number | undefined
}

/**
 * Asks the player for a document, once: the clock gives them three days from now, within the bound of all
 * extensions. Two people ask, for the same kind.
 */
export async function askPlayer(
  deps: ReviewDeps,
  { operator, kind, note, ...which }: Question,
): Promise<'asked' | 'needs another'> {
  const came = await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, which)
    const now = deps.clock.now()
    await refuseUndecidable(tx, payment, { event: 'extend', now })
    refuseIf(payment.player_asked_at !== null, 'player_asked_before')
    const because = note ?? kind
    const both = await agree(tx, {
      right: 'document.ask',
      object: objectOf(payment.id),
      terms: { kind },
      reason: because,
      by: operator,
      at: now,
    })
    await auditExtension(tx, deps, payment, { operator, because, isDone: both !== undefined })
    if (!both) return 'needs another'
    const by = { operator, firstOperator: both.first, note }
    await holdForAnswer(tx, deps, payment, { kind, by })
    return 'asked'
  })
  deps.onCommitted()
  return came
}

async function holdForAnswer(
  tx: Tx,
  deps: ReviewDeps,
  payment: Withdrawal,
  { kind, by }: { kind: DocumentKind; by: More['by'] },
): Promise<void> {
  const now = deps.clock.now()
  const rule = await readRule(tx)
  const base = payment.clock_base_at ?? now
  const wishedS = Math.ceil((now.getTime() + rule.asked_hours * HOUR_MS - base.getTime()) / 1_000)
  const extendedS = Math.max(payment.extended_s, Math.min(ALL_S, wishedS))
  const clockAt = await holdOn(tx, payment, { hold: 'document', base, extendedS, now, by })
  await tx
    .updateTable('payment')
    .set({ player_asked_at: now })
    .where('id', '=', payment.id)
    .execute()
  const { player_id: playerId, amount_e5: amountE5 } = payment
  await keepAsk(tx, { paymentId: payment.id, playerId, kind, now })
  const more = askedText(kind, { by: clockAt, now })
  await tellNews(tx, deps, 'extended', { playerId, amountE5, type: 'Withdraw', more })
}

type Deed = { operator: string; because: string; isDone: boolean }

export const auditExtension = (
  tx: Tx,
  deps: ReviewDeps,
  payment: Withdrawal,
  { operator, because, isDone }: Deed,
) =>
  deps.audit?.(tx, {
    actor: { kind: 'command-line', id: operator },
    does: 'withdrawal.extend',
    right: 'withdrawal.extend',
    outcome: isDone ? 'done' : 'waits',
    object: objectOf(payment.id),
    playerId: payment.player_id,
    before: { clockAt: payment.clock_at?.toISOString() ?? null },
    reason: because,
  })
