/** What log-in, registration, codes and passwords are refused for; part of REFUSALS. */
export const ACCOUNT_REFUSALS = {
  wrong_credentials: {
    status: 200,
    tr: 'Kullanıcı adı ya da şifre yanlış.',
    en: 'Wrong username or password.',
  },
  player_disabled: {
    status: 200,
    tr: 'Hesabın şu an oyuna kapalı. Destek ekibine yazabilirsin.',
    en: 'Your account is closed to play right now. You can write to support.',
  },
  username_taken: {
    status: 200,
    tr: 'Bu kullanıcı adı alınmış. Başka bir tane dene.',
    en: 'This username is taken. Try another one.',
  },
  too_young: {
    status: 200,
    tr: 'Kayıt olmak için 18 yaşını doldurmuş olmalısın.',
    en: 'You must be 18 or older to register.',
  },
  weak_password: {
    status: 200,
    tr: 'Bu şifre çok yaygın ya da kolay tahmin edilir. Başka bir şifre seç.',
    en: 'This password is too common or easy to guess. Choose another one.',
  },
  country_not_allowed: {
    status: 200,
    tr: 'Bulunduğun ülkeden hizmet veremiyoruz.',
    en: 'We cannot offer our service in your country.',
  },
  code_wrong: {
    status: 200,
    tr: 'Kod yanlış ya da süresi dolmuş. Kodu kontrol et ya da yenisini iste.',
    en: 'The code is wrong or has expired. Check it or ask for a new one.',
  },
  code_too_soon: {
    status: 200,
    tr: 'Kod az önce gönderildi. 60 saniye sonra yenisini isteyebilirsin.',
    en: 'A code was sent a moment ago. You can ask for a new one after 60 seconds.',
  },
  codes_paused: {
    status: 429,
    tr: 'Şu an yeni kod gönderemiyoruz. Yaklaşık bir saat sonra yeniden dene.',
    en: 'We cannot send new codes right now. Try again in about an hour.',
  },
  phone_taken: {
    status: 200,
    tr: 'Bu telefon numarası kullanılamıyor. Başka bir numara dene.',
    en: 'This phone number cannot be used. Try another one.',
  },
  phone_not_served: {
    status: 200,
    tr: 'Yalnız +90 ile başlayan numaralara kod gönderebiliyoruz.',
    en: 'We can only send codes to numbers that begin with +90.',
  },
  wrong_old_password: {
    status: 200,
    tr: 'Eski şifren yanlış.',
    en: 'Your old password is wrong.',
  },
  phone_password_needed: {
    status: 200,
    tr: 'Numaran değişiyor: şifreni de yaz.',
    en: 'Your number is changing: enter your password too.',
  },
  wrong_password: { status: 200, tr: 'Şifren yanlış.', en: 'Your password is wrong.' },
  email_taken: {
    status: 200,
    tr: 'Bu e-posta adresi kullanılamıyor. Başka bir adres dene.',
    en: 'This email address cannot be used. Try another one.',
  },
  email_link_invalid: {
    status: 200,
    tr: 'Bu bağlantı geçerli değil ya da süresi dolmuş. Hesap sayfandan yenisini iste.',
    en: 'This link is not valid or has expired. Ask for a new one on your account page.',
  },
  identity_needed: {
    status: 200,
    tr: 'Toplam ₺5.000 üzerindeki çekimler için kimliğin doğrulanmalı. Hesap sayfandaki Kimlik bölümünden başlat.',
    en: 'Withdrawals above ₺5,000 in all need a checked identity. Begin in the Identity section of your account page.',
  },
  identity_needed_first: {
    status: 200,
    tr: 'Devam etmeden önce kimliğini doğrula: Hesap sayfandaki Kimlik bölümünden başlat.',
    en: 'Before you go on, have your identity checked: begin in the Identity section of your account page.',
  },
  identity_held: {
    status: 200,
    tr: 'Bu numarayı dışlanmış bir hesap tutuyor. Önce o hesaba karar ver.',
    en: 'An account that is excluded holds this number. Decide about that account first.',
  },
  identity_not_waiting: {
    status: 200,
    tr: 'Bu oyuncunun karar bekleyen bir kimlik kontrolü yok.',
    en: 'No identity check of this player waits for a decision.',
  },
  email_same: {
    status: 200,
    tr: 'Bu zaten hesabının e-posta adresi.',
    en: 'This is already the email address of your account.',
  },
  second_step_needed: {
    status: 200,
    tr: 'Uygulamandaki altı haneli kodu da yaz.',
    en: 'Enter the six-digit code of your app too.',
  },
  second_step_wrong: {
    status: 200,
    tr: 'Kod yanlış ya da daha önce kullanıldı. Uygulamandaki yeni kodu yaz.',
    en: 'The code is wrong or was used before. Enter the next one of your app.',
  },
  two_step_on: {
    status: 200,
    tr: 'İki adımlı giriş zaten açık.',
    en: 'Two-step log-in is on already.',
  },
  two_step_off: {
    status: 200,
    tr: 'İki adımlı giriş zaten kapalı.',
    en: 'Two-step log-in is off already.',
  },
  two_step_not_begun: {
    status: 200,
    tr: 'Kurulumun süresi doldu. Baştan başla.',
    en: 'The time to set it up is over. Begin again.',
  },
  passkey_refused: {
    status: 200,
    tr: 'Geçiş anahtarı kabul edilmedi. Yeniden dene ya da şifreni kullan.',
    en: 'The passkey was not accepted. Try again, or use your password.',
  },
  passkey_limit: {
    status: 200,
    tr: 'En fazla 10 geçiş anahtarın olabilir. Önce birini kaldır.',
    en: 'You can have 10 passkeys at most. Remove one first.',
  },
} as const
