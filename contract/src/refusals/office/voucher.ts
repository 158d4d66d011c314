/** Why no codes of an offer are made. */
export const VOUCHER_REFUSALS = {
  voucher_not_of_codes: {
    status: 409,
    tr: 'Kod serisi, kodla alınan ve açık olan bir teklife çıkar.',
    en: 'Codes are made of an offer that comes with a code and is open.',
  },
  voucher_above_budget: {
    status: 200,
    tr: 'Bu kadar kodun tutarı teklifin kalan bütçesini aşıyor. Sayıyı azalt ya da bütçeyi artır.',
    en: 'So many codes come to more than is left of the offer’s budget. Make fewer, or raise the budget.',
  },
  voucher_day_wrong: {
    status: 200,
    tr: 'Son gün bugünden önce ya da bir yıldan sonra olamaz.',
    en: 'The last day cannot be before today, or more than a year ahead.',
  },
} as const
