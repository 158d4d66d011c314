import type * as contract from '@zar/contract/office/desk/shifts'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { holdStaff, readHeld } from '../people/staff-rows.ts'

type Input<Operation extends { input: z.ZodMiniType }> = z.output<Operation['input']>

/** Shifts that run or come within a week, and who can have one. */
export async function listShifts(db: Db): Promise<z.input<typeof contract.listShifts.output>> {
  const shifts = await db
    .selectFrom('staff_shift')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_shift.id', 'staff_id', 'full_name', 'role', 'from_at', 'until_at'])
    .where('ended_at', 'is', null)
    .where('until_at', '>', sql<Date>`now()`)
    .where('from_at', '<', sql<Date>`now() + interval '7 days'`)
    .orderBy('from_at')
    .orderBy('staff_shift.id')
    .execute()
  const people = await db
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select(['staff.id', 'full_name', 'role'])
    .where('state', '=', 'active')
    .where('ended_at', 'is', null)
    .orderBy('full_name')
    .orderBy('staff.id')
    .orderBy('role')
    .execute()
  return {
    shifts: shifts.map((row) => ({
      id: `${row.id}`,
      staff: row.staff_id,
      name: row.full_name,
      role: row.role,
      from: row.from_at.toISOString(),
      until: row.until_at.toISOString(),
    })),
    people: [...new Set(people.map(({ id }) => id))].map((id) => {
      const own = people.filter((one) => one.id === id)
      return { id, name: own[0]?.full_name ?? '', roles: own.map(({ role }) => role) }
    }),
  }
}

const shiftObject = (id: bigint | string): string => `shift:${id}`

/** Sets a shift, in the place of another where one is named. Nobody has two at once, or as what they are not. */
export async function editShift(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.editShift>>,
): Promise<{ shift: string }> {
  const { shift, staff, role, from, until } = call.input
  const object = shift === undefined ? `staff:${staff}` : shiftObject(shift)
  call.may({ object })
  return db.transaction().execute(async (tx) => {
    const person = await holdStaff(tx, staff)
    refuseIf(person.state !== 'active', 'invalid_input')
    const held = await readHeld(tx, staff)
    refuseIf(!held.some((one) => one.role === role), 'invalid_input')
    const before = shift === undefined ? undefined : await endOne(tx, shift, call.person.id)
    refuseIf(before !== undefined && before.staff_id !== staff, 'invalid_input')
    refuseIf(await overlaps(tx, { staff, from, until }), 'shift_overlaps')
    const made = await tx
      .insertInto('staff_shift')
      .values({
        staff_id: staff,
        role,
        from_at: new Date(from),
        until_at: new Date(until),
        made_by: call.person.id,
        ended_at: null,
        ended_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (before && isRunning(before, call.now)) await cutElevations(tx, staff)
    await call.note(tx, {
      object: shiftObject(made.id),
      before: before && { from: before.from_at, until: before.until_at, role: before.role },
      after: { staff: person.name, role, from, until },
    })
    return { shift: `${made.id}` }
  })
}

/** Takes a shift off the list; a right for a while ends with the one that runs. */
export async function endShift(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.endShift>>,
): Promise<void> {
  const { shift } = call.input
  call.may({ object: shiftObject(shift) })
  await db.transaction().execute(async (tx) => {
    const { staff_id: staff } = await find(tx, shift)
    const person = await holdStaff(tx, staff)
    const ended = await endOne(tx, shift, call.person.id)
    const { from_at: from, until_at: until, role } = ended
    if (isRunning(ended, call.now)) await cutElevations(tx, staff)
    await call.note(tx, {
      object: shiftObject(shift),
      before: { staff: person.name, role, from, until },
      after: { ended: true },
    })
  })
}

async function find(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('staff_shift')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

async function endOne(tx: Tx, id: string, by: string) {
  const row = await tx
    .updateTable('staff_shift')
    .set({ ended_at: sql`clock_timestamp()`, ended_by: by })
    .where('id', '=', BigInt(id))
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

const isRunning = (shift: { from_at: Date; until_at: Date }, now: Date): boolean =>
  shift.from_at <= now && now < shift.until_at

type Span = { staff: string; from: string; until: string }

async function overlaps(tx: Tx, { staff, from, until }: Span): Promise<boolean> {
  const found = await tx
    .selectFrom('staff_shift')
    .select('id')
    .where('staff_id', '=', staff)
    .where('ended_at', 'is', null)
    .where('from_at', '<', new Date(until))
    .where('until_at', '>', new Date(from))
    .executeTakeFirst()
  return found !== undefined
}

/** The end of the shift that runs now; null of who has none. */
export const shiftEnd = (staffId: string) =>
  sql<Date | null>`(select max(until_at) from staff_shift where staff_id = ${staffId}
    and ended_at is null and from_at <= clock_timestamp() and until_at > clock_timestamp())`

/** Rights that were asked for a while end with the shift; break-glass has a time of its own. */
async function cutElevations(tx: Tx, staffId: string): Promise<void> {
  await tx
    .updateTable('staff_elevation')
    .set({ ends_at: sql`least(ends_at, coalesce(${shiftEnd(staffId)}, clock_timestamp()))` })
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'asked')
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .execute()
}
