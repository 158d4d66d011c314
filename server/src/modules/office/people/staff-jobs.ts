import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import { noteBrokenSeparation } from './check-separation.ts'
import { giveRipeGrants } from './grants/ripe-grants.ts'

/** Each five minutes and each night, in UTC. */
export const STAFF_CRONTAB = ['*/5 * * * * give_grants', '10 0 * * * check_separation'].join('\n')

/** What becomes of people's rights by the clock. */
export const staffTasks = ({ db, log }: { db: Db; log: Logger }) => ({
  give_grants: async () => void (await giveRipeGrants(db)),
  check_separation: async () => {
    const people = await noteBrokenSeparation(db)
    if (people > 0)
      log.error({ event: 'separation broken', people }, 'somebody holds what no one person may')
  },
})
