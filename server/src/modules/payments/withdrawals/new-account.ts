import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { accountOf, PAYOUT_ACCOUNT, payoutAccount } from '../account.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Order } from '../methods/read-order.ts'
import { newAccountMail, newAccountNotice } from '../texts.ts'

const { Rejected, Cancelled } = PAYMENT_STATUS

type Asked = { playerId: string; paymentId: string; detail: Order['detail'] }

/**
 * Whether this account is new for the player, and whether it needs the password: it does if they were
 * paid elsewhere before, and always for a crypto address, whose owner nobody can check. Call it under
 * the lock on the player's cash, so that of two at once one is the second.
 */
export async function judgeAccount(tx: Tx, { playerId, paymentId, detail }: Asked) {
  const { iban, account, network } = payoutAccount(detail)
  const named = iban ?? account
  if (named === null) return { isNew: false, needsPassword: false }
  // The same address on another network is another account.
  const isSame = sql<boolean>`(${PAYOUT_ACCOUNT} = ${named} and coalesce(detail->>'Network', '') = ${network ?? ''})`
  const { others, same } = await tx
    .selectFrom('payment')
    .select([
      sql<bigint>`count(*) filter (where not ${isSame})`.as('others'),
      sql<bigint>`count(*) filter (where ${isSame})`.as('same'),
    ])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', 'not in', [Rejected, Cancelled])
    .where('id', '<>', paymentId)
    .executeTakeFirstOrThrow()
  const isNew = same === 0n
  return { isNew, needsPassword: isNew && (others > 0n || detail.Address !== undefined) }
}

type News = {
  playerId: string
  detail: Order['detail']
  isConfirmed: boolean
  locale: Locale
  demoBox: string
}

/** Tells the player of it, by mail too: whoever holds their browser may not be them (AUT-10). */
export async function tellNewAccount(tx: Tx, deps: PaymentDeps, news: News): Promise<void> {
  const { playerId, detail, isConfirmed, locale, demoBox } = news
  const about = { account: accountOf(detail), isConfirmed }
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...newAccountNotice(about) })
  const { email } = await tx
    .selectFrom('player')
    .select('email')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await deps.letters.mail.send(tx, {
    ...{ playerId, to: email, code: null, demoBox },
    ...newAccountMail(about, locale),
  })
}
