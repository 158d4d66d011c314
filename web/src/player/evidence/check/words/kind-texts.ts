import { locale, texts } from '../../../../lib/language/translate.ts'
import type { Group } from '../protocol.ts'

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

type Both = { tr: string; en: string }

/** Of rows, by the reason that stands in them. */
const REASONS: Record<string, Both> = {
  bet: { tr: 'Oyuna konan', en: 'Stake in a game' },
  win: { tr: 'Oyundan kazanılan', en: 'Win in a game' },
  rollback: { tr: 'Oyundan geri verilen', en: 'Given back by a game' },
  deposit: { tr: 'Yatırılan', en: 'Deposit' },
  withdrawal_reserve: { tr: 'Çekim için ayrılan', en: 'Set aside for a withdrawal' },
  withdrawal_paid: { tr: 'Çekilen', en: 'Withdrawn' },
  withdrawal_return: { tr: 'Çekimden dönen', en: 'Back from a withdrawal' },
  bonus: { tr: 'Verilen bonus', en: 'Bonus given' },
  bonus_release: { tr: 'Bakiyeye geçen bonus', en: 'Bonus moved to the balance' },
  bonus_return: { tr: 'Geri alınan bonus', en: 'Bonus taken back' },
  cashback: { tr: 'Kayıp iadesi', en: 'Cashback' },
  sport_bet: { tr: 'Bahse konan', en: 'Stake in a bet' },
  sport_win: { tr: 'Bahisten kazanılan', en: 'Win in a bet' },
  sport_rollback: { tr: 'Bahisten geri verilen', en: 'Given back by a bet' },
  sport_correction: { tr: 'Bahis düzeltmesi', en: 'Correction of a bet' },
  debt_write_off: { tr: 'Silinen borç', en: 'Debt written off' },
  adjustment: { tr: 'Düzeltme', en: 'Correction' },
}

const ACCOUNTS: Record<string, Both> = {
  player_cash: { tr: 'Bakiye', en: 'Balance' },
  player_withdrawal: { tr: 'Çekim için ayrılan', en: 'Set aside for a withdrawal' },
  player_bonus: { tr: 'Bonus', en: 'Bonus' },
  player_debt: { tr: 'Borç', en: 'Debt' },
}

/** What an account is for; the house's own word where we have none. */
export const accountName = (kind: string): string => ACCOUNTS[kind]?.[locale] ?? kind

const KINDS: Record<string, Both> = {
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

/** What a line tells of. Kinds of exclusions and bonuses, and reasons of later, are the house's own words. */
export const kindName = (group: Group, kind: string): string =>
  (group === 'row' ? REASONS : KINDS)[kind]?.[locale] ?? `${groupName(group)}: ${kind}`
