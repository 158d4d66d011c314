import { publishingRight } from '@zar/contract/office/content/pieces'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import { repeatEvery } from '../../../platform/queues.ts'
import { writeAudit } from '../../audit/index.ts'
import { keepLaw } from '../law/law.ts'
import { isLaw } from './live-pieces.ts'
import { goLive } from './publish.ts'
import { endVersion, takeTurn, type VersionRow } from './versions.ts'
import { takeFromSite } from './write-live.ts'

/** How often the schedule is looked at. */
const CONTENT_EVERY_MS = 10_000

/**
 * Publishes what is due and takes from the site what has ended, by the database's clock, in one transaction: what
 * was scheduled together appears together. Answers how many versions changed.
 */
export async function runContentClock(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const now = await takeTurn(tx)
    const due = await tx
      .selectFrom('content_version')
      .selectAll()
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .orderBy('id')
      .execute()
    for (const row of due) {
      await goLive(tx, row, now)
      await note(tx, row, { version: row.number, state: 'live' })
    }
    const over = await tx
      .selectFrom('content_version')
      .selectAll()
      .where('state', '=', 'live')
      .where('ends_at', '<=', now)
      .orderBy('id')
      .execute()
    for (const row of over) {
      await endVersion(tx, row, now)
      await takeFromSite(tx, row)
      await note(tx, row, { version: row.number, state: 'old' })
    }
    return due.length + over.length
  })
}

/** Looks at the schedule every ten seconds, and keeps each text of law as soon as its words are new. */
export const watchContent = ({ db, log }: { db: Db; log: Logger }) =>
  repeatEvery(CONTENT_EVERY_MS, {
    work: async () => {
      await runContentClock(db)
      await keepLaw(db)
    },
    onFailed: (err) =>
      log.error({ err }, 'scheduled content was not published; it will be tried again'),
  })

const note = (tx: Tx, row: VersionRow, after: { version: number; state: string }) =>
  writeAudit(tx, {
    actor: { kind: 'system', id: 'clock' },
    does: publishingRight(row.kind, isLaw(row.kind, row.body)),
    outcome: 'done',
    object: `content:${row.kind}:${row.piece}`,
    after,
  })
