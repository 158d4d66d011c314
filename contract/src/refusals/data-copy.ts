/** Why no copy of a player's data goes out by a link. */
export const DATA_COPY_REFUSALS = {
  // The same of a link that never was, has ended or was used up, and of a wrong code: it tells nothing of anybody.
  copy_link_over: {
    status: 200,
    tr: 'Bu bağlantı ya da kod geçerli değil. Yeni bir kod iste; olmazsa destek ekibine yaz.',
    en: 'This link or code is not valid. Ask for a new code; if that does not help, write to support.',
  },
  copy_unreachable: {
    status: 409,
    tr: 'Oyuncunun hem e-postası hem telefonu doğrulanmış olmalı. Kopya yalnız ikisi birden varken çıkar.',
    en: 'Both the e-mail address and the phone of the player must be verified. Without both no copy goes out.',
  },
  copy_contact_new: {
    status: 409,
    tr: 'E-posta ya da telefon son yedi günde değişti ya da doğrulandı. Yedi gün dolmadan kopya çıkmaz.',
    en: 'The e-mail address or the phone was changed or verified in the last seven days. No copy goes out before they are over.',
  },
  copy_player_erased: {
    status: 409,
    tr: 'Bu hesap silindi; verilecek kişisel veri kalmadı.',
    en: 'This account was erased: no personal data is left to give.',
  },
  copy_open: {
    status: 409,
    tr: 'Bu oyuncunun açık bir veri kopyası bağlantısı var. Önce onu geri al.',
    en: 'A link to a copy of this player’s data is open already. Take it back first.',
  },
  copy_not_open: {
    status: 409,
    tr: 'Bu oyuncunun açık bir veri kopyası bağlantısı yok.',
    en: 'No link to a copy of this player’s data is open.',
  },
} as const
