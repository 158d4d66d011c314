import type { ApprovalLimits } from '@zar/contract/office/rights/limits'
import type { Db } from '../../../db/db.ts'
import { type Place, rolesElsewhere } from './addresses.ts'
import { approvalLimitsOf, newestLimits } from './limits.ts'

/** What bounds a call by a right, in one read: from where it comes, and what its person may approve. */
export async function readBounds(
  db: Db,
  place: Place,
): Promise<{ isAdmitted: boolean; limits: ApprovalLimits }> {
  const { isElsewhere, limits } = await db
    .selectNoFrom(({ exists }) => [
      exists(rolesElsewhere(db, place)).as('isElsewhere'),
      newestLimits(db).select('limits').as('limits'),
    ])
    .executeTakeFirstOrThrow()
  return { isAdmitted: isElsewhere === false, limits: approvalLimitsOf(limits) }
}
