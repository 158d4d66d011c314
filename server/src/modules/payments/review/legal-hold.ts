import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import type { LegalGround } from '../../../db/tables/payments.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { agree } from '../../approvals/index.ts'
import { countHeld } from '../withdrawals/held-withdrawals.ts'
import { after, mustMove } from '../withdrawals/states.ts'
import type { ReviewDeps } from './extend.ts'
import { freezeIt, hasOpenMatch, holdIt, readLegalHold } from './hold.ts'
import { readRule } from './read-rule.ts'
import { clockOf } from './rule.ts'

type Legal = { playerId: string; operator: string; because: string }

/**
 * Holds all withdrawals of a player by law, those that are asked for later too: no clock runs, nobody decides,
 * and the player reads that it waits as the law asks. Two people place it. What the bank may have by then goes on.
 */
export async function placeLegalHold(
  deps: ReviewDeps,
  { playerId, operator, because, ground }: Legal & { ground: LegalGround },
): Promise<'placed' | 'needs another'> {
  const came = await deps.db.transaction().execute(async (tx) => {
    await lockWithdrawalsOf(tx, playerId)
    refuseIf((await readLegalHold(tx, playerId)) !== undefined, 'legal_hold_stands')
    const now = deps.clock.now()
    const both = await agree(tx, {
      right: 'legalhold.place',
      object: `player:${playerId}`,
      terms: { ground },
      reason: because,
      by: operator,
      at: now,
    })
    await audit(tx, deps, 'legalhold.place', { playerId, operator, because, isDone: !!both })
    if (!both) return 'needs another'
    await placeHold(tx, deps, {
      playerId,
      ground,
      because,
      matchId: null,
      by: { proposed: both.first, placed: operator },
    })
    return 'placed'
  })
  deps.onCommitted()
  return came
}

type Placing = {
  playerId: string
  ground: LegalGround
  because: string
  /** The match with a list that it is for; null of one that people placed. */
  matchId: bigint | null
  by: { proposed: string; placed: string }
}

/** Holds what the player is paid from now on, and what is on its way. The caller holds the player. */
export async function placeHold(
  tx: Tx,
  deps: Pick<ReviewDeps, 'clock'>,
  { playerId, ground, because, matchId, by }: Placing,
): Promise<void> {
  const { id: legalHoldId } = await tx
    .insertInto('legal_hold')
    .values({
      player_id: playerId,
      ground,
      because,
      proposed_by: by.proposed,
      placed_by: by.placed,
      placed_at: deps.clock.now(),
      match_id: matchId,
      lift_proposed_by: null,
      lifted_by: null,
      lifted_because: null,
      lifted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const payment of await openOf(tx, playerId)) {
    if (after(payment, 'freeze')) await freezeIt(tx, deps, { paymentId: payment.id, legalHoldId })
  }
}

/** Lifts it: two people again. Each withdrawal is looked at once more, and then ends like any other. */
export async function liftLegalHold(
  deps: ReviewDeps,
  { playerId, operator, because }: Legal,
): Promise<'lifted' | 'needs another'> {
  const came = await deps.db.transaction().execute(async (tx) => {
    await lockWithdrawalsOf(tx, playerId)
    const stands = await readLegalHold(tx, playerId)
    if (!stands) throw new Refusal('legal_hold_gone')
    // Two people decide that first, with both sides before them.
    refuseIf(await hasOpenMatch(tx, playerId), 'match_waits')
    const now = deps.clock.now()
    const both = await agree(tx, {
      right: 'legalhold.lift',
      object: `player:${playerId}`,
      terms: {},
      reason: because,
      by: operator,
      at: now,
    })
    await audit(tx, deps, 'legalhold.lift', { playerId, operator, because, isDone: !!both })
    if (!both) return 'needs another'
    const lifted = { lift_proposed_by: both.first, lifted_by: operator }
    await tx
      .updateTable('legal_hold')
      .set({ ...lifted, lifted_because: because, lifted_at: now })
      .where('id', '=', stands.id)
      .execute()
    await thaw(tx, deps, playerId)
    return 'lifted'
  })
  deps.onCommitted()
  return came
}

/** What was held is looked at once more, and then ends like any other. */
export async function thaw(tx: Tx, deps: ReviewDeps, playerId: string): Promise<void> {
  const rule = await readRule(tx)
  for (const payment of await openOf(tx, playerId)) {
    if (payment.legal_hold_id === null) continue
    mustMove(payment, 'thaw')
    const ahead = await countHeld(tx, payment.seq)
    const clockAt = clockOf(rule, { now: deps.clock.now(), ahead })
    // In one statement with the clock: a hold has one of the two.
    const clocked = { clock_at: clockAt, clock_base_at: clockAt, review_version: rule.version }
    await tx
      .updateTable('payment')
      .set({ ...clocked, extended_s: 0, legal_hold_id: null, first_approver: null })
      .where('id', '=', payment.id)
      .execute()
    await holdIt(tx, deps, {
      paymentId: payment.id,
      hold: 'manual',
      clockAt,
      promisedAt: clockAt,
      reviewVersion: rule.version,
    })
  }
}

const openOf = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', '=', PAYMENT_STATUS.Pending)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whoever decides one holds it and then asks for its player, so those come first; no new one comes after. */
export async function lockWithdrawalsOf(tx: Tx, playerId: string): Promise<void> {
  await openOf(tx, playerId)
  const player = await tx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
  if (!player) throw new Refusal('not_found')
}

type Deed = { playerId: string; operator: string; because: string; isDone: boolean }

const audit = (
  tx: Tx,
  deps: ReviewDeps,
  right: 'legalhold.place' | 'legalhold.lift',
  { playerId, operator, because, isDone }: Deed,
) =>
  deps.audit?.(tx, {
    actor: { kind: 'command-line', id: operator },
    does: right,
    right,
    object: `player:${playerId}`,
    playerId,
    outcome: isDone ? 'done' : 'waits',
    reason: because,
  })
