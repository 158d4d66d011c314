import { texts } from '../../../lib/language/translate.ts'

/** What the forms that set a new password say. */
export const t = texts({
  tr: {
    title: 'Şifre Değiştir',
    prompt: 'Yeni şifreni iki kez yaz. Öteki cihazlardaki oturumların kapanır.',
    old: 'Eski şifre',
    password: 'Yeni şifre',
    repeat: 'Yeni şifre, tekrar',
    submit: 'Değiştir',
    busy: 'Değiştiriliyor',
    'old.missing': 'Eski şifreni yaz',
    'old.length': 'Şifre 5 ile 100 karakter arasında olmalı',
    'password.missing': 'Bir şifre seç',
    'password.length': 'Şifre 5 ile 100 karakter arasında olmalı',
    'repeat.missing': 'Şifreni bir kez daha yaz',
    'repeat.differs': 'İki şifre aynı değil',
  },
  en: {
    title: 'Change Password',
    prompt: 'Enter your new password twice. Your sessions on other devices will end.',
    old: 'Old Password',
    password: 'Password',
    repeat: 'Confirm Password',
    submit: 'Change',
    busy: 'Changing',
    'old.missing': 'Enter your old password',
    'old.length': 'A password has 5 to 100 characters',
    'password.missing': 'Choose a password',
    'password.length': 'A password has 5 to 100 characters',
    'repeat.missing': 'Enter your password once more',
    'repeat.differs': 'The two passwords are not the same',
  },
})

export type PasswordRule = Extract<Parameters<typeof t>[0], `${string}.${string}`>
