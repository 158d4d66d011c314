import type { Db } from '../../../server/src/db/db.ts'
import { openTrading } from '../../../server/src/modules/betting/index.ts'
import type { Bus } from '../../../server/src/platform/bus/bus.ts'
import { depsOf } from '../database-clock.ts'
import { LIMIT_WORDS, limit } from './limits.ts'
import { debts, late, liability, orders } from './lists.ts'
import { priced, STOP_WORDS, stopped } from './offers.ts'
import { classed, settled, TWO_WORDS, voided, voidedBet, writtenOff } from './two-people.ts'
import { WAITING_WORDS, waiting } from './waiting.ts'
import type { Trading } from './words.ts'
import { wholeOf } from './words.ts'

export const BETTING_USAGE = `npm run office -- betting                            lists what waits for a second person, and what traders did last
npm run office -- betting liability [EVENT]          lists what costs most if it wins, as of now
npm run office -- betting late [EVENT]               lists live bets taken within ten seconds before a change, of one day
npm run office -- betting debts                      lists what players owe of corrected bets, the oldest first
${STOP_WORDS}
${LIMIT_WORDS}
${WAITING_WORDS}
${TWO_WORDS}
npm run office -- betting approve ORDER              does what somebody else asked
npm run office -- betting withdraw ORDER             drops what was asked`

type OfficeRequest = { operator: string; openBus: () => Promise<Bus> }
type Work = (trading: Trading, words: string[], operator: string) => Promise<boolean>

const VERBS: Record<string, Work> = {
  liability: (trading, words) => liability(trading, words),
  late: (trading, words) => late(trading, words),
  debts: (trading, words) => debts(trading, words),
  suspend: (trading, words, operator) => stopped(trading, words, { operator, isStopped: true }),
  open: (trading, words, operator) => stopped(trading, words, { operator, isStopped: false }),
  price: priced,
  limit,
  waiting,
  class: classed,
  settle: settled,
  void: voided,
  'void-bet': voidedBet,
  'write-off': writtenOff,
  approve,
  withdraw,
}

/** Does what the words say; false when they say nothing that can be done. */
export async function betting(db: Db, words: string[], asked: OfficeRequest): Promise<boolean> {
  const [verb, ...rest] = words
  const work = verb === undefined ? orders : VERBS[verb]
  if (!work) return false
  const bus = await asked.openBus()
  try {
    const trading = Object.assign(openTrading({ ...depsOf(db), bus }), { db })
    return await work(trading, rest, asked.operator)
  } finally {
    await bus.close()
  }
}

async function approve(trading: Trading, words: string[], operator: string): Promise<boolean> {
  const orderId = wholeOf(words[0])
  if (orderId === undefined || words.length > 1) return false
  await trading.approve({ orderId, operator })
  console.log('Approved: it is done. Bets get a settlement within seconds.')
  return true
}

async function withdraw(trading: Trading, words: string[], operator: string): Promise<boolean> {
  const orderId = wholeOf(words[0])
  if (orderId === undefined || words.length > 1) return false
  await trading.withdraw({ orderId, operator })
  console.log('Withdrawn: nothing was done.')
  return true
}
