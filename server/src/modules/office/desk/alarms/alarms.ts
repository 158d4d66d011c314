import type * as contract from '@zar/contract/office/desk/alarms'
import { ALARM_MUTE_MINUTES } from '@zar/contract/office/desk/alarms'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../../db/db.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import type { OfficeDeps } from '../../deps.ts'
import type { OfficeCall } from '../../operations/operation-route.ts'

type Input<Operation extends { input: z.ZodMiniType }> = z.output<Operation['input']>

/** Alarms that last, and those that ended within the hour, the newest first. */
export async function readAlarms(db: Db): Promise<contract.Alarm[]> {
  const rows = await db
    .selectFrom('alarm')
    .leftJoin('staff', 'staff.id', 'owner_id')
    .select(['alarm.id', 'alarm.name', 'about', 'is_critical', 'value', 'began_at', 'ended_at'])
    .select(['owner_id', 'full_name'])
    .select(sql<Date | null>`case when muted_until > now() then muted_until end`.as('muted'))
    .where('began_at', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('ended_at', 'is', null), eb('ended_at', '>', sql<Date>`now() - interval '1 hour'`)]),
    )
    .orderBy(sql`ended_at is not null`)
    .orderBy('began_at', 'desc')
    .orderBy('alarm.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: `${row.id}`,
    name: row.name,
    about: row.about,
    isCritical: row.is_critical,
    value: Number.isFinite(row.value) ? row.value : null,
    beganAt: row.began_at?.toISOString() ?? '',
    endedAt: row.ended_at?.toISOString() ?? null,
    owner: row.owner_id && row.full_name ? { id: row.owner_id, name: row.full_name } : null,
    mutedUntil: row.muted?.toISOString() ?? null,
  }))
}

const alarmObject = (id: string): string => `alarm:${id}`

/** The alarm, held until the end; refuses one that is over. */
async function holdAlarm(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('alarm')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('began_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.ended_at !== null, 'alarm_over')
  return row
}

/** Takes an alarm that nobody has, or gives back the caller's own. Doing it again changes nothing. */
export async function takeAlarm(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.ownAlarm>>,
): Promise<void> {
  const { id, isOwned } = call.input
  const { person } = call
  call.may({ object: alarmObject(id) })
  await db.transaction().execute(async (tx) => {
    const { owner_id: owner, name, about } = await holdAlarm(tx, id)
    refuseIf(owner !== null && owner !== person.id, 'alarm_owned')
    const isSame = isOwned === (owner !== null)
    if (!isSame)
      await tx
        .updateTable('alarm')
        .set({ owner_id: isOwned ? person.id : null, owned_at: isOwned ? sql`now()` : null })
        .where('id', '=', BigInt(id))
        .execute()
    await call.note(tx, { object: alarmObject(id), after: { name, about, isOwned } })
  })
}

/** Keeps an alarm quiet for a while; it is still on the desk. */
export async function muteAlarm(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.muteAlarm>>,
): Promise<{ until: string }> {
  const { id, reason } = call.input
  call.may({ object: alarmObject(id), reason })
  return db.transaction().execute(async (tx) => {
    const { name, about } = await holdAlarm(tx, id)
    const { until } = await tx
      .updateTable('alarm')
      .set({
        muted_by: call.person.id,
        muted_until: sql`now() + make_interval(mins => ${ALARM_MUTE_MINUTES})`,
      })
      .where('id', '=', BigInt(id))
      .returning(sql<Date>`muted_until`.as('until'))
      .executeTakeFirstOrThrow()
    await call.note(tx, { object: alarmObject(id), reason, after: { name, about } })
    return { until: until.toISOString() }
  })
}
