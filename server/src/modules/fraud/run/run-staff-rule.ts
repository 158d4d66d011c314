import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import type { Clock } from '../../../platform/clock.ts'
import { readStaff } from '../facts/read-staff.ts'
import { DAY_MS, type Params } from '../rules/finding.ts'
import { findStaffPatterns, type StaffFinding } from '../rules/staff-rules.ts'
import { quietDays } from './quiet-days.ts'
import { readRules } from './rule-versions.ts'

/** Each hour. */
export const STAFF_RULE_CRONTAB = '17 * * * * run_staff_rule'

const STATEMENT_MS = 60_000

/** Looks for patterns in what the staff decided, and tells compliance alone. Answers how many are new. */
export async function runStaffRule({
  db,
  clock,
  log,
}: {
  db: Db
  clock: Clock
  log: Logger
}): Promise<number> {
  const now = clock.now()
  const held = (await readRules(db)).find(({ rule }) => rule === 'staff_pattern')
  if (!held?.isOn) return 0
  const { version, parameters } = held
  const found = await db.transaction().execute(async (tx) => {
    // Two runs at once would raise twice what is quiet for days.
    await sql`select pg_advisory_xact_lock(${LOCKS.risk})`.execute(tx)
    let written = 0
    for (const finding of await findInStaff(tx, parameters, now))
      if (await write(tx, finding, { version, now })) written += 1
    return written
  })
  if (found > 0) log.info({ event: 'staff rule', found })
  return found
}

/** What the rule sees in the days that it looks back. */
export async function findInStaff(tx: Tx, params: Params, now: Date): Promise<StaffFinding[]> {
  await takeLonger(tx, STATEMENT_MS)
  return findStaffPatterns(await readStaff(tx, { until: now, params }), params)
}

async function write(
  tx: Tx,
  finding: StaffFinding,
  { version, now }: { version: number; now: Date },
): Promise<boolean> {
  const { staffId, otherId, playerId, about, reasons } = finding
  const at = new Date(finding.at)
  const quietFrom = new Date(finding.at - quietDays('staff_pattern') * DAY_MS)
  const { numAffectedRows = 0n } = await sql`
    insert into inside_alert (rule, rule_version, staff_id, other_id, player_id, about, reasons, at, found_at)
    select 'staff_pattern', ${version}, ${staffId}, ${otherId}, ${playerId}, ${about},
      ${JSON.stringify(reasons)}::jsonb, ${at}, ${now}
     where not exists (select from inside_alert
       where rule = 'staff_pattern' and about = ${about} and at > ${quietFrom})
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}
