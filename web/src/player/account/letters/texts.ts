import { texts } from '../../../lib/language/translate.ts'

/** Everything that the page behind the link in a marketing letter says. */
export const t = texts({
  tr: {
    'ask.title': 'Tanıtım mektupları dursun mu?',
    'ask.text':
      'Bir dokunuş yeter, giriş yapman gerekmez. Hesabınla ilgili mektuplar (kod, şifre, çekim) gelmeye devam eder.',
    stop: 'Mektupları durdur',
    stopping: 'Durduruluyor',
    'done.title': 'Tanıtım mektupları durdu',
    'done.text': 'Bir daha göndermeyeceğiz. Fikrin değişirse hesap sayfandan yeniden açarsın.',
    'invalid.title': 'Bu bağlantı geçerli değil',
    'invalid.text':
      'Mektuptaki bağlantıyı bütünüyle aç. Olmazsa giriş yap: hesap sayfanda da durdurabilirsin.',
  },
  en: {
    'ask.title': 'Stop marketing letters?',
    'ask.text':
      'One press is enough, you need not log in. Letters about your account (codes, password, withdrawals) still come.',
    stop: 'Stop the letters',
    stopping: 'Stopping',
    'done.title': 'Marketing letters are stopped',
    'done.text':
      'We will send no more. If you change your mind, your account page starts them again.',
    'invalid.title': 'This link is not valid',
    'invalid.text':
      'Open the whole link from the letter. If that does not help, log in: your account page stops them too.',
  },
})
