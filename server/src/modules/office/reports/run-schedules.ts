import type { ReportFormat, ReportName } from '@zar/contract/office/reports/export'
import { REPORT_RIGHTS } from '@zar/contract/office/reports/export'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import type { ScheduleRow } from '../../../db/tables/office/exports.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { writeAudit } from '../../audit/index.ts'
import { reportFile } from '../../reports/index.ts'
import { readPerson } from '../people/read-person.ts'
import type { Person } from '../rights/person.ts'
import { failedLetter, type LetterDeps, readyLetter, writeTo } from './files/mail.ts'
import { fileEnd, storePieces } from './files/store.ts'
import { nextAt, periodOf } from './schedule-times.ts'
import { mayAll, rightsOfMaker, whoMay } from './schedules.ts'

export type FileJobDeps = LetterDeps & {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  /** For tests: makes the file. */
  make?: typeof reportFile
}

/** Tries of one time before it is told that it failed. */
export const TRIES_MAX = 3
/** Times that one run of the job looks at, so that a house that was closed for long goes on with its other work. */
const TIMES_MAX = 50

/**
 * Makes each report that is due, once, also where two processes are at it: the schedule's row is held, and a time
 * has one row. One that fails is tried three times and then told; the others do not wait for it.
 */
export async function runSchedules(deps: FileJobDeps): Promise<void> {
  const skipped: bigint[] = []
  for (let times = 0; times < TIMES_MAX; times += 1) {
    const held: { row?: ScheduleRow } = {}
    try {
      const isMade = await deps.db.transaction().execute(async (tx) => {
        const row = await holdDue(tx, deps.clock.now(), skipped)
        if (!row) return false
        held.row = row
        await runOne(tx, deps, row)
        return true
      })
      if (!isMade) return
    } catch (err) {
      const { row } = held
      if (!row) throw err
      deps.log.error({ err, schedule: `${row.id}` }, 'a scheduled report was not made')
      skipped.push(row.id)
      await noteFailure(deps, row)
    }
  }
}

const holdDue = (tx: Tx, now: Date, skipped: readonly bigint[]) => {
  const due = tx
    .selectFrom('report_schedule')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return (skipped.length > 0 ? due.where('id', 'not in', skipped) : due).executeTakeFirst()
}

async function runOne(tx: Tx, deps: FileJobDeps, row: ScheduleRow): Promise<void> {
  const now = deps.clock.now()
  const report = row.report as ReportName
  const maker = await readPerson(tx, row.made_by)
  if (!mayAll(maker, rightsOfMaker(report), now)) return end(tx, deps, row, { code: 'no_right' })
  const asked = await tx
    .selectFrom('report_receiver')
    .select('staff_id')
    .where('schedule_id', '=', row.id)
    .orderBy('staff_id')
    .execute()
  const ids = asked.map(({ staff_id }) => staff_id)
  const people = await whoMay(tx, { ids, report, now })
  const leftOut = ids.length - people.length
  if (people.length === 0) return end(tx, deps, row, { code: 'no_receiver', leftOut })
  await end(tx, deps, row, { code: null, receivers: people.length, leftOut })
  for (const person of people) await makeFor(tx, deps, row, person)
}

/** Each receiver has a file of their own, with their name on each page. */
async function makeFor(tx: Tx, deps: FileJobDeps, row: ScheduleRow, person: Person) {
  const { db, random, clock } = deps
  const [now, id] = [clock.now(), random.uuid()]
  const report = row.report as ReportName
  const { locale, format, id: schedule_id, next_at: due_at } = row
  const wish = { report, format, ...periodOf(row.every, due_at) }
  const make = deps.make ?? reportFile
  const made = await make({ db }, wish, { by: person.name, now, locale })
  const endsAt = fileEnd(now)
  await tx
    .insertInto('office_file')
    .values({
      id,
      staff_id: person.id,
      kind: 'report',
      right_name: REPORT_RIGHTS[report],
      wish: JSON.stringify(wish),
      locale,
      name: made.name,
      type: made.type,
      made_at: now,
      ends_at: endsAt,
      bytes: BigInt(made.content.length),
      rows: BigInt(made.rows),
      schedule_id,
      due_at,
      proposal_id: null,
    })
    .execute()
  await storePieces(tx, deps, { fileId: id, chunks: [made.content] })
  const letter = readyLetter({ name: made.name, endsAt }, { locale, siteUrl: deps.siteUrl })
  await writeTo(tx, deps, { staffId: person.id, letter })
  await writeAudit(tx, {
    ...SYSTEM,
    outcome: 'done',
    object: `file:${id}`,
    after: { ...wish, receiver: person.id },
    linked: `schedule:${row.id}`,
    seen: { rows: made.rows },
  })
}

const SYSTEM = {
  actor: { kind: 'system', id: 'job' },
  does: 'report.schedule',
  right: 'report.schedule',
} as const

type Ended = { code: string | null; receivers?: number; leftOut?: number }

/** Notes what became of a time, and when the next one is. Who made the schedule is told where nothing was sent. */
async function end(tx: Tx, deps: FileJobDeps, row: ScheduleRow, ended: Ended): Promise<void> {
  const { code, receivers = 0, leftOut = 0 } = ended
  const { from, to } = periodOf(row.every, row.next_at)
  await tx
    .insertInto('report_run')
    .values({
      schedule_id: row.id,
      due_at: row.next_at,
      from_day: from,
      to_day: to,
      code,
      receivers,
      left_out: leftOut,
    })
    .execute()
  await tx
    .updateTable('report_schedule')
    .set({ next_at: nextAt(row, row.next_at), tries: 0 })
    .where('id', '=', row.id)
    .execute()
  if (code === null) return
  const name = nameOf(row, { from, to })
  const { locale } = row
  const letter = failedLetter(name, { locale, siteUrl: deps.siteUrl, isSchedule: true })
  await writeTo(tx, deps, { staffId: row.made_by, letter })
  const object = `schedule:${row.id}`
  await writeAudit(tx, { ...SYSTEM, outcome: 'failed', code, object, after: { from, to } })
  deps.log.warn({ event: 'scheduled report failed', schedule: `${row.id}`, code })
}

const nameOf = (
  { report, format }: { report: string; format: ReportFormat },
  { from, to }: { from: string; to: string },
): string => `zar-${report}-${from}-${to}.${format}`

/** After its last try a time is over; nothing of it was kept. */
async function noteFailure(deps: FileJobDeps, row: ScheduleRow): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = await tx
      .selectFrom('report_schedule')
      .selectAll()
      .where('id', '=', row.id)
      .where('next_at', '=', row.next_at)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!now) return
    if (now.tries + 1 >= TRIES_MAX) return end(tx, deps, now, { code: 'failed' })
    await tx
      .updateTable('report_schedule')
      .set({ tries: now.tries + 1 })
      .where('id', '=', row.id)
      .execute()
  })
}
