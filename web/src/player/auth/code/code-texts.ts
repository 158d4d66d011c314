import { texts } from '../../../lib/language/translate.ts'

/** What is said around a code that was sent. */
export const t = texts({
  tr: {
    wait: 'Yeni kodu {seconds} saniye sonra isteyebilirsin',
    resend: 'Kodu yeniden gönder',
    resending: 'Gönderiliyor',
    incomplete: 'Kodun 6 hanesini de yaz',
    other: 'Başka türde bir kod yaz',
    otherNote: 'Kod {min}–{max} karakterdir',
    sixDigits: '6 haneli kod yaz',
  },
  en: {
    wait: 'You can ask for a new code in {seconds} seconds',
    resend: 'Send the code again',
    resending: 'Sending',
    incomplete: 'Enter all 6 digits of the code',
    other: 'Enter another kind of code',
    otherNote: 'A code has {min} to {max} characters',
    sixDigits: 'Enter the 6-digit code',
  },
})
