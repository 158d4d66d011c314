import type { PaymentField } from '@zar/contract/payment'

/** The amount is one of three kinds of number: liras and kuruş, liras, or more liras. */
const amount = (objectType: 'Decimal' | 'Int' | 'Long'): PaymentField => ({
  key: 'Amount',
  mask: null,
  option: null,
  objectType,
})
/** A 0 of the mask stands for a digit. */
const text = (key: string, mask: string | null = null): PaymentField => ({
  key,
  mask,
  option: null,
  objectType: 'String',
})
const choice = (key: string, option: PaymentField['option']): PaymentField => ({
  key,
  mask: null,
  option,
  objectType: 'Dropdown',
})

/** The fields that the cashier's forms are made of. None of them ever asks for a card (PCI-01). */
export const FIELDS = {
  amount: amount('Decimal'),
  wholeAmount: amount('Int'),
  largeAmount: amount('Long'),
  iban: text('Iban', 'TR00 0000 0000 0000 0000 0000 00'),
  fullName: text('FullName'),
  phone: text('Phone', '000 000 00 00'),
  voucher: text('Voucher', '0000-0000-0000'),
  wallet: text('Address'),
  bank: choice('Bank', [
    { id: 1, name: 'Boğaz Katılım' },
    { id: 2, name: 'Anadolu Halk Bankası' },
    { id: 3, name: 'Ege Ticaret Bankası' },
    { id: 4, name: 'Toros Yatırım' },
  ]),
  network: choice('Network', [
    { id: 'doruk', name: 'Doruk' },
    { id: 'kiyi', name: 'Kıyı' },
    { id: 'yayla', name: 'Yayla' },
  ]),
} satisfies Record<string, PaymentField>
