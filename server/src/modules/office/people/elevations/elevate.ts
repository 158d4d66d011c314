import type * as contract from '@zar/contract/office/elevations'
import { ELEVATION, PROPOSAL_MINUTES } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import type { OfficeDeps } from '../../deps.ts'
import { shiftEnd } from '../../desk/shifts.ts'
import type { OfficeCall } from '../../operations/operation-route.ts'
import { holdOf, rightsOf } from '../../rights/hold.ts'
import { bringsPair } from '../../rights/separation.ts'
import { readPerson } from '../read-person.ts'
import { holdStaff, raiseVersion } from '../staff-rows.ts'

type Input<Operation extends { input: z.ZodMiniType }> = z.output<Operation['input']>

const elevationObject = (id: bigint | string): string => `elevation:${id}`
const rightObject = (right: Right): string => `right:${right}`

/** Asks for a right for a while. One that would bring a forbidden pair is not even asked for. */
export async function askElevation(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.askElevation>>,
): Promise<{ elevation: string; lapsesAt: string }> {
  const { right, object, minutes, reason } = call.input
  const { person, session } = call
  call.may({ object: rightObject(right), reason })
  refuseIf(bringsPair(rightsOf(person), right), 'separation')
  return db.transaction().execute(async (tx) => {
    await holdStaff(tx, person.id)
    refuseIf(await isAsked(tx, { staffId: person.id, right }), 'proposal_waits')
    const row = await tx
      .insertInto('staff_elevation')
      .values({
        staff_id: person.id,
        right_name: right,
        kind: 'asked',
        object,
        reason,
        minutes,
        session_id: session.id,
        approved_by: null,
        ends_at: null,
        ended_at: null,
        reviewed_by: null,
        reviewed_at: null,
      })
      .returning(['id', 'asked_at'])
      .executeTakeFirstOrThrow()
    const after = { right, case: object, minutes }
    const linked = elevationObject(row.id)
    await call.note(tx, { outcome: 'waits', object: rightObject(right), reason, after, linked })
    return {
      elevation: `${row.id}`,
      lapsesAt: new Date(row.asked_at.getTime() + PROPOSAL_MINUTES * 60_000).toISOString(),
    }
  })
}

const hasLapsed = sql<boolean>`asked_at <= clock_timestamp() - make_interval(mins => ${PROPOSAL_MINUTES})`

async function isAsked(tx: Tx, { staffId, right }: { staffId: string; right: Right }) {
  const row = await tx
    .selectFrom('staff_elevation')
    .select([hasLapsed.as('hasLapsed')])
    .where('staff_id', '=', staffId)
    .where('right_name', '=', right)
    .where('ends_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.hasLapsed === false
}

/** Gives another person a right that the giver holds by a role: from now, for the minutes asked for. */
export async function approveElevation(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.approveElevation>>,
): Promise<{ endsAt: string }> {
  const { elevation, reason } = call.input
  call.may({ object: elevationObject(elevation), reason })
  return db.transaction().execute(async (tx) => {
    const row = await holdElevation(tx, BigInt(elevation), 'asked')
    refuseIf(row.staff_id === call.person.id, 'same_person')
    refuseIf(row.approved_by !== null, 'decided_meanwhile')
    refuseIf(row.hasLapsed, 'lapsed')
    refuseIf(!holdOf(call.person, row.right_name), 'ceiling')
    const asker = await readPerson(tx, row.staff_id)
    // A log-out or a suspension has ended it.
    if (asker?.state !== 'active' || row.ended_at) throw new Refusal('changed_meanwhile')
    refuseIf(bringsPair(rightsOf(asker), row.right_name), 'separation')
    const { ends_at: endsAt } = await tx
      .updateTable('staff_elevation')
      .set({
        approved_by: call.person.id,
        // `least` leaves out what is null: who has no shift.
        ends_at: sql`least(clock_timestamp() + make_interval(mins => minutes), ${shiftEnd(row.staff_id)})`,
      })
      .where('id', '=', row.id)
      .returning(sql<Date>`ends_at`.as('ends_at'))
      .executeTakeFirstOrThrow()
    await raiseVersion(tx, row.staff_id)
    await call.note(tx, {
      object: elevationObject(row.id),
      reason,
      after: { right: row.right_name, case: row.object, minutes: row.minutes, for: asker.name },
    })
    return { endsAt: endsAt.toISOString() }
  })
}

/** Takes alone a right that only stops something. Everybody in the office sees it while it is in force. */
export async function breakGlass(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.breakGlass>>,
): Promise<{ elevation: string; endsAt: string }> {
  const { right, object, reason } = call.input
  const { person, session } = call
  call.may({ object: rightObject(right), reason })
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('staff_elevation')
      .values({
        staff_id: person.id,
        right_name: right,
        kind: 'break_glass',
        object,
        reason,
        minutes: ELEVATION.breakGlass.minutes,
        session_id: session.id,
        approved_by: null,
        ends_at: sql`clock_timestamp() + make_interval(mins => ${ELEVATION.breakGlass.minutes})`,
        ended_at: null,
        reviewed_by: null,
        reviewed_at: null,
      })
      .returning(['id', sql<Date>`ends_at`.as('ends_at')])
      .executeTakeFirstOrThrow()
    await raiseVersion(tx, person.id)
    const linked = elevationObject(row.id)
    await call.note(tx, {
      object: rightObject(right),
      reason,
      linked,
      after: { right, case: object },
    })
    return { elevation: `${row.id}`, endsAt: row.ends_at.toISOString() }
  })
}

/** Compliance has looked at it; never who used it. */
export async function reviewBreakGlass(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.reviewBreakGlass>>,
): Promise<void> {
  const { elevation, reason } = call.input
  refuseIf(!call.person.roles.includes('compliance'), 'out_of_scope')
  call.may({ object: elevationObject(elevation), reason })
  await db.transaction().execute(async (tx) => {
    const row = await holdElevation(tx, BigInt(elevation), 'break_glass')
    refuseIf(row.staff_id === call.person.id, 'same_person')
    refuseIf(row.reviewed_by !== null, 'decided_meanwhile')
    await tx
      .updateTable('staff_elevation')
      .set({ reviewed_by: call.person.id, reviewed_at: sql`clock_timestamp()` })
      .where('id', '=', row.id)
      .execute()
    const object = elevationObject(row.id)
    await call.note(tx, { does: 'breakglass.review', object, reason })
  })
}

async function holdElevation(tx: Tx, id: bigint, kind: 'asked' | 'break_glass') {
  const row = await tx
    .selectFrom('staff_elevation')
    .selectAll()
    .select(hasLapsed.as('hasLapsed'))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
