import { isRight } from '@zar/contract/office/rights/rights'
import { locale } from '../../lib/language/translate.ts'
import { rightName } from '../parts/rights/right-names.ts'

/** Events that no right stands for. */
const OTHERS: Partial<Record<string, readonly [tr: string, en: string]>> = {
  log_in: ['Giriş', 'Log-in'],
  log_out: ['Çıkış', 'Log-out'],
  invite_taken: ['Davet kabul edildi', 'Invitation taken'],
  own_session_end: ['Kendi oturumunu bitirdi', 'Own session ended'],
  staff_sessions_end: ['Personel oturumları bitti', 'Sessions of a person ended'],
  proposal_withdrawn: ['Öneri geri çekildi', 'Proposal withdrawn'],
  proposal_lapsed: ['Önerinin süresi geçti', 'Proposal lapsed'],
  separation_broken: ['Görevler ayrılığı bozuk', 'Separation of duties broken'],
  'role.refuse': ['Rol önerisi reddedildi', 'Change of roles refused'],
  'breakglass.review': ['Acil yetki incelendi', 'Break-glass reviewed'],
  'file.take': ['Dosya indirme', 'File downloaded'],
  own_mail_set: ['Mektup adresi', 'Own address for letters'],
  'staff.first': ['İlk personel kuruldu', 'First staff made'],
}

/** `Çekim onaylamak` as what was done: `Çekim onaylama`. */
const asDeed = (name: string): string =>
  locale === 'tr' ? name.replaceAll(/(m[ae])k(?=$|[,;])/g, '$1') : name

/** What an event is called; one without a name stays as the log has it. */
export function deedName(does: string): string {
  if (isRight(does)) return asDeed(rightName(does))
  return OTHERS[does]?.[locale === 'tr' ? 0 : 1] ?? does
}
