import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { deleteOld } from './jobs/delete-old.ts'
import { refuseIf } from './refusal.ts'

export type OnceRequest = { ownerId: string; id: string; input: object }

/**
 * Does the work at most once per owner and id, and answers every retry as the first time.
 * The same id with another input is refused as `invalid_input`.
 *
 * The insert is the lock: a second request with the same id waits there for the first to commit
 * or roll back. So call this first in the transaction, before anything else is read.
 */
export async function once<Answer extends object>(
  tx: Tx,
  request: OnceRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = hashOf(JSON.stringify(request.input, withSortedMembers))
  const claimed = await tx
    .insertInto('request')
    .values({ owner_id: request.ownerId, id: request.id, fingerprint, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return earlierAnswer<Answer>(tx, request, fingerprint)

  const answer = await work()
  await tx
    .updateTable('request')
    .set({ answer: JSON.stringify(answer) })
    .where('owner_id', '=', request.ownerId)
    .where('id', '=', request.id)
    .execute()
  return answer
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** For JSON.stringify: whoever sends the same members in another order says the same. */
function withSortedMembers(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(members)
}

/** Nobody tries again after so long; what moves money has a key of its own in the ledger besides. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Deletes the answers that no retry will ask for. */
export async function forgetRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await deleteOld(db, 'request', sql`created_at < ${before}`)
}

async function earlierAnswer<Answer>(
  tx: Tx,
  { ownerId, id, input }: OnceRequest,
  fingerprint: Buffer,
): Promise<Answer> {
  const earlier = await tx
    .selectFrom('request')
    .select(['fingerprint', 'answer'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Of releases before, in the order that the members came in.
  const before = hashOf(JSON.stringify(input))
  const isSame = [fingerprint, before].some((one) => earlier.fingerprint.equals(one))
  refuseIf(!isSame, 'invalid_input')
  assert(earlier.answer, 'a committed request has its answer')
  return earlier.answer as Answer
}
