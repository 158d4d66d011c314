import { texts } from '../../lib/translate.ts'

export const t = texts({
  tr: {
    lastLogin: 'Önceki giriş {date}',
    deposit: 'Bakiyene para ekle',
    withdraw: 'Bakiyenden çek',
    history: 'Her hareketin kaydı',
    games: 'Oynadığın her tur',
    claim: 'Bonus istemek için',
    phone: 'Telefon Doğrulama',
    phoneDone: 'Numaran doğrulandı',
    phoneNot: 'Numaran henüz doğrulanmadı',
    password: 'Şifre Değiştir',
    passwordNote: 'Eski şifrenle yenisini koy',
    tickets: 'Destek taleplerin',
    support: 'Bir insana ulaş',
  },
  en: {
    lastLogin: 'Last login {date}',
    deposit: 'Add to your balance',
    withdraw: 'Take from your balance',
    history: 'The record of every movement',
    games: 'Every round you have played',
    claim: 'To ask for a bonus',
    phone: 'Phone Verification',
    phoneDone: 'Your number is verified',
    phoneNot: 'Your number is not verified yet',
    password: 'Change Password',
    passwordNote: 'Set a new one with your old one',
    tickets: 'Your support requests',
    support: 'Reach a person',
  },
})
