import { sql } from 'kysely'
import { LOCKS } from '../../../db/locks.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { writeAudit } from '../../audit/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { makeInvite } from '../log-in/invite.ts'
import { insertStaff } from './invite-staff.ts'
import { staffObject } from './staff-rows.ts'

export type FirstPerson = { name: string; fullName: string }

/**
 * The first two administrators of a house, invited from its own machine, and never again once there is anybody.
 * Answers the secret of each one's link, in their order.
 */
export async function firstStaff(
  deps: Pick<OfficeDeps, 'db' | 'random'>,
  people: readonly [FirstPerson, FirstPerson],
): Promise<[string, string]> {
  return deps.db.transaction().execute(async (tx) => {
    // Two calls at once: the second waits here, and then finds somebody.
    await sql`select pg_advisory_xact_lock(${LOCKS.firstStaff})`.execute(tx)
    const anybody = await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst()
    refuseIf(anybody !== undefined, 'staff_exists')
    const make = async (person: FirstPerson) => {
      const id = await insertStaff(tx, deps, person)
      await tx
        .insertInto('staff_role')
        .values({
          staff_id: id,
          role: 'administrator',
          proposal_id: null,
          ended_at: null,
          ended_by: null,
        })
        .execute()
      await writeAudit(tx, {
        actor: { kind: 'command-line', id: 'staff first' },
        does: 'staff.first',
        outcome: 'done',
        object: staffObject(person),
        after: { roles: 'administrator' },
      })
      return makeInvite(tx, deps, id)
    }
    return [await make(people[0]), await make(people[1])]
  })
}
