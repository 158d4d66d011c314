import type { HeldRole } from '@zar/contract/office/people'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { raiseVersion } from '../staff-rows.ts'

type Change = {
  staffId: string
  before: readonly HeldRole[]
  after: readonly HeldRole[]
  /** Who proposed it. */
  byId: string
  /** Null of what one person takes away. */
  proposalId: bigint | null
}

/** Writes the roles of a person whose row is held. Their next request is answered by them. */
export async function applyRoles(tx: Tx, change: Change): Promise<void> {
  const { staffId, before, after, byId, proposalId } = change
  const stays = (one: HeldRole, among: readonly HeldRole[]) =>
    among.some(({ role, isLead }) => role === one.role && isLead === one.isLead)
  for (const one of before.filter((held) => !stays(held, after)))
    await tx
      .updateTable('staff_role')
      .set({ ended_at: sql`clock_timestamp()`, ended_by: byId })
      .where('staff_id', '=', staffId)
      .where('role', '=', one.role)
      .where('ended_at', 'is', null)
      .execute()
  for (const { role, isLead } of after.filter((wanted) => !stays(wanted, before)))
    await tx
      .insertInto('staff_role')
      .values({
        staff_id: staffId,
        role,
        is_lead: isLead,
        proposal_id: proposalId,
        ended_at: null,
        ended_by: null,
      })
      .execute()
  await raiseVersion(tx, staffId)
}
