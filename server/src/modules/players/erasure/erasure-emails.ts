import { TIME_ZONE } from '@zar/contract/limits'
import type { Text } from '../../../platform/http/route.ts'
import type { ToldChange } from '../account/security-notice.ts'

const day = (date: Date, language: 'tr-TR' | 'en-GB') =>
  new Intl.DateTimeFormat(language, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date)

/** What the player is told when the account is closed. */
export const erasureAsked = (by: Date): ToldChange => ({
  letter: 'erasure-asked',
  values: { tr: { day: day(by, 'tr-TR') }, en: { day: day(by, 'en-GB') } },
  title: { tr: 'Hesabın kapatıldı, silinecek', en: 'Your account is closed and will be deleted' },
  note: {
    tr: `Hesabını silmemizi istedin. Hesabın şimdi kapandı; kişisel verilerin en geç ${day(by, 'tr-TR')} günü silinecek. Vazgeçersen ya da bunu sen istemediysen o güne kadar destek ekibine yaz.`,
    en: `You asked us to delete your account. It is closed now; your personal data will be erased by ${day(by, 'en-GB')}. If you change your mind, or if that was not you, write to support before that day.`,
  },
})

/** What the page answers with. */
export const erasureAnswer = (by: Date): Text => ({
  tr: `Hesabın kapatıldı. Verilerin en geç ${day(by, 'tr-TR')} günü silinecek.`,
  en: `Your account is closed. Your data will be erased by ${day(by, 'en-GB')}.`,
})
