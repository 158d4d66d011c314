import { CURRENCY } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { tellPlayer } from '../../hub/outbox.ts'
import type { Text } from '../../platform/http/route.ts'
import { balanceE5 } from '../ledger/index.ts'
import { notifyPlayer } from '../messages/index.ts'
import { encryptDetail } from './accounts/encrypted-detail.ts'
import type { NewsDeps, PaymentDeps } from './deps.ts'
import { sendMoneyLetter } from './letters/money-letter.ts'
import type { Order } from './methods/read-order.ts'
import { noticeOf } from './texts.ts'
import { addEvent } from './timeline/event.ts'

type NewPayment = Order & {
  playerId: string
  status: 'None' | 'Pending'
  /** The deposit that this sends straight back. */
  refundOf?: string
  /** Of a withdrawal: the version of the rule of payment that judges it. */
  payRule?: number
}

/** Writes down what the player asked for. Moves nothing. */
export async function insertPayment(
  tx: Tx,
  { clock, random, fieldCipher }: Pick<PaymentDeps, 'clock' | 'random' | 'fieldCipher'>,
  { playerId, method, amountE5, detail, status, refundOf, payRule }: NewPayment,
): Promise<string> {
  const id = random.uuid()
  const now = clock.now()
  const isPayout = method.type === PAYMENT_TYPES.Withdraw && refundOf === undefined
  await tx
    .insertInto('payment')
    .values({
      ...encryptDetail(fieldCipher, id, { detail, isPayout }),
      id,
      player_id: playerId,
      type: method.type,
      method_id: method.id,
      amount_e5: amountE5,
      currency: CURRENCY.code,
      status: PAYMENT_STATUS[status],
      gateway_id: null,
      reason: null,
      ledger_mark: sql<bigint>`coalesce(
        (select id from transfer where player_id = ${playerId} order by id desc limit 1), 0)`,
      refund_of: refundOf ?? null,
      pay_rule: payRule ?? null,
      approved_at: null,
      payee_checked_at: null,
      hold: null,
      promised_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await addEvent(tx, { paymentId: id, step: 'ordered', at: now })
  return id
}

type News = {
  playerId: string
  amountE5: bigint
  type: 'Deposit' | 'Withdraw'
  /** What else there is to say: a reason, a time. */
  more?: Text
}

/** Where no money moved, or the step is one of a deposit that is not confirmed yet: told in the panel alone. */
const NO_LETTER: readonly string[] = ['depositDeclined', 'unheard']

/** Promises the player the news, in the panel and by letter, and the balance that it leaves. */
export async function tellNews(
  tx: Tx,
  deps: NewsDeps,
  news: Parameters<typeof noticeOf>[0],
  { playerId, amountE5, type, more }: News,
): Promise<void> {
  const notice = noticeOf(news, amountE5, more)
  await notifyPlayer(tx, deps, { playerId, type, ...notice })
  if (!NO_LETTER.includes(news)) await sendMoneyLetter(tx, deps, { playerId, ...notice })
  const balance = unitsOf(await balanceE5(tx, playerId))
  await tellPlayer(tx, playerId, 'Balance', { balance })
}
