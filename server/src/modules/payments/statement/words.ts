import { type Locale, TIME_ZONE } from '@zar/contract/limits'
import { type HistoryRow, PAYMENT_STATUS } from '@zar/contract/payment'

const tr = {
  title: 'Hesap ekstresi',
  file: 'ekstre',
  date: 'Tarih',
  what: 'İşlem',
  where: 'Açıklama',
  number: 'İşlem numarası',
  status: 'Durum',
  requested: 'İstenen tutar',
  in: 'Giren',
  out: 'Çıkan',
  balance: 'Bakiye',
  opening: 'Açılış bakiyesi',
  closing: 'Kapanış bakiyesi',
  others: 'Bu seçimde gösterilmeyen hareketler',
  sum: 'Toplam',
  player: 'Oyuncu',
  period: 'Dönem',
  whole: 'Başlangıçtan bugüne',
  made: 'Düzenlenme',
  page: (page: number, pages: number) => `Sayfa ${page} / ${pages}`,
  note: 'Tutarlar Türk lirası, saatler İstanbul saatidir. Zar oyun parasıyla çalışır.',
  kind: {
    deposit: 'Para yatırma',
    withdrawal: 'Para çekme',
    withdrawal_return: 'Çekim iadesi',
    bet: 'Bahis',
    win: 'Kazanç',
    rollback: 'Bahis iadesi',
    bonus: 'Bonus',
  } satisfies Record<HistoryRow['kind'], string>,
  statuses: {
    None: '—',
    Confirmed: 'Onaylandı',
    Pending: 'Beklemede',
    Merged: 'Birleştirildi',
    Rejected: 'Reddedildi',
    Cancelled: 'İptal',
    Created: 'Oluşturuldu',
  } satisfies Record<keyof typeof PAYMENT_STATUS, string>,
}

const en: typeof tr = {
  title: 'Account statement',
  file: 'statement',
  date: 'Date',
  what: 'Movement',
  where: 'Description',
  number: 'Number',
  status: 'Status',
  requested: 'Sum asked for',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  others: 'Movements not shown in this selection',
  sum: 'Total',
  player: 'Player',
  period: 'Period',
  whole: 'From the beginning until today',
  made: 'Made',
  page: (page, pages) => `Page ${page} of ${pages}`,
  note: 'Sums are Turkish lira, times are of Istanbul. Zar runs on play money.',
  kind: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    withdrawal_return: 'Withdrawal returned',
    bet: 'Bet',
    win: 'Win',
    rollback: 'Bet returned',
    bonus: 'Bonus',
  },
  statuses: {
    None: '—',
    Confirmed: 'Confirmed',
    Pending: 'Pending',
    Merged: 'Merged',
    Rejected: 'Rejected',
    Cancelled: 'Cancelled',
    Created: 'Created',
  },
}

export type Words = typeof tr
/** Everything a statement says. */
export const WORDS: Record<Locale, Words> = { tr, en }

/** What has become of a payment, in a word. */
export function statusText({ statuses }: Words, status: number): string {
  const names = Object.keys(PAYMENT_STATUS) as (keyof typeof PAYMENT_STATUS)[]
  return statuses[names.find((name) => PAYMENT_STATUS[name] === status) ?? 'None']
}

const moments = new Intl.DateTimeFormat('tr-TR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `21.11.2026 20:14:05`, the time of Istanbul. */
export const momentText = (moment: Date): string => moments.format(moment)

/** `21.11.2026`, of a day as the contract has it. */
export const dayText = (day: string): string => day.split('-').reverse().join('.')
