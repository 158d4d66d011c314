import type { Locale } from '@zar/contract/limits'
import { type Change, NOT_YOU } from './security-notice.ts'

type Written = { subject: string; text: string }

/** The mail that carries the code to an address that is to become the player's. */
export const emailCodeMail = (code: string, locale: Locale): Written =>
  ({
    tr: {
      subject: 'E-posta doğrulama kodun',
      text: `Bu adresi Zar hesabına bağlamak için kodun: ${code}. 10 dakika geçerli. Bunu sen istemediysen bir şey yapma.`,
    },
    en: {
      subject: 'Your email code',
      text: `Your code to use this address for your Zar account: ${code}. It is good for 10 minutes. If you did not ask for it, do nothing.`,
    },
  })[locale]

/** To an address that somebody has signed up with: the link that makes it theirs. */
export const confirmEmailMail = (link: string, locale: Locale): Written =>
  ({
    tr: {
      subject: 'E-posta adresini doğrula',
      text: `Bu adresle bir Zar hesabı açıldı. Adres seninse buradan doğrula: ${link} Bağlantı 3 gün geçerli. Hesabı sen açmadıysan bir şey yapma; adres doğrulanmaz.`,
    },
    en: {
      subject: 'Confirm your email address',
      text: `A Zar account was opened with this address. If it is yours, confirm it here: ${link} The link is good for 3 days. If you did not open the account, do nothing; the address will not be confirmed.`,
    },
  })[locale]

/** To the owner of an address that somebody has signed up with anew. */
export const knownEmailMail = (siteUrl: string, locale: Locale): Written =>
  ({
    tr: {
      subject: 'Adresinle kayıt olmak istendi',
      text: `Biri bu e-posta adresiyle yeni bir Zar hesabı açmak istedi. Bu adres senin hesabında doğrulanmış, öyle de kalır. Bunu sen yaptıysan hesabın zaten var: ${new URL('/?dialog=login', siteUrl)} adresinden giriş yap ya da şifreni yenile. Sen yapmadıysan bir şey yapman gerekmez.`,
    },
    en: {
      subject: 'Somebody tried to sign up with your address',
      text: `Somebody tried to open a new Zar account with this email address. The address is confirmed for your account and stays so. If it was you, you have an account already: log in or reset your password at ${new URL('/?dialog=login', siteUrl)}. If it was not you, you need to do nothing.`,
    },
  })[locale]

/** To the address that was the player's until now. */
export const emailChangedMail = (email: string, locale: Locale): Written =>
  ({
    tr: {
      subject: 'E-posta adresin değişti',
      text: `Hesabının e-posta adresi artık ${hidden(email)}. Bu adrese bir daha yazmayacağız. ${NOT_YOU.tr}`,
    },
    en: {
      subject: 'Your email address was changed',
      text: `The email address of your account is now ${hidden(email)}. We will not write to this one again. ${NOT_YOU.en}`,
    },
  })[locale]

export const emailChanged = (email: string): Change => ({
  title: { tr: 'E-posta adresin değişti', en: 'Your email address was changed' },
  note: {
    tr: `Hesabın artık ${hidden(email)} adresine bağlı. ${NOT_YOU.tr}`,
    en: `Your account now uses ${hidden(email)}. ${NOT_YOU.en}`,
  },
})

/** `is••••@ornek.example`: to be known by its owner, and by no one else. */
const hidden = (email: string): string => email.replace(/^(.{1,2})[^@]*/u, '$1••••')
