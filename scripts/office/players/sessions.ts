import { endAllPlay } from '../../../server/src/app/end-play.ts'
import type { Db } from '../../../server/src/db/db.ts'
import { tellEnded } from '../../../server/src/hub/hub.ts'
import { endEverySession } from '../../../server/src/modules/players/index.ts'
import type { Bus } from '../../../server/src/platform/bus/bus.ts'
import { databaseClock } from '../database-clock.ts'

export const SESSIONS_USAGE =
  'npm run office -- sessions end-all                   logs everybody out at once: all log-ins, games, visits to partners and live connections'

type OfficeRequest = { operator: string; openBus: () => Promise<Bus> }

/** Does what the words say; false when they say nothing that can be done. */
export async function sessions(db: Db, words: string[], asked: OfficeRequest): Promise<boolean> {
  if (words.length !== 1 || words[0] !== 'end-all') return false
  const { operator, openBus } = asked
  const now = databaseClock.now()
  const ended = await db.transaction().execute((tx) => endEverySession(tx, { operator, now }))
  const bus = await openBus()
  await tellEnded(bus, { isEveryone: true }).finally(() => bus.close())
  await endAllPlay({ db, clock: databaseClock })
  console.log(`${ended} sessions ended. Wins and rollbacks of what was staked before still post.`)
  return true
}
