import { formatMoney, unitsOf } from '@zar/contract/money'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../../server/src/db/db.ts'
import {
  explainPaymentDifference,
  type PaymentDifference,
  readPaymentDifferences,
} from '../../../server/src/modules/payments/index.ts'
import { shownUsercode } from '../../../server/src/modules/players/index.ts'
import { idOf, textOf } from '../arguments.ts'
import { databaseClock } from '../database-clock.ts'
import { momentOf } from '../terminal-text.ts'

export const PAYMENTS_USAGE = `npm run office -- payments                           lists those that the payment service decided otherwise
npm run office -- payments explain ID TEXT           takes one off the list, and says what was found`

function say({ id, type, amountE5, usercode, what, foundAt }: PaymentDifference): string {
  const kind = type === PAYMENT_TYPES.Deposit ? 'deposit' : 'withdrawal'
  const sum = formatMoney(unitsOf(amountE5))
  return `${id}  ${kind} of ${sum}  ${shownUsercode(usercode)}\n    ${what}, found ${momentOf(foundAt)}.`
}

/** Does what the words say; false when they say nothing that can be done. */
export async function payments(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, ...text] = words
  if (verb === undefined) return list(db)
  const paymentId = idOf(which)
  const because = textOf(text.join(' '))
  if (verb !== 'explain' || !paymentId || !because) return false
  await explainPaymentDifference({ db, clock: databaseClock }, { paymentId, operator, because })
  console.log('Explained.')
  return true
}

async function list(db: Db): Promise<true> {
  const open = await readPaymentDifferences(db)
  for (const one of open) console.log(say(one))
  console.log(open.length === 0 ? 'No payment differs.' : `\n${open.length} are open.`)
  return true
}
