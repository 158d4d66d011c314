import { texts } from '../../../lib/language/translate.ts'

/** What the change of the e-mail address says. */
export const t = texts({
  tr: {
    email: 'E-posta',
    change: 'E-postayı değiştir',
    prompt: 'Yeni adresine altı haneli bir kod göndereceğiz. Eski adresine de haber veririz.',
    new: 'Yeni e-posta',
    'email.wrong': 'ad@posta.com biçiminde bir adres yaz',
    password: 'Şifren',
    'password.wrong': 'Şifreni yaz',
    send: 'Kod gönder',
    sending: 'Gönderiliyor',
    sent: '{email} adresine altı haneli bir kod gönderildi.',
    code: 'E-posta kodu',
    verify: 'Adresi değiştir',
    verifying: 'Değiştiriliyor',
    back: 'Başka adres yaz',
    cancel: 'Vazgeç',
  },
  en: {
    email: 'Email',
    change: 'Change email',
    prompt: 'We will send a six-digit code to your new address and tell your old one.',
    new: 'New email',
    'email.wrong': 'Enter an address like name@mail.com',
    password: 'Your password',
    'password.wrong': 'Enter your password',
    send: 'Send code',
    sending: 'Sending',
    sent: 'A six-digit code was sent to {email}.',
    code: 'Email code',
    verify: 'Change address',
    verifying: 'Changing',
    back: 'Use another address',
    cancel: 'Cancel',
  },
})
