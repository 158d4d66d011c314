import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { newestOf } from '../versions/hold-segments.ts'
import { readDraft } from '../versions/read-offers.ts'
import { lastMonth, spanOf } from './month.ts'

/** One that has not moved for so long was cut off, and is in nobody’s way. */
const STILL_MINUTES = 10

export type TrialAsked = {
  offerId: string
  month: string | undefined
  seed: string
  staffId: string
  now: Date
}

/** Promises a dry run of the draft. Refused while one of this offer runs, and of a month that is not over. */
export async function askTrial(
  tx: Tx,
  { offerId, month, seed, staffId, now }: TrialAsked,
): Promise<{ id: string; month: string }> {
  const draft = await readDraft(tx, offerId)
  if (!draft) throw new Refusal('not_found')
  const on = month ?? lastMonth(now)
  if (spanOf(on).to > now)
    throw new Refusal('invalid_input', [{ field: 'month', message: 'is not over' }])
  // Two who ask at once take turns on the draft.
  await tx
    .selectFrom('offer_version')
    .select('version')
    .where('offer_id', '=', offerId)
    .where('version', '=', draft.version)
    .forUpdate()
    .execute()
  const running = await tx
    .selectFrom('offer_trial')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('state', 'in', ['waiting', 'running'])
    .where('moved_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${STILL_MINUTES})`)
    .executeTakeFirst()
  refuseIf(running !== undefined, 'offer_trial_runs')
  const { id } = await tx
    .insertInto('offer_trial')
    .values({
      offer_id: offerId,
      content: JSON.stringify(draft.content),
      content_hash: draft.content_hash,
      segment_version: await newestOf(tx, draft.content),
      month: on,
      seed,
      asked_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(tx, {
    name: 'try_offer',
    payload: { id: `${id}` },
    key: `offer-trial:${id}`,
    runAt: now,
    queue: 'offer-trials',
  })
  return { id: `${id}`, month: on }
}

export const readTrial = (db: Db, id: bigint) =>
  db.selectFrom('offer_trial').selectAll().where('id', '=', id).executeTakeFirst()

/** The dry run that was asked for last. */
export const readLastTrial = (db: Db, offerId: string) =>
  db
    .selectFrom('offer_trial')
    .selectAll()
    .where('offer_id', '=', offerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
