import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES, type TimelineStep } from '@zar/contract/payment'
import type { HoldReason, PaymentStep } from '../../../db/tables/payments.ts'
import type { Text } from '../../../platform/http/route.ts'
import type { PaymentType } from '../methods/method.ts'
import { endText } from '../texts.ts'
import type { PayBounds } from '../withdrawals/rules.ts'
import type { PaymentEvent } from './event.ts'
import {
  APPROVED_BY,
  extensionOf,
  HAPPENED,
  reasonOf,
  type StepText,
  UPCOMING,
  WAITED,
} from './texts.ts'

const { None, Created, Pending } = PAYMENT_STATUS

export type Way = {
  type: PaymentType
  status: number
  isApproved: boolean
  promisedAt: Date | null
  events: readonly PaymentEvent[]
  /** How many held withdrawals stand before this one. */
  ahead: number
  /** What the player is told of a withdrawal that is held. */
  review: ReviewTold | undefined
  /** The bounds that a withdrawal was judged by. */
  rule?: PayBounds | undefined
}

export type ReviewTold = {
  hold: HoldReason | null
  /** When the review ends; null where no clock runs. */
  endsAt: Date | null
  now: Date
}

const STOPPED: readonly PaymentStep[] = ['declined', 'returned', 'stopped', 'given_up', 'merged']

/** Where a payment has been, where it stands and what comes next, in plain words. */
export function timelineOf(way: Way, locale: Locale): TimelineStep[] {
  const told = way.events.filter(({ step }) => !isStation(step, way) && step !== 'first_approved')
  const past = told.map(toPast(way, locale))
  const [now, ...next] = upcoming(way)
  if (!now) return past
  const dueAt = way.promisedAt?.toISOString() ?? null
  const station = (said: StepText, state: 'now' | 'next', due: string | null): TimelineStep => ({
    state,
    timeStamp: null,
    dueAt: due,
    title: said.title[locale],
    note: said.note?.[locale] ?? '',
  })
  return [...past, station(now, 'now', dueAt), ...next.map((said) => station(said, 'next', null))]
}

/** What is still going on is told as where it stands, not as what happened. */
const isStation = (step: PaymentStep, { status, isApproved, type }: Way): boolean =>
  (step === 'held' && status === Pending && !isApproved) ||
  (step === 'opened' && status === Created) ||
  (step === 'sent' && status === Pending && type === PAYMENT_TYPES.Deposit)

const toPast =
  ({ type, rule }: Way, locale: Locale) =>
  (event: PaymentEvent): TimelineStep => {
    const { step, reason, operator, at } = event
    const isWait = step === 'held' && reason === 'new_account'
    const { title, note } = isWait ? WAITED : HAPPENED[type][step]
    const by = step === 'approved' ? APPROVED_BY[operator === null ? 'rule' : 'operator'] : note
    const why: Text | undefined = extensionOf(event) ?? reasonOf(reason, rule) ?? by
    return {
      state: STOPPED.includes(step) ? 'stopped' : 'done',
      title: title[locale],
      note: why?.[locale] ?? '',
      timeStamp: at.toISOString(),
      dueAt: null,
    }
  }

function upcoming({ type, status, isApproved, events, ahead, review, rule }: Way): StepText[] {
  if (type === PAYMENT_TYPES.Deposit) {
    if (status === None) return [UPCOMING.unopened, UPCOMING.credited]
    if (status === Created) return [UPCOMING.atPage, UPCOMING.credited]
    return status === Pending ? [UPCOMING.atBankIn, UPCOMING.credited] : []
  }
  if (status !== Pending) return []
  if (!isApproved) return waiting({ events, ahead, review, rule })
  const isSent = events.some(({ step }) => step === 'sent')
  return isSent ? [UPCOMING.atBankOut, UPCOMING.inAccount] : [UPCOMING.sending, UPCOMING.inAccount]
}

/** It waits for an operator or its time, and ends by itself; or for what the law says. */
type Waits = Pick<Way, 'events' | 'ahead' | 'review' | 'rule'>

function waiting({ events, ahead, review, rule }: Waits): StepText[] {
  if (review && !review.endsAt) return [UPCOMING.byLaw]
  const held = events.findLast(({ step }) => step === 'held')
  const end = review?.endsAt ? endText(review.hold, review.endsAt, review.now) : undefined
  const why = reasonOf(held?.reason ?? null, rule)
  if (held?.reason === 'new_account')
    return [UPCOMING.waits(why, end), UPCOMING.toBank, UPCOMING.inAccount]
  return [UPCOMING.reviewed(why, ahead, end), UPCOMING.toBank, UPCOMING.inAccount]
}
