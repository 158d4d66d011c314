import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import type { RejectReason } from '../../../server/src/db/tables/payments.ts'
import {
  decideWithdrawal,
  type HeldWithdrawal,
  REJECTIONS,
  readHeld,
} from '../../../server/src/modules/payments/index.ts'
import { idOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { openOfficeCipher } from '../keys.ts'
import { momentOf } from '../terminal-text.ts'

export const WITHDRAWALS_USAGE = `npm run office -- withdrawals                        lists those that wait for an operator
npm run office -- withdrawals approve ID             sends one to the bank
npm run office -- withdrawals reject ID REASON       gives its money back to the player`

/** What the player reads, in their language. */
export const REASONS = Object.entries(REJECTIONS)
  .map(([reason, { en }]) => `  ${reason.padEnd(14)} ${en}`)
  .join('\n')

const isReason = (word: string | undefined): word is RejectReason =>
  word !== undefined && Object.hasOwn(REJECTIONS, word)

function say(held: HeldWithdrawal, now: Date): string {
  const { id, username, amountE5, method, account, why, waitsUntil, firstApprover } = held
  const waits = waitsUntil && waitsUntil > now ? ` Not before ${momentOf(waitsUntil)}.` : ''
  const sum = formatMoney(unitsOf(amountE5))
  const first = firstApprover ? ` Approved by ${firstApprover}; another operator decides.` : ''
  return `${id}  ${sum}  ${username}  ${method} ${account}\n    ${dueOf(held, now)}. ${why}${waits}${first}`
}

function dueOf({ hold, promisedAt }: HeldWithdrawal, now: Date): string {
  if (hold === 'new_account') return 'Paid by itself when its time is over'
  const minutes = Math.round(((promisedAt?.getTime() ?? 0) - now.getTime()) / 60_000)
  return minutes < 0 ? `LATE by ${-minutes} min` : `promised within ${minutes} min`
}

async function list(db: Db): Promise<true> {
  const held = await readHeld(db, openOfficeCipher())
  const now = databaseClock.now()
  for (const one of held) console.log(say(one, now))
  console.log(held.length === 0 ? 'No withdrawal waits.' : `\n${held.length} wait.`)
  return true
}

function saidOf(verb: string, came: Awaited<ReturnType<typeof decideWithdrawal>>): string {
  if (came === 'needs another')
    return 'Approved by you. It is high: another operator approves it too.'
  return verb === 'approve' ? 'Approved: it goes to the bank.' : 'Rejected: the money is back.'
}

/** Does what the words say; false when they say nothing that can be done. */
export async function withdrawals(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, reason] = words
  if (verb === undefined) return list(db)
  const paymentId = idOf(which)
  // A reason for an approval is a slip of the hand, and money hangs on which of the two was meant.
  const isMeant = verb === 'reject' ? isReason(reason) : reason === undefined
  if (!['approve', 'reject'].includes(verb) || !paymentId || !isMeant) return false
  const deps = depsOf(db)
  const decision = { paymentId, operator }
  const came = await decideWithdrawal(
    deps,
    isReason(reason) ? { ...decision, reject: reason } : decision,
  )
  console.log(saidOf(verb, came))
  return true
}
