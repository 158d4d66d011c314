import { PAYMENT_TYPES } from '@zar/contract/payment'
import { FIELDS } from './fields.ts'
import { between, type Method } from './method.ts'

const type = PAYMENT_TYPES.Withdraw
const flow = 'instant'
/** One lost callback of the bank is made up for within this time. */
const minutes = 3

/** The method that pays to the account that was last paid in from. */
export const LAST_USED_ACCOUNT_ID = 2

/** Every way to pay out. */
export const WITHDRAWALS: readonly Method[] = [
  {
    id: 1,
    type,
    icon: 'landmark',
    group: 'bank',
    minutes,
    flow,
    ...between(100n, 100_000n),
    title: { tr: 'Havale / EFT', en: 'Bank transfer' },
    note: { tr: 'Kendi adına kayıtlı hesaba', en: 'To an account in your own name' },
    fields: [FIELDS.amount, FIELDS.iban],
  },
  {
    id: LAST_USED_ACCOUNT_ID,
    type,
    icon: 'zap',
    group: 'bank',
    minutes,
    flow,
    ...between(50n, 10_000n),
    title: { tr: 'Anında', en: 'Instant' },
    note: {
      tr: 'Kendi adına, son yatırdığın hesaba',
      en: 'To the account of your own that you last paid in from',
    },
    fields: [FIELDS.amount],
  },
  {
    id: 3,
    type,
    icon: 'building',
    group: 'bank',
    minutes,
    flow,
    ...between(10_000n, 1_000_000n),
    title: { tr: 'Yüksek tutarlı EFT', en: 'Large transfer' },
    note: { tr: 'Tam lira, tek seferde', en: 'Whole liras, in one go' },
    fields: [FIELDS.largeAmount, FIELDS.fullName, FIELDS.iban],
  },
  {
    id: 4,
    type,
    icon: 'coins',
    group: 'crypto',
    minutes,
    flow,
    ...between(250n, 250_000n),
    title: { tr: 'Kripto', en: 'Crypto' },
    note: { tr: 'Üç deneme ağından birine', en: 'To one of three sandbox networks' },
    fields: [FIELDS.amount, FIELDS.network, FIELDS.wallet],
  },
  {
    id: 5,
    type,
    icon: 'wallet',
    group: 'other',
    minutes,
    flow,
    ...between(50n, 5_000n),
    title: { tr: 'Cep cüzdanı', en: 'Mobile wallet' },
    note: { tr: 'Telefon numarana bağlı cüzdana', en: 'To the wallet of your phone number' },
    fields: [FIELDS.wholeAmount, FIELDS.phone],
  },
]
