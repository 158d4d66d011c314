import type * as contract from '@zar/contract/office/elevations'
import { ELEVATION, PROPOSAL_MINUTES } from '@zar/contract/office/rights/limits'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import { effectiveAt } from '../grants/read-grant.ts'
import { asAgreed } from '../grants/ripe-grants.ts'
import { readWaiting } from '../grants/role-proposals.ts'

const isLive = sql<boolean>`staff_elevation.ended_at is null and ends_at > clock_timestamp()`
const isWaiting = sql<boolean>`staff_elevation.ended_at is null and ends_at is null
  and asked_at > clock_timestamp() - make_interval(mins => ${PROPOSAL_MINUTES})`
const isUnreviewed = sql<boolean>`staff_elevation.kind = 'break_glass' and reviewed_at is null`
const isLate = sql<boolean>`staff_elevation.kind = 'break_glass' and reviewed_at is null
  and asked_at <= clock_timestamp() - make_interval(hours => ${ELEVATION.breakGlass.reviewHours})`

/** Rights for a while that wait for a yes, are in force, or wait for their review. The newest first. */
export async function readElevations(db: Db): Promise<contract.Elevation[]> {
  const rows = await db
    .selectFrom('staff_elevation')
    .innerJoin('staff', 'staff.id', 'staff_elevation.staff_id')
    .leftJoin('staff as approver', 'approver.id', 'approved_by')
    .leftJoin('staff as reviewer', 'reviewer.id', 'reviewed_by')
    .select(['staff_elevation.id', 'staff.full_name', 'right_name', 'kind', 'object', 'reason'])
    .select(['minutes', 'asked_at', 'ends_at'])
    .select(['approver.full_name as approvedBy', 'reviewer.full_name as reviewedBy'])
    .where(sql<boolean>`(${isLive}) or (${isWaiting}) or (${isUnreviewed})`)
    .orderBy('staff_elevation.id', 'desc')
    .execute()
  return rows.map(({ id, full_name, right_name, asked_at, ends_at, ...row }) => ({
    ...row,
    id: `${id}`,
    person: full_name,
    right: right_name,
    askedAt: asked_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
  }))
}

/** What everybody in the office is told, and this person of their own rights for a while. */
export async function readNotices(db: Db, staffId: string): Promise<contract.Notices> {
  const [broken, late, waiting, own] = await Promise.all([
    db
      .selectFrom('staff_elevation')
      .innerJoin('staff', 'staff.id', 'staff_id')
      .select(['full_name', 'right_name', sql<Date>`ends_at`.as('ends_at')])
      .where('kind', '=', 'break_glass')
      .where(isLive)
      .orderBy('staff_elevation.id')
      .execute(),
    db
      .selectFrom('staff_elevation')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where(isLate)
      .executeTakeFirstOrThrow(),
    readWaiting(db),
    readOwn(db, staffId),
  ])
  return {
    brokenGlass: broken.map(({ full_name, right_name, ends_at }) => ({
      person: full_name,
      right: right_name,
      endsAt: ends_at.toISOString(),
    })),
    unreviewed: late.count,
    grants: waiting.flatMap((grant) => {
      const agreed = asAgreed(grant)
      const at = agreed.proposed.grant.heldByNobody.length > 0 ? effectiveAt(agreed) : undefined
      if (!at) return []
      const roles = grant.after.map(({ role }) => role)
      return [{ person: grant.receiver.fullName, roles, effectiveAt: at.toISOString() }]
    }),
    own,
  }
}

/** Those that were asked for; a right that was taken alone is told to everybody. */
async function readOwn(db: Db, staffId: string): Promise<contract.Notices['own']> {
  const rows = await db
    .selectFrom('staff_elevation')
    .select(['right_name', 'object', 'ends_at'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'asked')
    .where(sql<boolean>`((${isLive}) or (${isWaiting}))`)
    .orderBy('id')
    .execute()
  return rows.map(({ right_name: right, object, ends_at }) => ({
    right,
    object,
    endsAt: ends_at?.toISOString() ?? null,
  }))
}
