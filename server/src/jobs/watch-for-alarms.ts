import type { Logger } from 'pino'
import { BOOK_GAUGES } from '../app/tell-metrics.ts'
import type { Db } from '../db/db.ts'
import { ALARMS_EVERY_MS, openFigures, watchAlarms } from '../modules/office/index.ts'
import { repeatEvery } from '../platform/queues.ts'

/** Looks each 15 seconds at what the books say of themselves, and opens and ends the alarms of the desk. */
export function watchForAlarms({ db, log }: { db: Db; log: Logger }) {
  const monotonicMs = () => performance.now()
  const read = openFigures({ db, log, monotonicMs }, BOOK_GAUGES)
  return repeatEvery(ALARMS_EVERY_MS, {
    work: () => watchAlarms(db, read),
    onFailed: (err) => log.error({ err }, 'alarms were not looked at; it will be tried again'),
  })
}
