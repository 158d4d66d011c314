/** Why a deposit stays as it is. */
export const DEPOSIT_REFUSALS = {
  deposit_not_paid: {
    status: 409,
    tr: 'Bu yatırma ödenmedi; geri gönderilecek para yok.',
    en: 'This deposit was not paid: there is no money to send back.',
  },
  deposit_sent_back: {
    status: 409,
    tr: 'Bu yatırma zaten geri gönderildi. Banka geri çevirdiyse tutar oyuncunun bakiyesindedir.',
    en: 'This deposit was sent back already. Where the bank declined that, the sum is in the balance.',
  },
  deposit_by_line: {
    status: 409,
    tr: 'Bu yatırma ekstrenin bir satırıyla eklendi ve hangi hesaptan geldiğini ödeme kuruluşu bilmiyor. Bankada geri gönder.',
    en: 'This deposit was credited by a line of a statement, and the payment service does not know its account. Send it back at the bank.',
  },
  deposit_nothing_left: {
    status: 409,
    tr: 'Oyuncunun bakiyesinde para yok; bu yatırmadan geri gönderilecek bir şey kalmadı.',
    en: 'The player’s balance is empty: nothing of this deposit is left to send back.',
  },
  deposit_has_bonus: {
    status: 409,
    tr: 'Bu yatırmayla verilen bir bonus sürüyor. Önce onu bitir.',
    en: 'A bonus that this deposit brought is running. End that first.',
  },
  deposit_over: {
    status: 409,
    tr: 'Bu yatırma açık değil: ödendi, reddedildi ya da kapandı.',
    en: 'This deposit is not open: it was paid, declined or closed.',
  },
} as const
