import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { notifyPlayer } from '../messages/index.ts'
import { accountOf, payoutAccount } from './account.ts'
import type { PaymentDeps } from './deps.ts'
import type { Order } from './read-order.ts'
import { newAccountMail, newAccountNotice } from './texts.ts'

const { Rejected, Cancelled } = PAYMENT_STATUS

type Asked = { playerId: string; paymentId: string; detail: Order['detail'] }

/**
 * Whether the player was paid elsewhere until now: their withdrawals name accounts, and this one is
 * not among them. Ask under the lock on the player's cash, so that of two at once one is the second.
 */
export async function isNewAccount(
  tx: Tx,
  { playerId, paymentId, detail }: Asked,
): Promise<boolean> {
  const { iban, account } = payoutAccount(detail)
  const named = iban ?? account
  if (named === null) return false
  const used = sql<string>`coalesce(detail->>'Iban', detail->>'Phone', detail->>'Address')`
  const { others, same } = await tx
    .selectFrom('payment')
    .select([
      sql<bigint>`count(*) filter (where ${used} <> ${named})`.as('others'),
      sql<bigint>`count(*) filter (where ${used} = ${named})`.as('same'),
    ])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', 'not in', [Rejected, Cancelled])
    .where('id', '<>', paymentId)
    .executeTakeFirstOrThrow()
  return others > 0n && same === 0n
}

type News = { playerId: string; detail: Order['detail']; locale: Locale; demoBox: string }

/** Tells the player of it, by mail too: whoever holds their browser may not be them (AUT-10). */
export async function tellNewAccount(tx: Tx, deps: PaymentDeps, news: News): Promise<void> {
  const { playerId, detail, locale, demoBox } = news
  const account = accountOf(detail)
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...newAccountNotice(account) })
  const { email } = await tx
    .selectFrom('player')
    .select('email')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await deps.letters.mail.send(tx, {
    ...{ playerId, to: email, code: null, demoBox },
    ...newAccountMail(account, locale),
  })
}
