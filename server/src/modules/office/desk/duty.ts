import type { OnDuty } from '@zar/contract/office/desk/desk'
import { ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { STAFF_SESSION } from '../sessions/session.ts'

type Row = {
  id: string
  name: string
  held: { role: RoleName; isLead: boolean }[] | null
  shiftRole: RoleName | null
  until: Date | null
}

/** Whoever has a session that is alive, leads first. */
export async function readDuty(db: Db): Promise<OnDuty[]> {
  const { rows } = await sql<Row>`
    select staff.id, full_name as name, held.held, shift.role as "shiftRole", shift.until_at as until
    from staff
      left join lateral (
        select json_agg(json_build_object('role', role, 'isLead', is_lead)) as held from staff_role
          where staff_id = staff.id and ended_at is null) held on true
      left join lateral (
        select role, until_at from staff_shift
          where staff_id = staff.id and ended_at is null and from_at <= now() and until_at > now()
          order by until_at desc limit 1) shift on true
    where state = 'active' and exists (
      select from staff_session where staff_id = staff.id and ended_at is null
        and seen_at > now() - make_interval(mins => ${STAFF_SESSION.idleMinutes})
        and started_at > now() - make_interval(hours => ${STAFF_SESSION.hours}))
    order by full_name, staff.id`.execute(db)
  return rows
    .map(({ id, name, held, shiftRole, until }) => {
      const roles = held ?? []
      return {
        id,
        name,
        role: shiftRole ?? ROLES.find((role) => roles.some((one) => one.role === role)) ?? null,
        isLead: roles.some(({ role, isLead }) => isLead || role === 'manager'),
        until: until?.toISOString() ?? null,
      }
    })
    .sort((one, other) => Number(other.isLead) - Number(one.isLead))
}
