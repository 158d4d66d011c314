import { PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import { FIELDS } from '../methods/fields.ts'
import { isTurkishIban, plainIban } from '../methods/iban.ts'

/** Where the money goes or comes from, hidden but for its end: `TR33 •••• 1326`. */
export function accountOf({
  Iban,
  Phone,
  Address,
  Account,
  Voucher,
  Bank,
}: Record<string, unknown>): string {
  // By whole characters: half of one is no text.
  const end = (value: unknown) => [...String(value)].slice(-4).join('')
  if (Iban !== undefined) return `${String(Iban).slice(0, 4)} •••• ${end(Iban)}`
  if (Phone !== undefined) return `+90 ••• ${end(Phone)}`
  const hidden = Address ?? Account ?? Voucher
  if (hidden !== undefined) return `•••• ${end(hidden)}`
  return FIELDS.bank.option?.find(({ id }) => id === Bank)?.name ?? ''
}

/** Where a withdrawal goes, whole: an IBAN, or the account of another method, of crypto with its network. */
export function payoutAccount({ Iban, Phone, Address, Account, Network }: Record<string, unknown>) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    iban: textOf(Iban),
    account: textOf(Phone ?? Address ?? Account),
    network: textOf(Network),
  }
}

/** An account as the bank names it, in the field that a withdrawal to it would have. */
export function accountDetail(account: string): { Iban: string } | { Account: string } {
  const iban = plainIban(account)
  return isTurkishIban(iban) ? { Iban: iban } : { Account: account.trim() }
}

/** Every account that a withdrawal named, by its blind index, and whose it was: for who shares one. */
export const PAYOUT_ACCOUNTS = sql`
  select player_id, encode(account_hmac, 'hex') as value from payment
    where type = ${sql.lit(PAYMENT_TYPES.Withdraw)} and account_hmac is not null`
