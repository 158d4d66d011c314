import type { Text } from '../../../platform/http/route.ts'

const PASSKEYS_REMOVED: Text = {
  tr: 'Geçiş anahtarların kaldırıldı; yeni şifrenle girip yeniden ekleyebilirsin. ',
  en: 'Your passkeys were removed; log in with the new password to add them again. ',
}

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
