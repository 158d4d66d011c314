import type { Locale } from '@zar/contract/limits'
import type { Text } from '../../platform/route.ts'

type Written = { subject: string; text: string }

/** The SMS that carries a phone's code. */
export const phoneCodeSms = (code: string, locale: Locale): string =>
  ({
    tr: `Zar doğrulama kodun: ${code}. 10 dakika geçerli. Kimseyle paylaşma, biz de sormayız.`,
    en: `Your Zar code: ${code}. It is good for 10 minutes. Share it with no one; we will not ask.`,
  })[locale]

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

export const phoneChangedMail = (phone: string, locale: Locale): Written =>
  ({
    tr: {
      subject: 'Telefon numaran değişti',
      text: `Hesabının doğrulanmış telefonu artık ${endOf(phone)} ile biten numara. Bunu sen yapmadıysan hemen destek ekibine yaz.`,
    },
    en: {
      subject: 'Your phone number was changed',
      text: `The verified phone of your account is now the number ending in ${endOf(phone)}. If that was not you, write to support at once.`,
    },
  })[locale]

const endOf = (phone: string) => phone.slice(-4)

type News = { title: Text; note: Text }

export const passwordChanged = (isWithoutPasskeys: boolean): News => ({
  title: { tr: 'Şifren değiştirildi', en: 'Your password was changed' },
  note: {
    tr: `Öteki oturumların kapatıldı. ${isWithoutPasskeys ? PASSKEYS_REMOVED.tr : ''}Bunu sen yapmadıysan hemen destek ekibine yaz.`,
    en: `Your other sessions were ended. ${isWithoutPasskeys ? PASSKEYS_REMOVED.en : ''}If that was not you, write to support at once.`,
  },
})

export const phoneVerified = (phone: string): News => ({
  title: { tr: 'Telefonun doğrulandı', en: 'Your phone is verified' },
  note: {
    tr: `${endOf(phone)} ile biten numara hesabına bağlandı.`,
    en: `The number ending in ${endOf(phone)} is now the one of your account.`,
  },
})

/** What the calls answer with. */
export const ANSWERS = {
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
  phoneSent: {
    tr: 'Kod telefonunda. 60 saniye sonra yeniden isteyebilirsin.',
    en: 'Code sent. You can ask again in 60 seconds.',
  },
  phoneVerified: {
    tr: 'Telefon numaran doğrulandı.',
    en: 'Your phone number has been verified.',
  },
} satisfies Record<string, Text>
