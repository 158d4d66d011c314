/** What a statement of the bank is refused for as a whole. */
export const STATEMENT_REFUSALS = {
  statement_days_wrong: {
    status: 200,
    tr: 'Günler bir aralık olmalı: son gün ilk günden önce ya da bugünden sonra olamaz, en çok 31 gün.',
    en: 'The days have to be a range: the last not before the first nor after today, 31 days at most.',
  },
} as const
