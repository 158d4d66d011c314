/** Why a game does not open. */
export const GAME_REFUSALS = {
  game_unknown: {
    status: 200,
    tr: 'Bu oyun bulunamadı ya da şu an kapalı.',
    en: 'This game was not found or is closed right now.',
  },
  gaming_closed: {
    status: 200,
    tr: 'Şu an yeni bahis alınmıyor. Açık turların sonuna kadar oynanır ve ödenir. Lütfen sonra yeniden dene.',
    en: 'No new bets are taken right now. Your open rounds are played to their end and paid. Please try again later.',
  },
  game_provider_down: {
    status: 200,
    tr: 'Oyun şu an açılamadı. Lütfen biraz sonra yeniden dene.',
    en: 'The game could not be opened right now. Please try again shortly.',
  },
} as const
