/** Why a hold of the law is not lifted. */
export const SCREENING_REFUSALS = {
  match_waits: {
    status: 409,
    tr: 'Oyuncunun bir listeyle eşleşmesi karar bekliyor. Önce uyumdan iki kişi ona karar verir.',
    en: 'A match of the player with a list waits. Two people of compliance decide that first.',
  },
} as const
