import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { accountIndex, decryptDetail, decryptPayer } from '../accounts/encrypted-detail.ts'
import { accountDetail, accountOf, payoutAccount } from '../accounts/payout-account.ts'
import { findMethod } from '../methods/methods.ts'

type Reading = { db: Db; fieldCipher: FieldCipher }

const SHOWN_MAX = 20
/** Deposits whose payers are compared with the accounts. */
const PAYERS_MAX = 50

/** The accounts that a player named for withdrawals, the one named last first. */
async function readNamed({ db, fieldCipher }: Reading, playerId: string) {
  const { rows } = await sql<{
    /** Of the first withdrawal to it: as a name of the account, it stays. */
    id: string
    last: string
    method: number
    lastAt: Date
    paid: number
    detail: null
    sealed: Buffer | null
  }>`
    with named as (
      select (array_agg(id order by seq))[1] as id, (array_agg(id order by seq desc))[1] as last,
          count(*) filter (where status = ${PAYMENT_STATUS.Confirmed})::int as paid, max(seq) as seq
        from payment
        where player_id = ${playerId} and type = ${PAYMENT_TYPES.Withdraw} and account_hmac is not null
        group by account_hmac order by max(seq) desc limit ${SHOWN_MAX}
    )
    select named.id, named.last, named.paid, method_id as method, created_at as "lastAt", detail,
        detail_sealed as sealed
      from named join payment on payment.id = named.last
      order by named.seq desc`.execute(db)
  return rows.flatMap(({ detail: plain, sealed: detail_sealed, ...row }) => {
    const detail = decryptDetail(fieldCipher, { id: row.last, detail: plain, detail_sealed })
    const { iban, account, network } = payoutAccount(detail)
    const whole = iban ?? account
    return whole === null ? [] : [{ ...row, detail, whole, network }]
  })
}

/** The same, hidden but for their ends. */
export async function readMaskedPayouts(reading: Reading, playerId: string, locale: Locale) {
  const named = await readNamed(reading, playerId)
  return named.map(({ id, method, lastAt, paid, detail }) => ({
    id,
    account: accountOf(detail),
    method: findMethod(method, PAYMENT_TYPES.Withdraw)?.title[locale] ?? '',
    lastAt,
    paid,
  }))
}

/** The same in full, with whose they are: as the bank named who paid in from there, else as the player typed it. */
export async function readPayoutAccounts(reading: Reading, playerId: string) {
  const [named, payers] = await Promise.all([
    readNamed(reading, playerId),
    readPayers(reading, playerId),
  ])
  return named.map(({ id, detail, whole, network }) => {
    const ofBank = payers.get(keyOf(reading, detail))
    const { FullName: name } = detail
    const typed = typeof name === 'string' ? name : null
    return {
      id,
      account: whole,
      network,
      holder: ofBank ?? typed,
      isOfBank: ofBank !== undefined,
    }
  })
}

const keyOf = ({ fieldCipher }: Reading, detail: Parameters<typeof accountIndex>[1]): string =>
  accountIndex(fieldCipher, detail)?.toString('hex') ?? ''

/** Who paid in from which account, by its blind index; of several names the newest. */
async function readPayers(reading: Reading, playerId: string): Promise<Map<string, string>> {
  const rows = await reading.db
    .selectFrom('payment')
    .select(['id', 'payer_sealed'])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('payer_sealed', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(PAYERS_MAX)
    .execute()
  const payers = rows.flatMap((row) => decryptPayer(reading.fieldCipher, row) ?? [])
  return new Map(
    payers.reverse().map(({ account, holder }) => [keyOf(reading, accountDetail(account)), holder]),
  )
}
