import type { AlarmName } from '@zar/contract/office/desk/alarms'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { LOCKS } from '../../../../db/locks.ts'
import { RULES, type Rule, type ToldFigures, wrongBy } from './rules.ts'

/** Alarms are looked at so often. */
export const ALARMS_EVERY_MS = 15_000

type Open = { id: bigint; name: AlarmName; about: string; began_at: Date | null }

/**
 * Opens, begins and ends alarms by what the figures are now. What is wrong begins once it was wrong long enough;
 * what is no longer wrong ends by itself. Several processes take turns, and each opens an alarm once.
 */
export async function watchAlarms(db: Db, readFigures: () => Promise<ToldFigures>): Promise<void> {
  const told = await readFigures()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.alarms})`.execute(tx)
    const open = await tx
      .selectFrom('alarm')
      .select(['id', 'name', 'about', 'began_at'])
      .where('ended_at', 'is', null)
      .execute()
    for (const rule of RULES) {
      const wrong = wrongBy(rule, told)
      const own = open.filter(({ name }) => name === rule.name)
      if (wrong) await follow(tx, { rule, wrong, own })
    }
  })
}

type Followed = { rule: Rule; wrong: ReadonlyMap<string, number>; own: readonly Open[] }

async function follow(tx: Tx, { rule, wrong, own }: Followed): Promise<void> {
  for (const [about, value] of wrong) await hold(tx, rule, { about, value })
  for (const one of own) if (!wrong.has(one.about)) await release(tx, one)
}

type Wrong = { about: string; value: number }

async function hold(tx: Tx, { name, isCritical, forSeconds }: Rule, { about, value }: Wrong) {
  await sql`insert into alarm (name, about, is_critical, value, held_since, began_at)
    values (${name}, ${about}, ${isCritical}, ${value}, now(), ${forSeconds === 0 ? sql`now()` : null})
    on conflict (name, about) where ended_at is null do update set value = excluded.value,
      began_at = coalesce(alarm.began_at,
        case when alarm.held_since <= now() - make_interval(secs => ${forSeconds}) then now() end)`.execute(
    tx,
  )
}

async function release(tx: Tx, { id, began_at }: Open): Promise<void> {
  if (began_at === null) {
    await tx.deleteFrom('alarm').where('id', '=', id).execute()
    return
  }
  await tx.updateTable('alarm').set({ ended_at: sql`now()` }).where('id', '=', id).execute()
}
