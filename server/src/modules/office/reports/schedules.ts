import { REPORT_RIGHTS } from '@zar/contract/office/reports/export'
import type * as contract from '@zar/contract/office/reports/schedules'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { readPerson } from '../people/read-person.ts'
import { mayOffer } from '../rights/may-do.ts'
import type { Person } from '../rights/person.ts'
import { isNarrowed } from '../rights/scopes.ts'
import { HOUSE } from './house.ts'
import { nextAt } from './schedule-times.ts'

type Deps = Pick<OfficeDeps, 'db'>
type Input<Operation extends { input: z.ZodMiniType }> = z.output<Operation['input']>
type Out<Operation extends { output: z.ZodMiniType }> = z.input<Operation['output']>

/** What a schedule rests on, beside the right to make one: whoever made it must hold these when it is due. */
export const rightsOfMaker = (report: keyof typeof REPORT_RIGHTS): readonly Right[] => [
  'report.schedule',
  'export.masked',
  REPORT_RIGHTS[report],
]

/** Whether the person may do all of these with the house's figures now. */
export const mayAll = (person: Person | undefined, rights: readonly Right[], now: Date): boolean =>
  person !== undefined &&
  rights.every(
    (right) =>
      !isNarrowed(person, right) &&
      !('refused' in mayOffer(person, { right, now, object: HOUSE.object })),
  )

/** Has a report made by the clock. Refused where the maker or a receiver may not see it. */
export async function makeSchedule(
  deps: Deps,
  call: OfficeCall<Input<typeof contract.scheduleReport>>,
): Promise<Out<typeof contract.scheduleReport>> {
  const { reason, receivers: asked, ...terms } = call.input
  const receivers = [...new Set(asked)]
  call.may({ ...HOUSE, reason })
  if (!mayAll(call.person, rightsOfMaker(terms.report), call.now)) throw new Refusal('out_of_scope')
  return deps.db.transaction().execute(async (tx) => {
    const allowed = await whoMay(tx, { ids: receivers, report: terms.report, now: call.now })
    refuseIf(allowed.length < receivers.length, 'receiver_lacks_right')
    const next = nextAt(terms, call.now)
    const { id } = await tx
      .insertInto('report_schedule')
      .values({ ...terms, because: reason, made_by: call.person.id, next_at: next })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('report_receiver')
      .values(receivers.map((staff_id) => ({ schedule_id: id, staff_id })))
      .execute()
    const after = { ...terms, receivers: receivers.length }
    await call.note(tx, { object: `schedule:${id}`, reason, after })
    return { id: `${id}`, nextAt: next.toISOString() }
  })
}

/** Those of these people who may see the report now. */
export async function whoMay(
  db: Db | Tx,
  { ids, report, now }: { ids: readonly string[]; report: keyof typeof REPORT_RIGHTS; now: Date },
): Promise<Person[]> {
  const people: Person[] = []
  for (const id of ids) {
    const person = await readPerson(db, id)
    if (person && mayAll(person, [REPORT_RIGHTS[report]], now)) people.push(person)
  }
  return people
}

/** Ends a schedule; one that was ended before is refused. */
export async function endSchedule(
  deps: Deps,
  call: OfficeCall<Input<typeof contract.endSchedule>>,
): Promise<null> {
  const { id, reason } = call.input
  const object = `schedule:${id}`
  call.may({ ...HOUSE, reason })
  await deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('report_schedule')
      .select('ended_at')
      .where('id', '=', BigInt(id))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    refuseIf(row.ended_at !== null, 'schedule_ended')
    await tx
      .updateTable('report_schedule')
      .set({ ended_at: sql<Date>`clock_timestamp()`, ended_by: call.person.id })
      .where('id', '=', BigInt(id))
      .execute()
    await call.note(tx, { object, reason, after: { state: 'ended' } })
  })
  return null
}

/** To look at schedules asks for no reason: to make and to end one does. */
function refuseUnlessMayLook(call: OfficeCall<unknown>): void {
  const [may] = call.actions(['report.schedule'], HOUSE)
  if (may?.state === 'refused') throw new Refusal('out_of_scope')
}

/** Active people who may see the report. */
export async function readReceivers(
  { db }: Deps,
  call: OfficeCall<Input<typeof contract.readReceivers>>,
): Promise<Out<typeof contract.readReceivers>> {
  refuseUnlessMayLook(call)
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_mail', 'staff_id', 'staff.id')
    .select(['staff.id', 'staff_id'])
    .where('state', '=', 'active')
    .orderBy('full_name')
    .execute()
  const ids = rows.map(({ id }) => id)
  const hasMail = new Set(rows.map(({ staff_id }) => staff_id))
  const people = await whoMay(db, { ids, report: call.input.report, now: call.now })
  return people.map(({ id, name }) => ({ id, name, hasMail: hasMail.has(id) }))
}

type Receivers = { id: string; name: string; hasMail: boolean }[]
type Last = { dueAt: string; code: string | null; receivers: number; leftOut: number }

/** Schedules that run, the newest first. */
export async function readSchedules(
  { db }: Deps,
  call: OfficeCall<unknown>,
): Promise<Out<typeof contract.readSchedules>> {
  refuseUnlessMayLook(call)
  const rows = await db
    .selectFrom('report_schedule')
    .innerJoin('staff', 'staff.id', 'made_by')
    .select(['report_schedule.id', 'report', 'format', 'locale', 'every', 'hour'])
    .select(['because', 'next_at', 'full_name'])
    .select([
      sql<Receivers>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'name', one.full_name,
            'hasMail', exists (select from staff_mail where staff_id = one.id)) order by one.full_name), '[]')
          from report_receiver join staff one on one.id = report_receiver.staff_id
          where schedule_id = report_schedule.id)`.as('receivers'),
      sql<Last | null>`(
        select jsonb_build_object('dueAt', due_at, 'code', code, 'receivers', receivers, 'leftOut', left_out)
          from report_run where schedule_id = report_schedule.id order by due_at desc limit 1)`.as(
        'last',
      ),
    ])
    .where('ended_at', 'is', null)
    .orderBy('report_schedule.id', 'desc')
    .execute()
  return rows.map(({ id, full_name: madeBy, next_at, report, last, ...row }) => ({
    ...row,
    id: `${id}`,
    report: report as keyof typeof REPORT_RIGHTS,
    madeBy,
    nextAt: next_at.toISOString(),
    last: last && { ...last, dueAt: new Date(last.dueAt).toISOString() },
  }))
}
