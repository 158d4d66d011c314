/** Why a withdrawal stays as it is. */
export const WITHDRAWAL_REFUSALS = {
  withdrawal_not_sent: {
    status: 409,
    tr: 'Bu çekim bankada değil: ödendi, geri döndü ya da henüz onaylanmadı.',
    en: 'This withdrawal is not at the bank: it was paid, given back or not approved yet.',
  },
} as const
