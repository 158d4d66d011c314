import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import {
  giveUpBonus,
  type OpenBonus,
  readOpenBonuses,
} from '../../../server/src/modules/bonuses/index.ts'
import { idOf } from '../arguments.ts'
import { depsOf } from '../database-clock.ts'

export const BONUSES_USAGE = `npm run office -- bonuses                            lists those that have not ended
npm run office -- bonuses cancel ID                  ends one: what it holds goes back to the operator`

function say({ id, username, title, status, heldE5, expiresAt }: OpenBonus): string {
  const until = expiresAt ? `, until ${expiresAt.toISOString().slice(0, 16)}Z` : ''
  return `${id}  ${username}  ${title}  ${formatMoney(unitsOf(heldE5))}  ${status}${until}`
}

/** Does what the words say; false when they say nothing that can be done. */
export async function bonuses(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, ...rest] = words
  const bonusId = idOf(which)
  if (verb === undefined) return list(db)
  if (verb !== 'cancel' || !bonusId || rest.length > 0) return false
  await giveUpBonus(depsOf(db), { bonusId, operator })
  console.log('Cancelled: what it held is back with the operator, and the player is told.')
  return true
}

async function list(db: Db): Promise<true> {
  const open = await readOpenBonuses(db)
  for (const one of open) console.log(say(one))
  console.log(open.length === 0 ? 'No bonus is open.' : `\n${open.length} are open.`)
  return true
}
