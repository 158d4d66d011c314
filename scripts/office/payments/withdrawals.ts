import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import type { RejectReason } from '../../../server/src/db/tables/payments.ts'
import {
  decideWithdrawal,
  type HeldWithdrawal,
  REJECTIONS,
  readHeld,
  readStop,
} from '../../../server/src/modules/payments/index.ts'
import { idOf, textOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { openOfficeCipher } from '../keys.ts'
import { momentOf } from '../terminal-text.ts'
import { REVIEW_USAGE, REVIEWS, sayTerms } from './reviews.ts'

export const WITHDRAWALS_USAGE = `npm run office -- withdrawals                        lists those that wait for an operator, and when each ends by itself
npm run office -- withdrawals approve ID             sends one to the bank
npm run office -- withdrawals reject ID REASON [TEXT]
                                                     gives its money back to the player: wrong_account and other_name at
                                                     once (TEXT: what says so), the others by two people
${REVIEW_USAGE}`

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
  const asked = held.proposals.map(
    ({ right, by, terms }) =>
      `\n    ${by} asks: ${right} ${sayTerms(terms)}; another person decides.`,
  )
  return `${id}  ${sum}  ${username}  ${method} ${account}\n    ${endOf(held, now)}. ${why}${waits}${first}${asked.join('')}`
}

function endOf({ hold, clockAt }: HeldWithdrawal, now: Date): string {
  if (!clockAt) return 'Held by law: no clock runs'
  const minutes = Math.round((clockAt.getTime() - now.getTime()) / 60_000)
  const does = hold === 'payee' ? 'goes back to the player' : 'is paid'
  return minutes < 0
    ? `Its clock ran out ${-minutes} min ago`
    : `Undecided it ${does} at ${momentOf(clockAt)}, in ${minutes} min`
}

async function list(db: Db): Promise<true> {
  const [held, stop] = [await readHeld(db, openOfficeCipher()), await readStop(db)]
  const now = databaseClock.now()
  if (stop) console.log(`No clock pays since ${momentOf(stop.began_at)}: ${STOPS[stop.why]}.\n`)
  for (const one of held) console.log(say(one, now))
  console.log(held.length === 0 ? 'No withdrawal waits.' : `\n${held.length} wait.`)
  return true
}

const STOPS = {
  seal: 'the chain of the ledger is broken',
  licence: 'real money has no licence',
}

function saidOf(verb: string, came: Awaited<ReturnType<typeof decideWithdrawal>>): string {
  if (came === 'decided')
    return verb === 'approve' ? 'Approved: it goes to the bank.' : 'Rejected: the money is back.'
  return verb === 'approve'
    ? 'Approved by you. It is high: another operator approves it too.'
    : 'Proposed by you, and nothing has moved: within an hour another person rejects it for the same reason.'
}

/** Does what the words say; false when they say nothing that can be done. */
export async function withdrawals(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, reason, ...text] = words
  if (verb === undefined) return list(db)
  const review = Object.hasOwn(REVIEWS, verb) ? REVIEWS[verb] : undefined
  if (review) return review(db, words.slice(1), operator)
  const paymentId = idOf(which)
  // A reason for an approval is a slip of the hand, and money hangs on which of the two was meant.
  const isMeant = verb === 'reject' ? isReason(reason) : reason === undefined
  if (!['approve', 'reject'].includes(verb) || !paymentId || !isMeant) return false
  const decision = { paymentId, operator, note: textOf(text.join(' ')) }
  const came = await decideWithdrawal(
    depsOf(db),
    isReason(reason) ? { ...decision, reject: reason } : decision,
  )
  console.log(saidOf(verb, came))
  return true
}
