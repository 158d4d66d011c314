import type { Text } from '../../../platform/http/route.ts'

/** What to do about a change that somebody else made. */
const NOT_YOU: Text = {
  tr: 'Bunu sen yapmadıysan şifreni hemen değiştir ve destek ekibine yaz.',
  en: 'If that was not you, change your password at once and write to support.',
}

export const emailChanged = (email: string): { title: Text; note: Text } => ({
  title: { tr: 'E-posta adresin değişti', en: 'Your email address was changed' },
  note: {
    tr: `Hesabın artık ${hiddenEmail(email)} adresine bağlı. ${NOT_YOU.tr}`,
    en: `Your account now uses ${hiddenEmail(email)}. ${NOT_YOU.en}`,
  },
})

/** `is••••@ornek.example`: to be known by its owner, and by no one else. */
export const hiddenEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/u, '$1••••')
