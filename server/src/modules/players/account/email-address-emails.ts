import { type Change, NOT_YOU } from './security-notice.ts'

export const emailChanged = (email: string): Change => ({
  title: { tr: 'E-posta adresin değişti', en: 'Your email address was changed' },
  note: {
    tr: `Hesabın artık ${hiddenEmail(email)} adresine bağlı. ${NOT_YOU.tr}`,
    en: `Your account now uses ${hiddenEmail(email)}. ${NOT_YOU.en}`,
  },
})

/** `is••••@ornek.example`: to be known by its owner, and by no one else. */
export const hiddenEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/u, '$1••••')
