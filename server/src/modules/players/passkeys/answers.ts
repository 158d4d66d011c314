export const PASSKEY_ANSWERS = {
  added: { tr: 'Geçiş anahtarı eklendi.', en: 'The passkey was added.' },
  removed: { tr: 'Geçiş anahtarı kaldırıldı.', en: 'The passkey was removed.' },
}
