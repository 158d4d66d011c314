import { locale, texts } from '../../../lib/language/translate.ts'
import type { Group } from './protocol.ts'

const GROUP_TR: Record<Group, string> = {
  row: 'Para hareketi',
  payment: 'Ödeme',
  bet: 'Bahis',
  round: 'Oyun turu',
  seed: 'Oyun tohumu',
  limit: 'Sınır',
  exclusion: 'Dışlama ve mola',
  bonus: 'Bonus',
  terms: 'Koşullar',
  message: 'Mesaj',
}
const GROUP_EN: Record<Group, string> = {
  row: 'Money',
  payment: 'Payment',
  bet: 'Bet',
  round: 'Round',
  seed: 'Game seed',
  limit: 'Limit',
  exclusion: 'Exclusion and time-out',
  bonus: 'Bonus',
  terms: 'Terms',
  message: 'Message',
}
export const groupName = texts({ tr: GROUP_TR, en: GROUP_EN })

const KINDS: Record<string, { tr: string; en: string }> = {
  'payment.ordered': { tr: 'Ödeme istendi', en: 'Payment asked for' },
  'payment.opened': { tr: 'Ödeme kuruluşta açıldı', en: 'Payment opened at the company' },
  'payment.held': { tr: 'Ödeme bekletildi', en: 'Payment held' },
  'payment.first_approved': { tr: 'Birinci kişi onayladı', en: 'First person approved' },
  'payment.extended': { tr: 'Bekletme uzatıldı', en: 'Hold extended' },
  'payment.approved': { tr: 'Ödeme onaylandı', en: 'Payment approved' },
  'payment.released': { tr: 'Bekletme bitti', en: 'Hold ended' },
  'payment.declined': { tr: 'Ödeme geri çevrildi', en: 'Payment declined' },
  'payment.sent': { tr: 'Ödeme gönderildi', en: 'Payment sent' },
  'payment.late': { tr: 'Ödeme gecikti', en: 'Payment late' },
  'payment.paid': { tr: 'Ödeme yapıldı', en: 'Payment paid' },
  'payment.returned': { tr: 'Para bakiyeye döndü', en: 'Money back to the balance' },
  'payment.given_up': { tr: 'Ödemeden vazgeçildi', en: 'Payment given up' },
  'payment.merged': { tr: 'Ödeme birleştirildi', en: 'Payment merged' },
  'bet.placed': { tr: 'Bahis yapıldı', en: 'Bet placed' },
  'bet.settled': { tr: 'Bahis sonuçlandı', en: 'Bet settled' },
  'bet.cashed_out': { tr: 'Bahis bozduruldu', en: 'Bet cashed out' },
  'seed.committed': { tr: 'Tohuma söz verildi', en: 'Seed committed to' },
  'seed.client': { tr: 'Oyuncu tohumu seçildi', en: 'Client seed chosen' },
  'seed.revealed': { tr: 'Tohum açıklandı', en: 'Seed revealed' },
  'round.played': { tr: 'Tur oynandı', en: 'Round played' },
  'terms.accepted': { tr: 'Koşullar kabul edildi', en: 'Terms accepted' },
  'limit.set': { tr: 'Sınır kondu', en: 'Limit set' },
  'message.sent': { tr: 'Mesaj gönderildi', en: 'Message sent' },
}

/** What a line tells of. A reason of a row and the kinds of exclusions and bonuses are the house's own words. */
export const kindName = (group: Group, kind: string): string =>
  KINDS[kind]?.[locale] ?? `${groupName(group)}: ${kind}`
