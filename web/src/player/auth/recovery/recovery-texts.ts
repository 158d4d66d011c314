import { texts } from '../../../lib/language/translate.ts'

/** What the four steps of a recovery say. */
export const t = texts({
  tr: {
    title: 'Şifre Yenileme',
    'title.password': 'Yeni şifre',
    'step.name': 'Hesap',
    'step.code': 'Kod',
    'step.password': 'Yeni şifre',
    'step.done': 'Tamam',
    'name.prompt': 'Kullanıcı adını yaz, hesabının e-posta adresine bir kod gönderelim.',
    username: 'Kullanıcı adı',
    'username.wrong': 'Kullanıcı adını yaz',
    continue: 'Devam et',
    sending: 'Gönderiliyor',
    checking: 'Kontrol ediliyor',
    changing: 'Değiştiriliyor',
    'code.prompt':
      'Bu adla bir hesap varsa e-posta adresine bir kod gönderildi. Kodu 10 dakika içinde yaz.',
    code: 'Yenileme kodu',
    'code.back': 'Kullanıcı adını değiştir',
    'password.prompt':
      'Yeni şifreni belirle. Bütün cihazlardaki oturumların kapanır, geçiş anahtarların kaldırılır.',
    'password.back': 'Yeni kod iste',
    done: 'Şifren değiştirildi. Şimdi giriş ekranına yönlendiriliyorsun.',
    join: 'Üye değil misin? Hemen kayıt ol!',
  },
  en: {
    title: 'Recovery Password',
    'title.password': 'New Password',
    'step.name': 'Account',
    'step.code': 'Code',
    'step.password': 'New password',
    'step.done': 'Done',
    'name.prompt': 'Enter your username and we will send a code to the e-mail of your account.',
    username: 'Username',
    'username.wrong': 'Enter your username',
    continue: 'Continue',
    sending: 'Sending',
    checking: 'Checking',
    changing: 'Changing',
    'code.prompt':
      'If there is an account with this username, a code was sent to its e-mail address. Enter it within 10 minutes.',
    code: 'Reset code',
    'code.back': 'Change the username',
    'password.prompt':
      'Choose your new password. Your sessions on all devices will end and your passkeys will be removed.',
    'password.back': 'Ask for a new code',
    done: 'Password change successful. You are now directed to the login page.',
    join: 'Not a Member? Sign Up Now!',
  },
})
