/** What a statement of the bank is refused for as a whole, and why one of its lines is not matched by hand. */
export const STATEMENT_REFUSALS = {
  statement_days_wrong: {
    status: 200,
    tr: 'Günler bir aralık olmalı: son gün ilk günden önce ya da bugünden sonra olamaz, en çok 31 gün.',
    en: 'The days have to be a range: the last not before the first nor after today, 31 days at most.',
  },
  line_matched: {
    status: 409,
    tr: 'Bu satır daha önce eşlendi; para bir kez eklenir.',
    en: 'This line was matched before: its money is credited once.',
  },
  match_other_sum: {
    status: 409,
    tr: 'Yatırmanın tutarı satırınkinden farklı. Satırı oyuncuya eşle.',
    en: 'The deposit has another sum than the line. Match the line to the player.',
  },
  match_has_line: {
    status: 409,
    tr: 'Bu yatırmanın ekstrede kendi satırı var.',
    en: 'This deposit has a line of its own in a statement.',
  },
  match_has_deposit: {
    status: 409,
    tr: 'Oyuncunun aynı tutarda, satırı olmayan bir yatırması var. Satırı ona eşle.',
    en: 'The player has a deposit of the same sum that no line has. Match the line to it.',
  },
  match_not_taken: {
    status: 409,
    tr: 'Hesap kapalı, oyuncu oyuna ara verdi ya da tutar yatırma sınırını aşıyor: bu para alınamaz. Bankada geri gönder.',
    en: 'The account is closed, the player takes a break, or the sum is over a deposit limit: this money cannot be taken in. Send it back at the bank.',
  },
} as const
