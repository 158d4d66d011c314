import type { Text } from '../../../platform/route.ts'
import type { Change } from '../account/letters.ts'

const day = (date: Date, locale: 'tr' | 'en') =>
  new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    ...{ timeZone: 'Europe/Istanbul', day: 'numeric', month: 'long', year: 'numeric' },
  }).format(date)

/** What the player is told when the account is closed. */
export const erasureAsked = (by: Date): Change => ({
  title: { tr: 'Hesabın kapatıldı, silinecek', en: 'Your account is closed and will be deleted' },
  note: {
    tr: `Hesabını silmemizi istedin. Hesabın şimdi kapandı; kişisel verilerin en geç ${day(by, 'tr')} günü silinecek. Vazgeçersen ya da bunu sen istemediysen o güne kadar destek ekibine yaz.`,
    en: `You asked us to delete your account. It is closed now; your personal data will be erased by ${day(by, 'en')}. If you change your mind, or if that was not you, write to support before that day.`,
  },
})

/** What the page answers with. */
export const erasureAnswer = (by: Date): Text => ({
  tr: `Hesabın kapatıldı. Verilerin en geç ${day(by, 'tr')} günü silinecek.`,
  en: `Your account is closed. Your data will be erased by ${day(by, 'en')}.`,
})
