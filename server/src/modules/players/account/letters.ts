import type { Locale } from '@zar/contract/limits'
import type { Tx } from '../../../db/db.ts'
import type { Caller, Text } from '../../../platform/route.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { PlayerDeps } from '../deps.ts'

type Written = { subject: string; text: string }
/** What happened to an account, for the panel and for the mail. */
export type Change = { title: Text; note: Text }

/** What to do about a change that somebody else made. */
export const NOT_YOU = {
  tr: 'Bunu sen yapmadıysan şifreni hemen değiştir ve destek ekibine yaz.',
  en: 'If that was not you, change your password at once and write to support.',
} satisfies Text

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

/** A copy of everything is what a thief would take first. */
export const OWN_DATA_TAKEN: Change = {
  title: { tr: 'Verilerinin bir kopyası alındı', en: 'A copy of your data was taken' },
  note: {
    tr: `Hesabındaki bilgilerin bir kopyası az önce indirildi. ${NOT_YOU.tr}`,
    en: `A copy of what we keep about you was downloaded a moment ago. ${NOT_YOU.en}`,
  },
}

type Told = Change & { playerId: string; caller: Caller }

/** Tells the player of a change to how they log in: in the panel, and by mail (AUT-10). */
export async function tellOfChange(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'letters'>,
  { playerId, caller, title, note }: Told,
): Promise<void> {
  const { email, locale } = await tx
    .selectFrom('player')
    .select(['email', 'locale'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await notifyPlayer(tx, deps, { playerId, type: 'System', title, note })
  await deps.letters.mail.send(tx, {
    ...{ playerId, to: email, code: null, demoBox: caller.demoBox },
    ...{ subject: title[locale], text: note[locale] },
  })
}

/** What the calls answer with. */
export const ACCOUNT_ANSWERS = {
  emailSent: {
    tr: 'Kod yeni adresinde. 60 saniye sonra yeniden isteyebilirsin.',
    en: 'The code was sent to your new address. You can ask again in 60 seconds.',
  },
  emailLinkSent: {
    tr: 'Adresine bir bağlantı gönderdik. Doğrulamak için onu aç.',
    en: 'We sent a link to your address. Open it to confirm.',
  },
  emailConfirmed: { tr: 'E-posta adresin doğrulandı.', en: 'Your email address is confirmed.' },
  emailChanged: { tr: 'E-posta adresin değiştirildi.', en: 'Your email address was changed.' },
  languageSet: {
    tr: 'Sana artık bu dilde yazacağız.',
    en: 'We will write to you in this language.',
  },
  consentGiven: { tr: 'İznin kaydedildi.', en: 'Your consent was recorded.' },
  consentTaken: {
    tr: 'İznini geri aldın, artık göndermeyeceğiz.',
    en: 'You took your consent back; we will send no more.',
  },
} satisfies Record<string, Text>
