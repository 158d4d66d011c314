import type { Db } from '../../../server/src/db/db.ts'
import {
  giveUpFreeRounds,
  type OpenFreeRounds,
  readOpenFreeRounds,
  readUnmatchedFreeRounds,
} from '../../../server/src/modules/bonuses/index.ts'
import { idOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { plain } from '../terminal-text.ts'

export const FREE_ROUNDS_USAGE = `npm run office -- free-rounds                        lists those that have not ended, and rounds that none of them knows
npm run office -- free-rounds cancel ID              ends them: the supplier is asked to take back what is left,
                                                     where it has a call for that (Amusnet and EGT Digital have none)`

const SHOWN_MS = 90 * 24 * 60 * 60_000
const WHY = {
  never_given: 'which we never gave',
  other_player: 'which is of another player',
  other_game: 'which is of another game',
}

function say({ id, username, title, rounds, played, status, expiresAt, ...asked }: OpenFreeRounds) {
  const until = `until ${expiresAt.toISOString().slice(0, 16)}Z`
  const due = asked.due ? `, to ${asked.due} at ${asked.provider}, asked ${asked.tries} times` : ''
  return `${id}  ${username}  ${title}  ${played} of ${rounds}  ${status}, ${until}${due}`
}

/** Does what the words say; false when they say nothing that can be done. */
export async function freeRounds(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, ...rest] = words
  const id = idOf(which)
  if (verb === undefined) return list(db)
  if (verb !== 'cancel' || !id || rest.length > 0) return false
  await giveUpFreeRounds(depsOf(db), { id, operator })
  console.log(
    'Cancelled, and the player is told. The supplier is asked to take back what is left; one that takes nothing back stays on the list until their end.',
  )
  return true
}

async function list(db: Db): Promise<true> {
  const open = await readOpenFreeRounds(db)
  for (const one of open) console.log(say(one))
  console.log(open.length === 0 ? 'No free rounds are open.' : `\n${open.length} are open.`)
  const since = new Date(databaseClock.now().getTime() - SHOWN_MS)
  const { unmatched, tooMany } = await readUnmatchedFreeRounds(db, since)
  for (const { provider, transactionId, reward, playerId, why } of unmatched) {
    const of = `${plain(transactionId)} of ${playerId}`
    console.log(`! ${provider}: ${of} names reward ${plain(reward)}, ${WHY[why]}`)
  }
  for (const { id, provider, given, taken } of tooMany) {
    console.log(`! ${provider}: of ${id} ${taken} rounds were played, ${given} were given`)
  }
  return true
}
