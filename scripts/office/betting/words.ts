import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import type { openTrading } from '../../../server/src/modules/betting/index.ts'

export type Trading = ReturnType<typeof openTrading> & { db: Db }

const WHOLE = /^\d{1,18}$/
const ODDS = /^\d{1,3}(\.\d{1,3})?$/
const LIRA = /^\d{1,9}(\.\d{1,2})?$/

/** The number of an event, a market, a selection, a bet or an order; undefined where the word is none. */
export const wholeOf = (word = ''): bigint | undefined =>
  WHOLE.test(word) ? BigInt(word) : undefined

/** Odds as people write them, in thousandths. */
export const oddsOf = (word = ''): number | undefined =>
  ODDS.test(word) ? Math.round(Number(word) * 1_000) : undefined

/** Whole units with at most two decimals, in kuruş. */
export function kurusIn(word = ''): bigint | undefined {
  if (!LIRA.test(word)) return undefined
  const [whole = '0', part = ''] = word.split('.')
  const kurus = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return kurus > 0n ? kurus : undefined
}

const E5_OF_KURUS = 1_000n
/** Kuruş as money is shown. */
export const money = (kurus: number): string =>
  formatMoney(unitsOf(BigInt(Math.round(kurus)) * E5_OF_KURUS))
