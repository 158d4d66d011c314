import { TIME_ZONE } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { EvidenceReason } from '../../../db/tables/office/evidence.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { readClosedSince } from '../../players/index.ts'
import { readExcludedSince } from '../../protection/index.ts'
import type { OwnFileDeps } from './deps.ts'
import { EVIDENCE_TASK } from './own-file.ts'

export const BY_ITSELF_CRONTAB = '*/5 * * * * ask_evidence_by_itself'

/** So many files wait at most: what a player asks for has a queue of its own. */
const WAITING_MAX = 200
/** What began longer ago, and has no file, gets none any more. */
const SINCE_MS = 3 * 86_400_000
/** The days of a month in which the files of the month before are made. */
const DAYS_OF_MONTH = 7

type Occasion = { playerId: string; why: EvidenceReason; occasion: string }

/**
 * Has files made that nobody asked for: on closing, on exclusion, and with the letter of each month for whoever
 * played or moved money in it. Each once, by however many processes. Answers how many.
 */
export async function askByItself(deps: OwnFileDeps): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  let room = WAITING_MAX - (await countWaiting(db))
  if (room <= 0) return 0
  const since = new Date(now.getTime() - SINCE_MS)
  const closed = (await readClosedSince(db, since)).map(({ playerId, closedAt }) => ({
    playerId,
    why: 'closing' as const,
    occasion: `closing ${closedAt.toISOString()}`,
  }))
  const excluded = (await readExcludedSince(db, since)).map(({ playerId, exclusion }) => ({
    playerId,
    why: 'exclusion' as const,
    occasion: `exclusion ${exclusion}`,
  }))
  let asked = 0
  for (const one of [...closed, ...excluded, ...(await ofMonth(db, now, room))]) {
    if (room <= 0) break
    if (!(await ask(deps, one, now))) continue
    asked += 1
    room -= 1
  }
  if (asked > 0) deps.log.info({ event: 'evidence by itself', files: asked })
  return asked
}

const countWaiting = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('evidence_file')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('made_at', 'is', null)
    .where('why', '<>', 'asked')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Players of the month before who have no file of it yet; nobody once its days are over. */
async function ofMonth(db: Db, now: Date, most: number): Promise<Occasion[]> {
  const { rows } = await sql<{ player_id: string; month: string }>`
    with today as (select (${now}::timestamptz at time zone ${TIME_ZONE})::date as day),
      last as (select (date_trunc('month', day) - interval '1 month')::date as month from today
        where extract(day from day) <= ${DAYS_OF_MONTH})
    select played.player_id, to_char(last.month, 'YYYY-MM') as month
      from last join player_month played on played.month = last.month
        join player on player.id = played.player_id
      where player.closed_at is null and not exists (select from evidence_file file
        where file.player_id = played.player_id and file.occasion = 'month ' || to_char(last.month, 'YYYY-MM'))
      order by played.player_id limit ${most}`.execute(db)
  return rows.map(({ player_id, month }) => ({
    playerId: player_id,
    why: 'month',
    occasion: `month ${month}`,
  }))
}

/** False where it was asked for before. */
const ask = ({ db }: OwnFileDeps, { playerId, why, occasion }: Occasion, now: Date) =>
  db.transaction().execute(async (tx: Tx) => {
    const row = await tx
      .insertInto('evidence_file')
      .values({ player_id: playerId, asked_at: now, why, occasion })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    await addJob(tx, {
      name: EVIDENCE_TASK,
      payload: { fileId: `${row.id}` },
      key: `evidence:${row.id}`,
      runAt: now,
      queue: 'evidence-by-itself',
    })
    return true
  })
