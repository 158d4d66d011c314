/** What the player reads of a withdrawal that is given back, by the code of its rejection. */
export const REJECTION_READS = {
  wrong_account: {
    tr: 'Hesap bilgileri eksik ya da yanlış. Bilgilerini kontrol edip yeni bir talep ver.',
    en: 'The account details are incomplete or wrong. Check them and ask again.',
  },
  other_name: {
    tr: 'Hesap başka birinin adına. Yalnız kendi adına kayıtlı bir hesaba gönderebiliriz.',
    en: 'The account is in another name. We can only send to an account in your own name.',
  },
  more_proof: {
    tr: 'Bir belge gerekiyor. Destek ekibine yaz, hangisi olduğunu söylesinler.',
    en: 'A document is needed. Write to support, they will say which one.',
  },
  review_failed: {
    tr: 'Talebi bu haliyle onaylayamadık. Ayrıntısı için destek ekibine yaz.',
    en: 'We could not approve the request as it is. Write to support for the details.',
  },
} as const

/** What the player reads where a review is given more time, by its code. */
export const EXTENSION_READS = {
  more_proof: {
    tr: 'Bir belge gerekiyor. Destek ekibine yaz, hangisi olduğunu söylesinler.',
    en: 'A document is needed. Write to support, they will say which one.',
  },
  risk: {
    tr: 'Güvenlik incelemesi sürüyor.',
    en: 'A check of safety goes on.',
  },
  awaiting_third_party: {
    tr: 'Banka gibi başka bir kurumun yanıtını bekliyoruz.',
    en: 'We wait for the answer of somebody else, such as the bank.',
  },
  incident: {
    tr: 'Bir sorun nedeniyle incelemedeki tüm çekimlere ek süre verildi.',
    en: 'Because of an incident all withdrawals under review were given more time.',
  },
  legal_hold: {
    tr: 'Yasal bir yükümlülük inceleniyor.',
    en: 'What the law asks is being looked at.',
  },
} as const
