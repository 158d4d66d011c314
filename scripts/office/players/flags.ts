import type { Db } from '../../../server/src/db/db.ts'
import { type BonusFlag, clearFlags, readFlags } from '../../../server/src/modules/fraud/index.ts'
import { shownUsercode } from '../../../server/src/modules/players/index.ts'
import { textOf } from '../arguments.ts'
import { databaseClock } from '../database-clock.ts'
import { PLAYER_NUMBER } from './player.ts'

export const FLAGS_USAGE = `npm run office -- flags                              lists linked accounts that look to hedge a bonus
npm run office -- flags clear NUMBER TEXT            clears all flags of a player, and says why`

const DID: Record<BonusFlag['rule'], string> = {
  same_offer: 'both claimed one offer',
  ring: 'claimed one offer with a ring of linked accounts within a day',
  opposite_play: 'played against each other on a bonus',
}
const day = (date: Date) => date.toISOString().slice(0, 10)

const say = ({ one, other, rule, about, linkedBy, foundAt }: BonusFlag): string =>
  `${shownUsercode(one)} and ${shownUsercode(other)}  ${DID[rule]} (${about})\n    Found ${day(foundAt)}; linked by ${linkedBy.join(', ')}.`

/** Does what the words say; false when they say nothing that can be done. */
export async function flags(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, number = '', ...text] = words
  if (verb === undefined) return list(db)
  const because = textOf(text.join(' '))
  if (verb !== 'clear' || !PLAYER_NUMBER.test(number) || !because) return false
  const deps = { db, clock: databaseClock }
  const usercode = number.replace(/\D/g, '')
  const cleared = await clearFlags(deps, { usercode, operator, because })
  console.log(`${cleared} cleared. A withdrawal that waited is still yours to approve.`)
  return true
}

async function list(db: Db): Promise<true> {
  const open = await readFlags(db)
  for (const one of open) console.log(say(one))
  console.log(open.length === 0 ? 'Nobody is flagged.' : `\n${open.length} are open.`)
  return true
}
