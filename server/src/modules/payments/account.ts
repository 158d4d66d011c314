import { PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import { FIELDS } from './methods/fields.ts'

/** Where the money goes or comes from, hidden but for its end: `TR33 •••• 1326`. */
export function accountOf({
  Iban,
  Phone,
  Address,
  Voucher,
  Bank,
}: Record<string, unknown>): string {
  // By whole characters: half of one is no text.
  const end = (value: unknown) => [...String(value)].slice(-4).join('')
  if (Iban !== undefined) return `${String(Iban).slice(0, 4)} •••• ${end(Iban)}`
  if (Phone !== undefined) return `+90 ••• ${end(Phone)}`
  const hidden = Address ?? Voucher
  if (hidden !== undefined) return `•••• ${end(hidden)}`
  return FIELDS.bank.option?.find(({ id }) => id === Bank)?.name ?? ''
}

/** Where a withdrawal goes, whole: an IBAN, or the account of another method, of crypto with its network. */
export function payoutAccount({ Iban, Phone, Address, Network }: Record<string, unknown>) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { iban: textOf(Iban), account: textOf(Phone ?? Address), network: textOf(Network) }
}

/** The same as `payoutAccount` in the database, spelled as its index has it: IBAN or account, whichever it is. */
export const PAYOUT_ACCOUNT = sql<string>`coalesce(detail->>'Iban', detail->>'Phone', detail->>'Address')`

/** Every account that a withdrawal named, and whose it was: for who shares one. */
export const PAYOUT_ACCOUNTS = sql`
  select player_id, ${PAYOUT_ACCOUNT} as value from payment
    where type = ${sql.lit(PAYMENT_TYPES.Withdraw)} and ${PAYOUT_ACCOUNT} is not null`
