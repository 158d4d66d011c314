import { texts } from '../../../lib/language/translate.ts'

/** What the page behind the link that confirms an address says. */
export const t = texts({
  tr: {
    loading: 'Adresin doğrulanıyor',
    'done.title': 'E-posta adresin doğrulandı',
    'done.text': 'Bu adres artık yalnız senin hesabında.',
    'done.account': 'Hesabına git',
    'done.login': 'Giriş yap',
    'incomplete.title': 'Bu bağlantı eksik',
    'incomplete.text': 'E-postadaki bağlantıyı bütünüyle aç.',
    'invalid.title': 'Bu bağlantı geçerli değil',
    'invalid.text': 'Süresi dolmuş ya da adres değişmiş olabilir. Hesap sayfandan yenisini iste.',
    'taken.title': 'Bu adres başka bir hesapta doğrulanmış',
    'taken.text':
      'O hesap seninse onunla giriş yap. Burada kalmak istersen hesap sayfandan başka bir adres yaz.',
  },
  en: {
    loading: 'Your address is being confirmed',
    'done.title': 'Your email address is confirmed',
    'done.text': 'This address is now your account’s alone.',
    'done.account': 'Go to your account',
    'done.login': 'Log in',
    'incomplete.title': 'This link is incomplete',
    'incomplete.text': 'Open the whole link from the email.',
    'invalid.title': 'This link is not valid',
    'invalid.text':
      'It may have expired, or the address was changed. Ask for a new one on your account page.',
    'taken.title': 'This address is confirmed for another account',
    'taken.text':
      'If that account is yours, log in there. To stay here, enter another address on your account page.',
  },
})
