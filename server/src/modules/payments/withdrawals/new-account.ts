import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { letterFor, notifyPlayer } from '../../messages/index.ts'
import { accountIndex } from '../accounts/encrypted-detail.ts'
import { accountOf, payoutAccount } from '../accounts/payout-account.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Order } from '../methods/read-order.ts'
import { newAccountNotice } from '../texts.ts'
import { dayTime } from '../timeline/times.ts'
import { NEW_ACCOUNT_MS, type PayBounds } from './rules.ts'
import { stopLink } from './stop-link.ts'

const { Rejected, Cancelled } = PAYMENT_STATUS

type PayoutAccountQuery = { playerId: string; paymentId: string; detail: Order['detail'] }
export type JudgedAccount = {
  /** Whether the player was never paid there before: the password is needed (AUT-09). */
  isNew: boolean
  /** Since when withdrawals go there; null where this is the first. */
  since: Date | null
  /** Until when it counts as new; it may be over. */
  newUntil: Date
}

/**
 * Whether the player was paid to this account before, and since when. Turned down and stopped withdrawals
 * make no account known. Call it under the lock on the player's cash, so that of two at once one is the
 * second.
 */
export async function judgeAccount(
  tx: Tx,
  { clock, fieldCipher }: Pick<PaymentDeps, 'clock' | 'fieldCipher'>,
  { playerId, paymentId, detail }: PayoutAccountQuery,
): Promise<JudgedAccount> {
  const { network } = payoutAccount(detail)
  const { since } = await tx
    .selectFrom('payment')
    .select(sql<Date | null>`min(created_at)`.as('since'))
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', 'not in', [Rejected, Cancelled])
    .where('id', '<>', paymentId)
    .where('account_hmac', '=', accountIndex(fieldCipher, detail))
    // The same address on another network is another account.
    .where(sql<boolean>`account_network is not distinct from ${network}`)
    .executeTakeFirstOrThrow()
  const from = since ?? clock.now()
  return { isNew: since === null, since, newUntil: new Date(from.getTime() + NEW_ACCOUNT_MS) }
}

type Judging = { dayE5: bigint; now: Date; rule: PayBounds; isGuarded: boolean }

/**
 * Until when a withdrawal waits because its account is new and the sum is high, or the player's access was changed; null
 * where it need not.
 */
export function holdUntil(
  { newUntil }: JudgedAccount,
  { dayE5, now, rule, isGuarded }: Judging,
): Date | null {
  if (isGuarded) return new Date(now.getTime() + NEW_ACCOUNT_MS)
  return newUntil > now && dayE5 > rule.newAccountDayMaxE5 ? newUntil : null
}

type News = {
  playerId: string
  paymentId: string
  detail: Order['detail']
  until: Date | null
  /** Where the player was reached before the house changed it: they can stop it too. */
  former: readonly string[]
  caller: Caller
}

/**
 * Tells the player of it, by email too: whoever holds their browser may not be them (AUT-10). The email
 * has the link that stops the withdrawal; the panel has none.
 */
export async function tellNewAccount(tx: Tx, deps: PaymentDeps, news: News): Promise<void> {
  const { playerId, paymentId, detail, until, former, caller } = news
  const about = { account: accountOf(detail), until }
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...newAccountNotice(about) })
  const { email } = await tx
    .selectFrom('player')
    .select('email')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const { locale } = caller
  const values = { account: about.account, link: stopLink(deps, { paymentId, locale }) }
  const said = await letterFor(
    tx,
    until
      ? {
          letter: 'new-account-waits',
          locale,
          values: { ...values, until: dayTime(until, locale) },
        }
      : { letter: 'new-account', locale, values },
  )
  const seal = (await deps.sealed?.(tx))?.[locale]
  for (const to of new Set([email, ...former]))
    await deps.messages.mail.send(tx, {
      playerId,
      to,
      code: null,
      caller: to === email ? caller : null,
      ...said,
      text: seal ? `${said.text}\n\n${seal}` : said.text,
    })
}
