import { E5, formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import {
  type CashbackRule,
  readCashbackRule,
  setCashbackRule,
} from '../../../server/src/modules/bonuses/index.ts'
import { databaseClock as clock } from '../database-clock.ts'

export const CASHBACK_USAGE = `npm run office -- cashback                           shows what the weekly cashback gives
npm run office -- cashback set PERCENT LEAST MOST    sets it, from the next Thursday on, in liras
npm run office -- cashback close | open              stops it, and lets it go on`

const say = ({ isOpen, shareBp, minE5, maxE5 }: CashbackRule): string =>
  [
    `${shareBp / 100} % of what Wednesday's slots cost`,
    `${formatMoney(unitsOf(minE5))} to ${formatMoney(unitsOf(maxE5))}`,
    isOpen ? 'open' : 'closed',
  ].join(', ')

/** Whole liras, or whole percent; undefined where the word is none. */
const wholeOf = (word = ''): number | undefined =>
  /^[1-9]\d{0,6}$/.test(word) ? Number(word) : undefined

/** Does what the words say; false when they say nothing that can be done. */
export async function cashback(db: Db, words: string[], operator: string): Promise<boolean> {
  const now = await readCashbackRule(db)
  const next = nextOf(now, words)
  if (!next) return false
  if (next !== now) await setCashbackRule({ db, clock }, next, operator)
  console.log(say(next))
  if (next !== now)
    console.log('The promotion that tells of it has its own words: change them too.')
  return true
}

function nextOf(now: CashbackRule, [verb, ...figures]: string[]): CashbackRule | undefined {
  if (verb === undefined) return now
  if (verb === 'close' || verb === 'open') {
    return figures.length === 0 ? { ...now, isOpen: verb === 'open' } : undefined
  }
  const [percent, least, most] = figures.map(wholeOf)
  if (verb !== 'set' || figures.length !== 3) return undefined
  if (percent === undefined || percent > 100 || least === undefined || most === undefined)
    return undefined
  if (most < least) return undefined
  return { ...now, shareBp: percent * 100, minE5: BigInt(least) * E5, maxE5: BigInt(most) * E5 }
}
