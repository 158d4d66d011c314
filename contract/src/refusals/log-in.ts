/** Why nobody is let in: passwords, codes, second steps and passkeys. */
export const LOG_IN_REFUSALS = {
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
  device_blocked: {
    status: 200,
    tr: 'Bu cihazdan giriş yapılamıyor. Destek ekibine yazabilirsin.',
    en: 'Nobody can log in from this device. You can write to support.',
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
