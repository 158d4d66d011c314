import { FIELDS } from './fields.ts'

/** Where the money goes or comes from, hidden but for its end: `TR33 •••• 1326`. */
export function accountOf({
  Iban,
  Phone,
  Address,
  Voucher,
  Bank,
}: Record<string, unknown>): string {
  const end = (value: unknown) => String(value).slice(-4)
  if (Iban !== undefined) return `${String(Iban).slice(0, 4)} •••• ${end(Iban)}`
  if (Phone !== undefined) return `+90 ••• ${end(Phone)}`
  const hidden = Address ?? Voucher
  if (hidden !== undefined) return `•••• ${end(hidden)}`
  return FIELDS.bank.option?.find(({ id }) => id === Bank)?.name ?? ''
}

/** The same for the bank, whole. */
export function payoutAccount({ Iban, Phone, Address }: Record<string, unknown>) {
  const account = Phone ?? Address
  return {
    iban: typeof Iban === 'string' ? Iban : null,
    account: typeof account === 'string' ? account : null,
  }
}
