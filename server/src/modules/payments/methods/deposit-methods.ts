import { PAYMENT_TYPES } from '@zar/contract/payment'
import { FIELDS } from './fields.ts'
import { between, type Method } from './method.ts'

const type = PAYMENT_TYPES.Deposit

const byBank = [
  {
    id: 1,
    type,
    icon: 'landmark',
    group: 'bank',
    minutes: 1,
    flow: 'page',
    ...between(100n, 50_000n),
    title: { tr: 'Deneme havalesi', en: 'Sandbox bank transfer' },
    note: { tr: 'Bankanın deneme sayfasında onaylanır', en: 'Approved on the bank’s sandbox page' },
    fields: [FIELDS.amount, FIELDS.bank],
  },
  {
    id: 2,
    type,
    icon: 'zap',
    group: 'bank',
    minutes: 1,
    flow: 'instant',
    ...between(20n, 5_000n),
    title: { tr: 'Anında deneme ödemesi', en: 'Sandbox instant' },
    note: { tr: 'Birkaç saniyede kendiliğinden onaylanır', en: 'Approved by itself in seconds' },
    fields: [FIELDS.amount],
  },
  {
    id: 3,
    type,
    icon: 'send',
    group: 'bank',
    minutes: 2,
    flow: 'transfer',
    ...between(100n, 25_000n),
    title: { tr: 'Havale bildirimi', en: 'Transfer notice' },
    note: { tr: 'Önce bildir, sonra bankandan gönder', en: 'Tell us first, then send it' },
    fields: [FIELDS.amount, FIELDS.fullName, FIELDS.iban],
  },
  {
    id: 4,
    type,
    icon: 'building',
    group: 'bank',
    minutes: 1,
    flow: 'page',
    ...between(10_000n, 1_000_000n),
    title: { tr: 'Yüksek tutarlı EFT', en: 'Large transfer' },
    note: { tr: 'Bankanın sayfasında, tek seferde', en: 'On the bank’s page, in one go' },
    fields: [FIELDS.largeAmount, FIELDS.bank],
  },
] satisfies Method[]

const byCard = [
  {
    id: 5,
    type,
    icon: 'credit-card',
    group: 'card',
    minutes: 1,
    flow: 'card',
    ...between(50n, 15_000n),
    title: { tr: 'Banka kartı', en: 'Bank card' },
    note: { tr: 'Kartı yalnız bankanın sayfasına yazarsın', en: 'Typed on the bank’s page only' },
    fields: [FIELDS.amount],
  },
  {
    id: 6,
    type,
    icon: 'qr-code',
    group: 'card',
    minutes: 1,
    flow: 'page',
    ...between(50n, 10_000n),
    title: { tr: 'Karekod', en: 'QR code' },
    note: { tr: 'Yalnız tam lira', en: 'Whole liras only' },
    fields: [FIELDS.wholeAmount],
  },
] satisfies Method[]

const others = [
  {
    id: 7,
    type,
    icon: 'coins',
    group: 'crypto',
    minutes: 1,
    flow: 'page',
    ...between(250n, 500_000n),
    title: { tr: 'Kripto', en: 'Crypto' },
    note: { tr: 'Üç deneme ağı, kur sabitlenir', en: 'Three sandbox networks, fixed rate' },
    fields: [FIELDS.amount, FIELDS.network],
  },
  {
    id: 8,
    type,
    icon: 'wallet',
    group: 'other',
    minutes: 1,
    flow: 'instant',
    ...between(20n, 5_000n),
    title: { tr: 'Cep cüzdanı', en: 'Mobile wallet' },
    note: { tr: 'Telefon numaranla', en: 'With your phone number' },
    fields: [FIELDS.amount, FIELDS.phone],
  },
  {
    id: 9,
    type,
    icon: 'ticket',
    group: 'other',
    minutes: 1,
    flow: 'instant',
    ...between(25n, 1_000n),
    title: { tr: 'Kupon kodu', en: 'Voucher code' },
    note: { tr: '12 haneli kod', en: 'A code of 12 digits' },
    fields: [FIELDS.amount, FIELDS.voucher],
  },
] satisfies Method[]

/** Every way to pay in. */
export const DEPOSITS: readonly Method[] = [...byBank, ...byCard, ...others]
