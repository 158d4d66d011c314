import type * as contract from '@zar/contract/office/people'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { shortenedAddress } from '../../players/index.ts'
import { WRONG_TRIES } from '../log-in/log-in.ts'
import { mayUnlock, readWrongTries } from '../log-in/unlock.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { holdOf } from '../rights/hold.ts'
import { readHeld, readScopesOf, staffObject } from './staff-rows.ts'

const OF_PERSON: readonly Right[] = [
  'role.propose',
  'scope.edit',
  'staff.suspend',
  'staff.restore',
  'staff.key_reset',
]

/** Who may unlock the log-in too. */
const WITH_UNLOCK: readonly Right[] = [...OF_PERSON, 'role.approve']

/** Everybody, by name. Who sees people in part has no last sight and no scopes of them. */
export async function listStaff(
  db: Db,
  call: Pick<OfficeCall<unknown>, 'person' | 'actions'>,
): Promise<contract.StaffMember[]> {
  const isWhole = holdOf(call.person, 'staff.view') !== 'limited'
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_session', 'staff_session.staff_id', 'staff.id')
    .select(['staff.id', 'name', 'full_name', 'state'])
    .select(sql<Date | null>`max(seen_at)`.as('seenAt'))
    .select(
      sql<number>`(count(staff_session.id) filter (where ended_at is null))::integer`.as(
        'sessions',
      ),
    )
    .groupBy('staff.id')
    .orderBy('name')
    .execute()
  const tries = await readWrongTries(
    db,
    rows.map(({ name }) => name),
  )
  return Promise.all(
    rows.map(async ({ id, name, full_name, state, seenAt, sessions }) => {
      const roles = await readHeld(db, id)
      const rights = mayUnlock(call.person, roles) ? WITH_UNLOCK : OF_PERSON
      return {
        id,
        name,
        fullName: full_name,
        state,
        roles,
        scopes: isWhole ? await readScopesOf(db, id) : [],
        seenAt: isWhole ? (seenAt?.toISOString() ?? null) : null,
        sessions,
        isLocked: (tries.get(name)?.length ?? 0) >= WRONG_TRIES.tries,
        actions: call
          .actions(rights, { object: staffObject({ name }) })
          .map((action) => (id === call.person.id ? refusedSelf(action) : action)),
      }
    }),
  )
}

/** What the roles have not stays so: a person learns of none that they lack. */
const refusedSelf = (action: contract.StaffMember['actions'][number]) =>
  action.state === 'refused' ? action : { ...action, state: 'refused' as const, why: 'self' }

type Of = { staffId?: string; current: string }

/** Open sessions, the last seen first: of everybody, or of one person. */
export async function readStaffSessions(
  db: Db,
  { staffId, current }: Of,
): Promise<contract.StaffSession[]> {
  let query = db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_session.id', 'name', 'ip', 'agent', 'started_at', 'seen_at'])
    .where('ended_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .orderBy('staff_session.id')
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId)
  const rows = await query.execute()
  return rows.map(({ id, name, ip, agent, started_at, seen_at }) => ({
    id,
    name,
    ip: shortenedAddress(ip),
    agent,
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isThis: id === current,
  }))
}
