import type { PlayerClass } from '../../../server/src/db/tables/betting.ts'
import { textOf } from '../arguments.ts'
import { kurusIn, type Trading } from './words.ts'

export const LIMIT_WORDS = `npm run office -- betting limit SCOPE CLASS STAKE PAYOUT LIABILITY TEXT
                                                     sets what one bet may stake and pay and a selection may lose, in whole units:
                                                     SCOPE is all, a sport, a league or event's number, or key: with a market's key;
                                                     CLASS is new, standard (everybody), sharp or vip
npm run office -- betting limit SCOPE CLASS none TEXT
                                                     takes it away`

const CLASSES: readonly PlayerClass[] = ['new', 'standard', 'sharp', 'vip']
const isClass = (word: string): word is PlayerClass => CLASSES.some((one) => one === word)
const SCOPE = /^[\w:.-]{1,80}$/

export async function limit(
  trading: Trading,
  [scope = '', playerClass = '', ...rest]: string[],
  operator: string,
): Promise<boolean> {
  const isNone = rest[0] === 'none'
  const because = textOf(rest.slice(isNone ? 1 : 3).join(' '))
  if (!SCOPE.test(scope) || !isClass(playerClass) || !because) return false
  const [stakeKurus, payoutKurus, liabilityKurus] = rest.slice(0, 3).map(kurusIn)
  const most = isNone ? null : { stakeKurus, payoutKurus, liabilityKurus }
  if (!isWhole(most)) return false
  await trading.setLimit({ operator, because, scope, playerClass, most })
  console.log(isNone ? 'Taken away, for bets from now on.' : 'Set, for bets from now on.')
  return true
}

type Most = { stakeKurus: bigint; payoutKurus: bigint; liabilityKurus: bigint }
const isWhole = (most: { [Name in keyof Most]: bigint | undefined } | null): most is Most | null =>
  most === null || Object.values(most).every((kurus) => kurus !== undefined)
