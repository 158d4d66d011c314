import type { Tx } from '../../../db/db.ts'
import type { DifferenceKind, MovementFacts } from '../../../db/tables/suppliers.ts'
import { writeAudit } from '../../audit/index.ts'
import { closeCase, type HeldCase, moveCase, openCases } from '../../queues/index.ts'
import { databaseNow, explainIn, subjectOf } from './differences.ts'

const QUEUE = 'supplier_differences'
const HOUR_MS = 60 * 60_000
/** Within it somebody says why a difference is there. */
const PROMISE_MS = 24 * HOUR_MS
/** Then compliance looks, from the difference on. */
const LATE_PROMISE_MS = 72 * HOUR_MS

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export type FoundDifference = { id: bigint; ours: MovementFacts | null }

/** Each difference that was found waits as a case; of those that both sides agree on by now the case ends. */
export async function queueDifferences(
  tx: Tx,
  { found, mended }: { found: readonly FoundDifference[]; mended: readonly bigint[] },
): Promise<void> {
  if (found.length + mended.length === 0) return
  const now = await databaseNow(tx)
  const promiseAt = new Date(now.getTime() + PROMISE_MS)
  await openCases(
    tx,
    found.map(({ id, ours }) => ({
      queue: QUEUE,
      subject: subjectOf(id),
      playerId: ours && UUID.test(ours.player) ? ours.player : null,
      state: 'found' as const,
      now,
      promiseAt,
      clockAt: promiseAt,
    })),
  )
  for (const id of mended) {
    const end = { state: 'mended', by: 'system:reconcile', now } as const
    await closeCase(tx, { queue: QUEUE, subject: subjectOf(id) }, end)
  }
}

type Facts = Pick<MovementFacts, 'kind' | 'amountE5'>
type Sides = { what: DifferenceKind; ours: Facts | null; theirs: Facts | null }

/** What a movement did to the player's money, in E5; a rollback is told of what it took back. */
const effectE5 = (facts: Facts | null): bigint =>
  facts === null ? 0n : facts.kind === 'bet' ? -BigInt(facts.amountE5) : BigInt(facts.amountE5)

/** What the player has more by our books than by the supplier's, in E5; undefined where that is not known. */
export function favourE5({ what, ours, theirs }: Sides): bigint | undefined {
  if (what === 'missing_here') return -effectE5(theirs)
  if (what === 'missing_there') return effectE5(ours)
  if (what === 'amount') return effectE5(ours) - effectE5(theirs)
  if (what === 'rolled_back_here') return -effectE5(theirs ?? ours)
  if (what === 'rolled_back_there') return effectE5(ours)
  return undefined
}

const IN_FAVOUR = 'Nobody decided within a day: what is better for the player stands.'

/**
 * The clock of a difference. One in the player's favour is explained by it, and stays with the player. Any other
 * goes to the manager without a clock: nothing is posted from a list.
 */
export async function endDifference(tx: Tx, held: HeldCase): Promise<void> {
  const id = BigInt(held.subject.slice(held.subject.indexOf(':') + 1))
  const row = await tx
    .selectFrom('supplier_difference')
    .select(['what', 'ours', 'theirs'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isInFavour = (favourE5(row) ?? 0n) > 0n
  const now = await databaseNow(tx)
  if (isInFavour) await explainIn(tx, now, { id, operator: 'system:clock', explanation: IN_FAVOUR })
  else {
    const promiseAt = new Date(now.getTime() + LATE_PROMISE_MS - PROMISE_MS)
    const on = { state: 'asked', promiseAt, clockAt: null, isUrgent: true } as const
    await moveCase(tx, { queue: QUEUE, subject: held.subject }, on)
  }
  await writeAudit(tx, {
    actor: { kind: 'system', id: 'clock' },
    does: 'difference.clock',
    outcome: 'done',
    object: held.subject,
    after: { state: isInFavour ? 'explained' : 'asked' },
  })
}
