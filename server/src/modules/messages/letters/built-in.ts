import type { Letter } from '@zar/contract/office/letters/letters'
import type { Text } from '../../../platform/http/route.ts'
import { type BuiltIn, letter } from './built-in-letter.ts'
import { BY_SUPPORT } from './by-support.ts'

const NOT_YOU: Text = {
  tr: 'Bunu sen yapmadıysan şifreni hemen değiştir ve destek ekibine yaz.',
  en: 'If that was not you, change your password at once and write to support.',
}
const RESET_IT: Text = {
  tr: 'Bunu sen yapmadıysan giriş ekranından şifreni hemen yenile ve destek ekibine yaz.',
  en: 'If that was not you, reset it at once from the log-in screen and write to support.',
}
const PASSWORD_CHANGED: Text = { tr: 'Şifren değiştirildi', en: 'Your password was changed' }
const NEW_ACCOUNT: Text = {
  tr: 'Yeni bir hesaba çekim istendi',
  en: 'A withdrawal to a new account',
}
const STOP_IT: Text = {
  tr: 'Sen istemediysen çekimi buradan tek dokunuşla durdur; giriş yapman gerekmez:\n{link}\n\nSonra şifreni değiştir ve destek ekibine yaz.',
  en: 'If it was not, stop the withdrawal here with one press; you need not log in:\n{link}\n\nThen change your password and write to support.',
}

/** The words of the installation. */
export const BUILT_IN: Record<Letter, BuiltIn> = {
  'recovery-code': letter({
    subject: { tr: 'Şifre yenileme kodun', en: 'Your recovery code' },
    text: {
      tr: 'Şifreni yenilemek için kodun: {code}.',
      en: 'Your code to set a new password: {code}.',
    },
    fixed: {
      tr: '10 dakika geçerli. Bunu sen istemediysen bir şey yapma; şifren değişmedi.',
      en: 'It is good for 10 minutes. If you did not ask for it, do nothing; your password has not changed.',
    },
  }),
  'email-code': letter({
    subject: { tr: 'E-posta doğrulama kodun', en: 'Your email code' },
    text: {
      tr: 'Bu adresi Zar hesabına bağlamak için kodun: {code}.',
      en: 'Your code to use this address for your Zar account: {code}.',
    },
    fixed: {
      tr: '10 dakika geçerli. Bunu sen istemediysen bir şey yapma.',
      en: 'It is good for 10 minutes. If you did not ask for it, do nothing.',
    },
  }),
  'phone-code': letter({
    subject: { tr: '', en: '' },
    text: { tr: 'Zar doğrulama kodun: {code}.', en: 'Your Zar code: {code}.' },
    fixed: {
      tr: '10 dakika geçerli. Kimseyle paylaşma, biz de sormayız.',
      en: 'It is good for 10 minutes. Share it with no one; we will not ask.',
    },
  }),
  'confirm-email': letter({
    subject: { tr: 'E-posta adresini doğrula', en: 'Confirm your email address' },
    text: {
      tr: 'Bu adresle bir Zar hesabı açıldı. Adres seninse buradan doğrula: {link}',
      en: 'A Zar account was opened with this address. If it is yours, confirm it here: {link}',
    },
    fixed: {
      tr: 'Bağlantı 3 gün geçerli. Hesabı sen açmadıysan bir şey yapma; adres doğrulanmaz.',
      en: 'The link is good for 3 days. If you did not open the account, do nothing; the address will not be confirmed.',
    },
  }),
  'known-email': letter({
    subject: {
      tr: 'Adresinle kayıt olmak istendi',
      en: 'Somebody tried to sign up with your address',
    },
    text: {
      tr: 'Biri bu e-posta adresiyle yeni bir Zar hesabı açmak istedi. Bu adres senin hesabında doğrulanmış, öyle de kalır. Bunu sen yaptıysan hesabın zaten var: {link} adresinden giriş yap ya da şifreni yenile.',
      en: 'Somebody tried to open a new Zar account with this email address. The address is confirmed for your account and stays so. If it was you, you have an account already: log in or reset your password at {link}.',
    },
    fixed: {
      tr: 'Sen yapmadıysan bir şey yapman gerekmez.',
      en: 'If it was not you, you need to do nothing.',
    },
  }),
  'email-changed': letter({
    subject: { tr: 'E-posta adresin değişti', en: 'Your email address was changed' },
    text: {
      tr: 'Hesabının e-posta adresi artık {email}. Bu adrese bir daha yazmayacağız.',
      en: 'The email address of your account is now {email}. We will not write to this one again.',
    },
    fixed: NOT_YOU,
  }),
  'phone-changed': letter({
    subject: { tr: 'Telefon numaran değişti', en: 'Your phone number was changed' },
    text: {
      tr: 'Hesabının doğrulanmış telefonu artık {phone} ile biten numara.',
      en: 'The verified phone of your account is now the number ending in {phone}.',
    },
    fixed: {
      tr: 'Bunu sen yapmadıysan hemen destek ekibine yaz.',
      en: 'If that was not you, write to support at once.',
    },
  }),
  'password-changed': letter({
    subject: PASSWORD_CHANGED,
    text: {
      tr: 'Hesabının şifresi az önce değiştirildi.',
      en: 'The password of your account was changed a moment ago.',
    },
    fixed: RESET_IT,
  }),
  'password-recovered': letter({
    subject: PASSWORD_CHANGED,
    text: {
      tr: 'Hesabının şifresi az önce değiştirildi. Geçiş anahtarların kaldırıldı; yeni şifrenle girip yeniden ekleyebilirsin.',
      en: 'The password of your account was changed a moment ago. Your passkeys were removed; log in with the new password to add them again.',
    },
    fixed: RESET_IT,
  }),
  'two-step-on': letter({
    subject: { tr: 'İki adımlı giriş açıldı', en: 'Two-step log-in was switched on' },
    text: {
      tr: 'Girişte şifreden sonra uygulamandaki kod da sorulacak.',
      en: 'After the password, log-in now asks for the code of your app.',
    },
    fixed: NOT_YOU,
  }),
  'two-step-off': letter({
    subject: { tr: 'İki adımlı giriş kapatıldı', en: 'Two-step log-in was switched off' },
    text: {
      tr: 'Girişte artık yalnız şifre soruluyor.',
      en: 'Log-in now asks for the password alone.',
    },
    fixed: NOT_YOU,
  }),
  'passkey-added': letter({
    subject: { tr: 'Geçiş anahtarı eklendi', en: 'A passkey was added' },
    text: {
      tr: '“{name}” adlı geçiş anahtarıyla hesabına girilebilir.',
      en: 'The passkey “{name}” now opens your account.',
    },
    fixed: NOT_YOU,
  }),
  'passkey-removed': letter({
    subject: { tr: 'Geçiş anahtarı kaldırıldı', en: 'A passkey was removed' },
    text: {
      tr: '“{name}” adlı geçiş anahtarı artık hesabını açmaz.',
      en: 'The passkey “{name}” no longer opens your account.',
    },
    fixed: NOT_YOU,
  }),
  'data-taken': letter({
    subject: { tr: 'Verilerinin bir kopyası alındı', en: 'A copy of your data was taken' },
    text: {
      tr: 'Hesabındaki bilgilerin bir kopyası az önce indirildi.',
      en: 'A copy of what we keep about you was downloaded a moment ago.',
    },
    fixed: NOT_YOU,
  }),
  'erasure-asked': letter({
    subject: {
      tr: 'Hesabın kapatıldı, silinecek',
      en: 'Your account is closed and will be deleted',
    },
    text: {
      tr: 'Hesabını silmemizi istedin. Hesabın şimdi kapandı; kişisel verilerin en geç {day} günü silinecek.',
      en: 'You asked us to delete your account. It is closed now; your personal data will be erased by {day}.',
    },
    fixed: {
      tr: 'Vazgeçersen ya da bunu sen istemediysen o güne kadar destek ekibine yaz.',
      en: 'If you change your mind, or if that was not you, write to support before that day.',
    },
  }),
  'new-account': letter({
    subject: NEW_ACCOUNT,
    text: {
      tr: 'Para ilk kez {account} hesabına gidiyor ve bunun için şifren yazıldı.\n\nBunu sen istediysen bir şey yapma.',
      en: 'Money goes to the account {account} for the first time, and your password was entered for it.\n\nIf it was you, there is nothing to do.',
    },
    fixed: STOP_IT,
    gap: '\n\n',
  }),
  'new-account-waits': letter({
    subject: NEW_ACCOUNT,
    text: {
      tr: 'Para ilk kez {account} hesabına gidiyor ve bunun için şifren yazıldı. Çekim {until} saatine kadar bekler.\n\nBunu sen istediysen bir şey yapma.',
      en: 'Money goes to the account {account} for the first time, and your password was entered for it. The withdrawal waits until {until}.\n\nIf it was you, there is nothing to do.',
    },
    fixed: STOP_IT,
    gap: '\n\n',
  }),
  campaign: letter({
    subject: { tr: '{title}', en: '{title}' },
    text: { tr: '{note}', en: '{note}' },
    fixed: {
      tr: 'Bu mektubu, tanıtım mektuplarına onay verdiğin için aldın. Bir daha almamak için: {stop}',
      en: 'You got this letter because you agreed to marketing. To get no more: {stop}',
    },
    gap: '\n\n',
  }),
  ...BY_SUPPORT,
}

/** For previews. */
export const SAMPLES: Record<string, string> = {
  code: '482913',
  link: 'https://zar.example/…',
  minutes: '60',
  stop: 'https://zar.example/…',
  email: 'is••••@ornek.example',
  phone: '1842',
  name: 'iPhone',
  day: '14.12.2026',
  account: 'TR•• 0042',
  until: '30.11.2026 18:00',
  title: 'Yeni masalar',
  note: 'Merhaba deniz, yeni masalar açıldı.',
}
