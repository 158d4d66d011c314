import type { Locale } from '@zar/contract/limits'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { HoldReason } from '../../../db/tables/payments.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { accountIndex, decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import { readOwnPayer } from '../deposits/payer.ts'
import { findMethod } from '../methods/methods.ts'
import { subjectOf } from './queue.ts'

type Reading = { db: Db; fieldCipher: FieldCipher }

/** A withdrawal to an account that nobody has confirmed yet. */
export type WaitingPayee = {
  id: string
  playerId: string
  number: string
  username: string
  amountE5: bigint
  method: string
  /** Its end alone. */
  account: string
  hold: HoldReason
  askedAt: Date
  /** When the clock has it, and whether it then pays: the bank is asked for the name before it is ordered. */
  clockAt: Date | null
  isPaidAtEnd: boolean
}

/** What these cases of the queue are about, by their subjects. */
export async function readPayees(
  { db, fieldCipher }: Reading,
  subjects: readonly string[],
  locale: Locale,
): Promise<Map<string, WaitingPayee>> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .select(['payment.id', 'player_id', 'usercode', 'username', 'amount_e5', 'method_id', 'hold'])
    .select(['payment.created_at', 'clock_at', 'detail', 'detail_sealed'])
    .where(sql<boolean>`'payee:' || payment.id = any(${subjects}::text[])`)
    .where('payment.type', '=', PAYMENT_TYPES.Withdraw)
    .execute()
  return new Map(
    rows.map((row) => [
      subjectOf(row.id),
      {
        id: row.id,
        playerId: row.player_id,
        number: row.usercode,
        username: row.username,
        amountE5: row.amount_e5,
        method: findMethod(row.method_id, PAYMENT_TYPES.Withdraw)?.title[locale] ?? '',
        account: accountOf(decryptDetail(fieldCipher, row)),
        hold: row.hold ?? 'new_account',
        askedAt: row.created_at,
        clockAt: row.clock_at,
        isPaidAtEnd: row.hold !== 'payee',
      },
    ]),
  )
}

export type PayeeFacts = {
  /** Whether the player last paid in, in their own name, from this account. */
  isClosedLoop: boolean
  /** Other players who named this account for a withdrawal. */
  others: number
  /** Withdrawals of this player that were paid to it before. */
  paidBefore: number
}

/** What is known of the account beside the bank's word. */
export async function readPayeeFacts(
  { db, fieldCipher }: Reading,
  id: string,
): Promise<PayeeFacts> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(['player_id', 'account_hmac'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const own = await readOwnPayer(tx, { fieldCipher }, payment.player_id)
    const index = own && accountIndex(fieldCipher, own)
    const { rows } = await sql<{ others: number; paidBefore: number }>`
      select count(distinct player_id) filter (where player_id <> ${payment.player_id})::int as others,
        count(*) filter (where player_id = ${payment.player_id} and status = 1)::int as "paidBefore"
        from payment where account_hmac = ${payment.account_hmac} and type = 2`.execute(tx)
    const { others = 0, paidBefore = 0 } = rows[0] ?? {}
    const isClosedLoop = !!index && !!payment.account_hmac && index.equals(payment.account_hmac)
    return { isClosedLoop, others, paidBefore }
  })
}
