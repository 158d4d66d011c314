import type { EmblemName } from '@zar/contract/art/index'
import type { SiteOption, SiteText } from '@zar/contract/content'
import type { PopupWords } from '../../../db/tables/content.ts'
import type { Both } from './text.ts'

type Option = { key: SiteOption; isOn: boolean; value: string }

/** Off until an operator gives it a value. */
const off = (key: SiteOption): Option => ({ key, isOn: false, value: '' })
/** The part of the contact page that tells of a kind of channel. */
const told = (key: SiteOption, heading: number): Option => ({
  ...{ key, isOn: true },
  value: `/pages/16#h-${heading}`,
})

/** No channel outside the house is connected in the demo set, so each leads to what the house says of it. */
export const OPTIONS: readonly Option[] = [
  off('tagManagerId'),
  off('liveChatUrl'),
  off('liveChatBackupUrl'),
  off('video.url'),
  told('contact.message1', 2),
  told('contact.message2', 2),
  told('contact.chat1', 3),
  told('contact.chat2', 3),
  told('contact.chat3', 3),
  told('contact.chat4', 3),
  told('social.photo', 4),
  told('social.video', 4),
  told('social.message', 4),
  told('social.post', 4),
]

export const TEXTS: Record<SiteText, Both> = {
  'footer.brand': {
    tr: 'Her turu denetlenebilen oyunlar. Türkçe, sakin ve hızlı.',
    en: 'Games of which every round can be verified. Calm and quick.',
  },
  'footer.licence': {
    tr: 'Zar oyun parasıyla çalışır: gerçek para yatırılmaz, çekilmez, kazanılmaz. Oyun parasıyla oynamak için kumar lisansı gerekmez; gerçek parayla oyun, geçerli bir lisans kaydı olmadan açılmaz.',
    en: 'Zar runs on play money: no real money is deposited, withdrawn or won. Playing with play money needs no gambling licence; play for real money stays closed without a valid licence record.',
  },
  'footer.terms': {
    tr: 'Kayıt olmak için genel kural ve şartların kabul edilmesi gerekir. Şartlar güncellenirse mevcut kullanıcılar, güncellemenin duyurulmasından en az iki hafta sonra hizmeti kullanmayı bırakabilir.',
    en: 'To register, the general terms and conditions must be accepted. When they are updated, existing users may stop using the service at least two weeks after the update is announced.',
  },
  'notice.note': {
    tr: 'Adres değişse de hesabın ve bakiyen aynı kalır',
    en: 'When the address changes, your account and balance stay the same',
  },
  'video.title1': {
    tr: 'Her tur bir mühürle başlar',
    en: 'Every round begins with a seal',
  },
}

export const ICONS: Record<string, EmblemName> = {
  sports: 'top',
  'live-sports': 'yildirim',
  esports: 'anka',
  slot: 'yedi',
  live: 'cark',
  virtual: 'nal',
  bingo: 'bingo',
  games: 'ucak',
  tvbets: 'fener',
  promotions: 'lale',
  tickets: 'kitap',
}

export const POPUP: { id: number; url: string; tr: PopupWords; en: PopupWords } = {
  id: 1,
  url: '/promotions',
  tr: {
    title: 'Hoş geldin',
    note: 'Burada her şey oyun parasıyla. Telefonunu doğrulayana ₺100 bizden, her promosyonun koşulu tek sayfada.',
    action: 'Promosyonları gör',
  },
  en: {
    title: 'Welcome',
    note: 'Everything here runs on play money. Verify your phone for ₺100 on us; the terms of every promotion fit on one page.',
    action: 'See the promotions',
  },
}
