import { endAllPlay } from '../../../server/src/app/end-play.ts'
import { tellEnded } from '../../../server/src/hub/hub.ts'
import { endEverySession } from '../../../server/src/modules/players/index.ts'
import type { Books } from '../../ledger/open-books.ts'
import { machineUser, noteDone } from './audit.ts'

/** Does what the words say; false when they say nothing that can be done. */
export async function sessions(
  { db, clock, openBus }: Books,
  words: readonly string[],
): Promise<boolean> {
  if (words.length !== 1 || words[0] !== 'end-all') return false
  const now = clock.now()
  const ended = await db.transaction().execute(async (tx) => {
    const count = await endEverySession(tx, { operator: machineUser(), now })
    await noteDone(tx, {
      command: 'sessions end-all',
      does: 'player.everyone_out',
      object: 'sessions',
      after: { sessions: count },
    })
    return count
  })
  const bus = await openBus()
  await tellEnded(bus, { isEveryone: true }).finally(() => bus.close())
  await endAllPlay({ db, clock })
  console.log(`${ended} sessions ended. Wins and rollbacks of what was staked before still post.`)
  return true
}
