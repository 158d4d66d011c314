import type { Db } from '../../server/src/db/db.ts'
import { writeAudit } from '../../server/src/modules/audit/index.ts'
import type { Clock } from '../../server/src/platform/clock.ts'
import { systemRandom } from '../../server/src/platform/random.ts'

let read: Clock | undefined

/** The database's clock, by which the operators' commands date what they do. It is set as the ledger opens. */
export const databaseClock: Clock = {
  now: () => {
    if (!read) throw new Error('the database was not asked for the time')
    return read.now()
  },
}

export function setDatabaseClock(clock: Clock): void {
  read = clock
}

/** What a decision of an operator needs. Pushes are read from the outbox by the running processes. */
export const depsOf = (db: Db) => ({
  db,
  clock: databaseClock,
  random: systemRandom,
  onCommitted: () => {},
  /** What an operator decides is in the audit log. */
  audit: writeAudit,
})
