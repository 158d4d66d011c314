/** Why an account is not opened, or its details and password stay as they are. */
export const ACCOUNT_REFUSALS = {
  username_taken: {
    status: 200,
    tr: 'Bu kullanıcı adı alınmış. Başka bir tane dene.',
    en: 'This username is taken. Try another one.',
  },
  terms_changed: {
    status: 200,
    tr: 'Metin bu arada değişti. Yürürlükteki metni okuyup yeniden kabul et.',
    en: 'The text has changed meanwhile. Read the one that is in force, and accept it again.',
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
  phone_password_needed: {
    status: 200,
    tr: 'Numaran değişiyor: şifreni de yaz.',
    en: 'Your number is changing: enter your password too.',
  },
  email_taken: {
    status: 200,
    tr: 'Bu e-posta adresi kullanılamıyor. Başka bir adres dene.',
    en: 'This email address cannot be used. Try another one.',
  },
  email_same: {
    status: 200,
    tr: 'Bu zaten hesabının e-posta adresi.',
    en: 'This is already the email address of your account.',
  },
  email_link_invalid: {
    status: 200,
    tr: 'Bu bağlantı geçerli değil ya da süresi dolmuş. Hesap sayfandan yenisini iste.',
    en: 'This link is not valid or has expired. Ask for a new one on your account page.',
  },
  letter_link_invalid: {
    status: 404,
    tr: 'Bu bağlantı geçerli değil. Mektuptaki bağlantıyı bütünüyle aç.',
    en: 'This link is not valid. Open the whole link from the letter.',
  },
  wrong_password: { status: 200, tr: 'Şifren yanlış.', en: 'Your password is wrong.' },
  wrong_old_password: {
    status: 200,
    tr: 'Eski şifren yanlış.',
    en: 'Your old password is wrong.',
  },
} as const
