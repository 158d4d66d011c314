import type { Locale } from '@zar/contract/limits'
import type { Text } from '../../../platform/http/route.ts'

type Written = { subject: string; text: string }

/** The mail that carries a recovery code. */
export const recoveryMail = (code: string, locale: Locale): Written =>
  ({
    tr: {
      subject: 'Şifre yenileme kodun',
      text: `Şifreni yenilemek için kodun: ${code}. 10 dakika geçerli. Bunu sen istemediysen bir şey yapma; şifren değişmedi.`,
    },
    en: {
      subject: 'Your recovery code',
      text: `Your code to set a new password: ${code}. It is good for 10 minutes. If you did not ask for it, do nothing; your password has not changed.`,
    },
  })[locale]

const PASSKEYS_REMOVED: Text = {
  tr: 'Geçiş anahtarların kaldırıldı; yeni şifrenle girip yeniden ekleyebilirsin. ',
  en: 'Your passkeys were removed; log in with the new password to add them again. ',
}

export const passwordChangedMail = (locale: Locale, isWithoutPasskeys: boolean): Written =>
  ({
    tr: {
      subject: 'Şifren değiştirildi',
      text: `Hesabının şifresi az önce değiştirildi. ${isWithoutPasskeys ? PASSKEYS_REMOVED.tr : ''}Bunu sen yapmadıysan giriş ekranından şifreni hemen yenile ve destek ekibine yaz.`,
    },
    en: {
      subject: 'Your password was changed',
      text: `The password of your account was changed a moment ago. ${isWithoutPasskeys ? PASSKEYS_REMOVED.en : ''}If that was not you, reset it at once from the log-in screen and write to support.`,
    },
  })[locale]

type News = { title: Text; note: Text }

export const passwordChanged = (isWithoutPasskeys: boolean): News => ({
  title: { tr: 'Şifren değiştirildi', en: 'Your password was changed' },
  note: {
    tr: `Öteki oturumların kapatıldı. ${isWithoutPasskeys ? PASSKEYS_REMOVED.tr : ''}Bunu sen yapmadıysan hemen destek ekibine yaz.`,
    en: `Your other sessions were ended. ${isWithoutPasskeys ? PASSKEYS_REMOVED.en : ''}If that was not you, write to support at once.`,
  },
})

/** Answers of the calls. */
export const PASSWORD_ANSWERS = {
  recoverySent: {
    tr: 'Bu adla bir hesap varsa kod e-posta adresine gönderildi.',
    en: 'If there is an account of this name, a code was sent to its e-mail address.',
  },
  passwordReset: {
    tr: 'Şifren değiştirildi. Yeni şifrenle giriş yapabilirsin.',
    en: 'Your password was changed. You can log in with the new one.',
  },
  passwordChanged: {
    tr: 'Şifren değiştirildi. Öteki oturumların kapatıldı.',
    en: 'Your password was changed. Your other sessions were ended.',
  },
} satisfies Record<string, Text>
