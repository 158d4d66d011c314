/** What bonuses are refused for. */
export const BONUS_REFUSALS = {
  trial_bonus_closed: {
    status: 200,
    tr: 'Şu an deneme bonusu verilmiyor.',
    en: 'There is no trial bonus right now.',
  },
  trial_bonus_needs_phone: {
    status: 200,
    tr: 'Deneme bonusu için önce telefonunu doğrula.',
    en: 'Verify your phone first to get the trial bonus.',
  },
  trial_bonus_taken: {
    status: 200,
    tr: 'Deneme bonusu kişi, telefon ve cihaz başına bir kez verilir. Bu bonus daha önce alınmış.',
    en: 'The trial bonus is given once per person, phone and device. It has been taken before.',
  },
  bonus_unknown: {
    status: 200,
    tr: 'Bu bonus bulunamadı ya da artık verilmiyor.',
    en: 'This bonus was not found or is no longer given.',
  },
  bonus_code_wrong: {
    status: 200,
    tr: 'Bu kodla verilen bir bonus yok. Kodu kontrol et.',
    en: 'No bonus comes with this code. Check the code.',
  },
  bonus_taken: {
    status: 200,
    tr: 'Bu bonus kişi başına bir kez verilir ve daha önce alınmış.',
    en: 'This bonus is given once per person and has been taken before.',
  },
  bonus_ended: {
    status: 200,
    tr: 'Bu bonus sona ermiş; değiştirilecek bir şey yok.',
    en: 'This bonus has ended; there is nothing left to change.',
  },
  bonus_used_up: {
    status: 200,
    tr: 'Bu bonusun tamamı dağıtıldı; yenisi açılınca burada görünür.',
    en: 'All of this bonus has been given; a new one will appear here.',
  },
  bonus_day_full: {
    status: 200,
    tr: 'Bugün alabileceğin bonusun sınırına ulaştın. Yarın yeniden dene.',
    en: 'You have reached the most that you can claim today. Try again tomorrow.',
  },
  bonus_request_waits: {
    status: 200,
    tr: 'Yanıt bekleyen bir isteğin var. O yanıtlanınca yenisini gönderebilirsin.',
    en: 'One of your requests waits for an answer. You can send another once it has one.',
  },
  bonus_request_day_full: {
    status: 200,
    tr: 'Bir günde üç bonus isteği gönderilebilir. Yarın yeniden dene.',
    en: 'Three requests for a bonus can be sent in a day. Try again tomorrow.',
  },
  bonus_request_off: {
    status: 200,
    tr: 'Bu hesap için bonuslar şu an kapalı.',
    en: 'Bonuses are off for this account right now.',
  },
  bonus_request_answered: {
    status: 200,
    tr: 'Bu istek yanıtlanmış; geri alınacak bir şey yok.',
    en: 'This request has been answered; there is nothing left to take back.',
  },
} as const
