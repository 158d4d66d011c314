import type { Db } from '../../../server/src/db/db.ts'
import {
  decideIdentity,
  readReviews,
  shownUsercode,
} from '../../../server/src/modules/players/index.ts'
import { textOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { minutesSince, refuse } from '../terminal-text.ts'
import { findPlayer, PLAYER_NUMBER } from './player.ts'

export const IDENTITY_USAGE = `npm run office -- identity                           lists the identity checks that wait for a person
npm run office -- identity accept NUMBER TEXT        the player is who they say, and holds their identity number from now
                                                     on; TEXT is why, for the record
npm run office -- identity refuse NUMBER TEXT        they are not; the player is told, and may ask again`

const WHY: Record<string, string> = {
  unclear: 'the documents are unclear',
  number_held: 'another account holds the number',
  excluded: 'an account of the same number is excluded, and was never checked',
}

/** Does what the words say; false when they say nothing that can be done. */
export async function identity(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, number = '', ...rest] = words
  if (verb === undefined) return list(db)
  const because = textOf(rest.join(' '))
  const isVerb = verb === 'accept' || verb === 'refuse'
  if (!isVerb || !because || !PLAYER_NUMBER.test(number)) return false
  const playerId = await findPlayer(db, number)
  if (!playerId) return refuse(`There is no player ${number}.`)
  await decideIdentity(depsOf(db), { playerId, operator, because, verdict: verb })
  console.log(
    verb === 'accept' ? 'Accepted, and the player is told.' : 'Refused, and the player is told.',
  )
  return true
}

async function list(db: Db): Promise<true> {
  const waiting = await readReviews(db)
  const now = databaseClock.now()
  for (const { usercode, because, asked_at, holder } of waiting) {
    const why = WHY[because ?? ''] ?? 'not said'
    const whose = holder ? `: ${shownUsercode(holder)}` : ''
    console.log(
      `${shownUsercode(usercode)}  asked ${minutesSince(asked_at, now)} min ago, ${why}${whose}`,
    )
  }
  console.log(waiting.length === 0 ? 'No identity check waits.' : `\n${waiting.length} wait.`)
  return true
}
