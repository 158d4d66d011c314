import type { Alarm, AlarmName } from '@zar/contract/office/desk/alarms'
import type { Me } from '@zar/contract/office/staff'
import { formatWhole } from '../../lib/language/format.ts'
import { locale, texts } from '../../lib/language/translate.ts'
import { matchPath } from '../../lib/router/route-match.ts'
import { SCREENS } from '../screens.ts'
import { maySee } from './may-see.ts'

type Words = { tr: string; en: string; path?: string }

/** What is wrong, in a line, and where it is mended. */
const WORDS: Record<AlarmName, Words> = {
  LedgerDrift: {
    tr: 'Bakiyeler deftere uymuyor',
    en: 'Balances differ from the ledger',
    path: '/office/ledger',
  },
  SealBehind: {
    tr: 'Defter mühürlenmiyor',
    en: 'The ledger is not sealed',
    path: '/office/ledger',
  },
  BooksNotChecked: {
    tr: 'Defter kontrol edilmedi',
    en: 'The books were not checked',
    path: '/office/ledger',
  },
  AuditBroken: {
    tr: 'Denetim izi bozuldu',
    en: 'The audit log is broken',
    path: '/office/audit',
  },
  AuditUnsealed: {
    tr: 'Denetim izi mühürlenmiyor',
    en: 'The audit log is not sealed',
    path: '/office/audit',
  },
  AuditNotChecked: {
    tr: 'Denetim izi kontrol edilmedi',
    en: 'The audit log was not checked',
    path: '/office/audit',
  },
  LedgerPartsFew: { tr: 'Defterin yeri azalıyor', en: 'Room of the ledger runs out' },
  RollUpsDiffer: {
    tr: 'Raporlar deftere uymuyor',
    en: 'Reports differ from the ledger',
    path: '/office/reports',
  },
  RollUpsNotChecked: {
    tr: 'Raporlar defterle karşılaştırılmadı',
    en: 'Reports were not compared with the ledger',
    path: '/office/reports',
  },
  ReturnOutOfBand: {
    tr: 'Oyun RTP bandı dışında',
    en: 'A game pays outside its band',
    path: '/office/catalogue',
  },
  RoundStuck: { tr: 'Tur kapanmıyor', en: 'A round stays open', path: '/office/suppliers' },
  SportBetUnsettled: {
    tr: 'Kupon iki haftadır sonuçsuz',
    en: 'A bet is unsettled for two weeks',
    path: '/office/trading',
  },
  BetWaitsTooLong: {
    tr: 'Kupon kararı gecikti',
    en: 'A bet waits too long',
    path: '/office/trading',
  },
  BetWaitsForTrader: {
    tr: 'Kupon trader bekliyor',
    en: 'A bet waits for a trader',
    path: '/office/trading',
  },
  FeedClosed: { tr: 'Oran akışı kapalı', en: 'The odds feed is closed', path: '/office/trading' },
  WithdrawalWaitsForPerson: {
    tr: 'Çekim dört saattir karar bekliyor',
    en: 'A withdrawal has waited four hours for a person',
    path: '/office/withdrawals',
  },
  WithdrawalPastPromise: {
    tr: 'Çekimde söz geçti',
    en: 'A withdrawal is past its promise',
    path: '/office/withdrawals',
  },
  ReviewClockLate: {
    tr: 'İnceleme saati gecikti',
    en: 'A review clock is late',
    path: '/office/withdrawals',
  },
  ReviewClocksStopped: {
    tr: 'İnceleme saatleri durdu',
    en: 'The review clocks are stopped',
    path: '/office/review',
  },
  ReviewBrake: {
    tr: 'Saatler bir saatte çok ödedi',
    en: 'The clocks paid much within an hour',
    path: '/office/review',
  },
  SupplierDiffers: {
    tr: 'Tedarikçiyle fark var',
    en: 'Our list differs from a supplier’s',
    path: '/office/suppliers',
  },
  PaymentDiffers: { tr: 'Ödeme hizmetiyle fark var', en: 'Payments differ from the service’s' },
  LicenceEnds: { tr: 'Lisans bitiyor', en: 'The licence ends' },
  WalletCallsFail: {
    tr: 'Tedarikçinin çağrıları hata veriyor',
    en: 'Calls of a supplier fail',
    path: '/office/suppliers',
  },
  BreakerOpen: {
    tr: 'Devre kesildi, oyun açılmıyor',
    en: 'The breaker is open: games do not start',
    path: '/office/suppliers',
  },
  OutboxBehind: { tr: 'Oyunculara haber gecikiyor', en: 'Pushes to players are late' },
  JobsLate: { tr: 'Arka plan işleri gecikti', en: 'Jobs are late' },
  LocksWait: { tr: 'Veritabanı kilit bekliyor', en: 'The database waits for a lock' },
  GlassUnreviewed: {
    tr: 'Tek başına alınan yetki incelenmedi',
    en: 'A right taken alone was not reviewed',
    path: '/office/staff',
  },
  OfferNearlyUsed: {
    tr: 'Teklifin sınırı dolmak üzere',
    en: 'An offer has nearly used its bounds',
    path: '/office/bonus',
  },
}

const t = texts({
  tr: { share: 'çağrıların {value} kadarı', value: 'ölçülen {value}', never: 'henüz hiç olmadı' },
  en: { share: '{value} of the calls', value: 'measured {value}', never: 'it never happened yet' },
})

export const alarmTitle = ({ name, about }: Pick<Alarm, 'name' | 'about'>): string =>
  about ? `${about}: ${WORDS[name][locale]}` : WORDS[name][locale]

/** The figure that was looked at. */
export function alarmText({ name, value }: Pick<Alarm, 'name' | 'value'>): string {
  if (value === null) return t('never')
  if (name === 'WalletCallsFail')
    return t('share', {
      value: value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
    })
  const shown = Number.isInteger(value) ? formatWhole(value) : value.toFixed(1)
  return t('value', { value: locale === 'tr' ? shown.replace('.', ',') : shown })
}

/** Where it is mended, if the person has that screen. */
export function alarmPath({ name }: Pick<Alarm, 'name'>, me: Me): string | null {
  const { path } = WORDS[name]
  const screen = path && SCREENS.find((one) => matchPath(one.path, path))
  return path && screen && maySee(me, screen) ? path : null
}
