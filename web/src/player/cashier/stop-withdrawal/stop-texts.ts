import { texts } from '../../../lib/language/translate.ts'

/** Everything that the page behind the link in the email says. */
export const t = texts({
  tr: {
    loading: 'Çekim getiriliyor',
    withdrawal: 'Çekim',
    amount: 'Tutar',
    account: 'Hesap',
    askedAt: 'İstendi',
    stop: 'Çekimi durdur',
    stopping: 'Durduruluyor',
    'open.title': 'Bu çekimi sen mi istedin?',
    'open.text':
      'Sen istediysen bu sayfayı kapatabilirsin. Sen istemediysen çekimi durdur: tutar hemen bakiyene döner.',
    'open.until':
      'Çekim {time} saatine kadar bekler. Sen istediysen bu sayfayı kapatabilirsin. Sen istemediysen durdur: tutar hemen bakiyene döner.',
    'stopped.title': 'Çekim durduruldu',
    'stopped.text': 'Tutarın tamamı bakiyende. O hesaba para gitmedi.',
    'returned.title': 'Bu çekim zaten reddedildi',
    'returned.text': 'Tutarın tamamı bakiyende. O hesaba para gitmedi.',
    'sent.title': 'Çekim artık bankada',
    'sent.text':
      'Banka ödemeyi yapıyor, buradan durdurulamaz. Sen istemediysen hesabını şimdi güvene al ve destek ekibine yaz.',
    'paid.title': 'Bu çekim ödendi',
    'paid.text':
      'Para hesaba gitti. Sen istemediysen hesabını şimdi güvene al ve destek ekibine yaz.',
    'held_by_law.title': 'Bu çekim yasa gereği bekliyor',
    'held_by_law.text':
      'Buradan durdurulamaz; nasıl sonuçlanacağını yasa belirler. Sen istemediysen hesabını şimdi güvene al ve destek ekibine yaz.',
    'expired.title': 'Bu bağlantının süresi doldu',
    'expired.text': 'Çekim çoktan sonuçlandı. Ne olduğunu hesap hareketlerinde görürsün.',
    'invalid.title': 'Bu bağlantı geçerli değil',
    'invalid.text': 'Bağlantı eksik olabilir. E-postadaki bağlantıyı bütünüyle aç.',
    'secure.title': 'Hesabını güvene al',
    'secure.text':
      'Çekimi sen istemediysen biri şifreni biliyor olabilir. Önce bütün oturumları kapat, sonra yeni bir şifre belirle.',
    'secure.end': 'Bütün oturumları kapat',
    'secure.ending': 'Kapatılıyor',
    'secure.ended': 'Bütün oturumlar kapatıldı.',
    'secure.password': 'Yeni şifre belirle',
  },
  en: {
    loading: 'Fetching the withdrawal',
    withdrawal: 'Withdrawal',
    amount: 'Amount',
    account: 'Account',
    askedAt: 'Asked for',
    stop: 'Stop the withdrawal',
    stopping: 'Stopping',
    'open.title': 'Did you ask for this withdrawal?',
    'open.text':
      'If you did, you can close this page. If you did not, stop it: the sum is back in your balance at once.',
    'open.until':
      'The withdrawal waits until {time}. If you asked for it, you can close this page. If you did not, stop it: the sum is back in your balance at once.',
    'stopped.title': 'The withdrawal is stopped',
    'stopped.text': 'All of the sum is in your balance. No money went to that account.',
    'returned.title': 'This withdrawal was already rejected',
    'returned.text': 'All of the sum is in your balance. No money went to that account.',
    'sent.title': 'The withdrawal is with the bank',
    'sent.text':
      'The bank is paying it, so it cannot be stopped here. If you did not ask for it, secure your account now and write to support.',
    'paid.title': 'This withdrawal was paid',
    'paid.text':
      'The money has gone to the account. If you did not ask for it, secure your account now and write to support.',
    'held_by_law.title': 'This withdrawal is held as the law asks',
    'held_by_law.text':
      'It cannot be stopped here; the law decides how it ends. If you did not ask for it, secure your account now and write to support.',
    'expired.title': 'This link has expired',
    'expired.text': 'The withdrawal ended long ago. Your account history says how.',
    'invalid.title': 'This link is not valid',
    'invalid.text': 'It may be incomplete. Open the whole link from the email.',
    'secure.title': 'Secure your account',
    'secure.text':
      'If you did not ask for the withdrawal, somebody may know your password. First end all log-ins, then set a new password.',
    'secure.end': 'End all log-ins',
    'secure.ending': 'Ending',
    'secure.ended': 'All log-ins were ended.',
    'secure.password': 'Set a new password',
  },
})
