/** Why a withdrawal or its rule stays as it is. */
export const WITHDRAWAL_REFUSALS = {
  withdrawal_not_sent: {
    status: 409,
    tr: 'Bu çekim bankada değil: ödendi, geri döndü ya da henüz onaylanmadı.',
    en: 'This withdrawal is not at the bank: it was paid, given back or not approved yet.',
  },
  pay_rule_out_of_bounds: {
    status: 200,
    tr: 'Bu sınırlar kurumun izin verdiği aralıkta değil.',
    en: 'These bounds are not within what the house allows.',
  },
} as const
