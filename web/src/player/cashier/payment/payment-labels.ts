import { t } from '../texts.ts'

const LABELS = {
  amount: 'field.Amount',
  iban: 'field.Iban',
  cardno: 'field.CardNo',
  bank: 'field.Bank',
  fullname: 'field.FullName',
  phone: 'field.Phone',
  note: 'field.Note',
  account: 'field.Account',
  voucher: 'field.Voucher',
  network: 'field.Network',
  address: 'field.Address',
} as const

/** The label of a field by its key; a key we have no word for speaks for itself. */
export function labelOf(key: string): string {
  const known = key.toLowerCase()
  return Object.hasOwn(LABELS, known) ? t(LABELS[known as keyof typeof LABELS]) : key
}

const NOTES = { FullName: 'note.FullName', Address: 'note.Address' } as const

/** What to know of a field before filling it in, by whether money comes in or goes out. */
export function noteOf(key: string, way: 'in' | 'out'): string | undefined {
  if (key === 'Iban') return t(`note.Iban.${way}`)
  return Object.hasOwn(NOTES, key) ? t(NOTES[key as keyof typeof NOTES]) : undefined
}
