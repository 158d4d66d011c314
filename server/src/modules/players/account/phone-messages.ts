import type { Locale } from '@zar/contract/limits'
import type { Text } from '../../../platform/http/route.ts'

type Written = { subject: string; text: string }
type News = { title: Text; note: Text }

/** The SMS that carries a phone's code. */
export const phoneCodeSms = (code: string, locale: Locale): string =>
  ({
    tr: `Zar doğrulama kodun: ${code}. 10 dakika geçerli. Kimseyle paylaşma, biz de sormayız.`,
    en: `Your Zar code: ${code}. It is good for 10 minutes. Share it with no one; we will not ask.`,
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

export const phoneVerified = (phone: string): News => ({
  title: { tr: 'Telefonun doğrulandı', en: 'Your phone is verified' },
  note: {
    tr: `${endOf(phone)} ile biten numara hesabına bağlandı.`,
    en: `The number ending in ${endOf(phone)} is now the one of your account.`,
  },
})

/** Answers of the calls. */
export const PHONE_ANSWERS = {
  phoneSent: {
    tr: 'Kod telefonunda. 60 saniye sonra yeniden isteyebilirsin.',
    en: 'Code sent. You can ask again in 60 seconds.',
  },
  phoneVerified: {
    tr: 'Telefon numaran doğrulandı.',
    en: 'Your phone number has been verified.',
  },
} satisfies Record<string, Text>
