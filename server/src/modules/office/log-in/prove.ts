import { PROOF_MINUTES } from '@zar/contract/office/rights/limits'
import type * as contract from '@zar/contract/office/staff'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { OfficeDeps } from '../deps.ts'
import type { Proof } from '../rights/asked.ts'
import type { StaffSession } from '../sessions/session.ts'
import { ownerOfSignature } from './challenge.ts'
import { spendCode } from './totp-code.ts'

const TRIES = { tries: 5, seconds: 15 * 60 }

/** What counts the wrong proofs of a person. */
export const proofBucket = (staffId: string) => ({
  name: 'office-prove',
  key: staffId,
  limit: TRIES,
})

/** Notes that the person has proved again who they are, for one right on one object and sum. */
export async function prove(
  deps: OfficeDeps,
  wish: z.output<typeof contract.proveAgain.input>,
  session: StaffSession,
): Promise<{ provenUntil: string }> {
  await proveThere(deps, wish, session.staffId)
  const { right, object, amountE5 } = wish.for
  const { until } = await deps.db
    .insertInto('staff_proof')
    .values({
      session_id: session.id,
      right_name: right,
      object,
      amount_e5: amountE5 === null ? null : BigInt(amountE5),
    })
    .returning(sql<Date>`proven_at + make_interval(mins => ${PROOF_MINUTES})`.as('until'))
    .executeTakeFirstOrThrow()
  return { provenUntil: until.toISOString() }
}

type Shown = Pick<z.output<typeof contract.proveAgain.input>, 'code' | 'key'>

/** Refuses whoever does not show six digits or a passkey of this person. */
export async function proveThere(deps: OfficeDeps, shown: Shown, staffId: string): Promise<void> {
  const bucket = proofBucket(staffId)
  if (!(await deps.throttle.take([bucket]))) throw new Refusal('staff_locked')
  if (!(await isThere(deps, shown, staffId))) throw new Refusal('staff_wrong')
  await deps.throttle.giveBack([bucket])
}

async function isThere(deps: OfficeDeps, { code, key }: Shown, staffId: string): Promise<boolean> {
  if (key) return (await ownerOfSignature(deps, key)) === staffId
  if (code === undefined) return false
  return deps.db.transaction().execute((tx) => spendCode(tx, deps, staffId, code))
}

/** The proofs of a session that are still good. */
export async function readProofs(db: Db, sessionId: string): Promise<Proof[]> {
  const rows = await db
    .selectFrom('staff_proof')
    .select(['right_name', 'object', 'amount_e5', 'proven_at'])
    .where('session_id', '=', sessionId)
    .where('proven_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${PROOF_MINUTES})`)
    .execute()
  return rows.map((row) => ({
    right: row.right_name,
    object: row.object,
    amountE5: row.amount_e5,
    provenAt: row.proven_at,
  }))
}
