/** Why the limits and breaks of a player turn something down. Who set a limit stands on its page. */
export const PROTECTION_REFUSALS = {
  player_excluded: {
    status: 200,
    tr: 'Hesabın oyuna ara vermiş durumda: şu an oynayamaz ve para yatıramazsın. Paranı çekebilirsin.',
    en: 'Your account is on a break from play: you cannot play or pay in right now. You can withdraw your money.',
  },
  real_money_closed: {
    status: 200,
    tr: 'Şu an bahis ve para yatırma kapalı. Paran duruyor; onu her zamanki gibi çekebilirsin.',
    en: 'Bets and deposits are closed right now. Your money is safe; you can withdraw it as always.',
  },
  maintenance: {
    status: 200,
    tr: 'Bakım var: bahis ve para yatırma kısa süreliğine kapalı. Başlamış oyunların sonucu işlenir, paranı her zamanki gibi çekebilirsin.',
    en: 'There is maintenance: bets and deposits are closed for a short while. What you began is settled, and you can withdraw your money as always.',
  },
  stake_limit_reached: {
    status: 200,
    tr: 'Bu bahis, hesabındaki bahis sınırını aşıyor.',
    en: 'This stake would go over the stake limit on your account.',
  },
  loss_limit_reached: {
    status: 200,
    tr: 'Bu bahis, hesabındaki kayıp sınırını aşabilir.',
    en: 'This stake could take you over the loss limit on your account.',
  },
  time_limit_reached: {
    status: 200,
    tr: 'Bugünkü oyun süren doldu.',
    en: 'Your play time for today is over.',
  },
  deposit_limit_reached: {
    status: 200,
    tr: 'Bu tutar, hesabındaki yatırma sınırını aşıyor. Kalan tutarı sınırlar sayfanda görebilirsin.',
    en: 'This amount would go over the deposit limit on your account. Your limits page shows what is left.',
  },
  limit_wish_too_early: {
    status: 200,
    tr: 'Bu değişikliği istediğin andan 24 saat sonra onaylayabilirsin.',
    en: 'You can confirm this change 24 hours after you asked for it.',
  },
  limit_not_set: {
    status: 200,
    tr: 'Böyle bir sınır ya da bekleyen bir değişiklik yok.',
    en: 'There is no such limit, or no change waiting for it.',
  },
  exclusion_shorter: {
    status: 200,
    tr: 'Süren ara bundan uzun. Bir ara kısaltılamaz, yalnızca uzatılabilir.',
    en: 'The break you are taking is longer. A break cannot be made shorter, only longer.',
  },
  exclusion_not_over: {
    status: 200,
    tr: 'Kendini dışlama süren dolmadı. Süresi dolmadan kimse kaldıramaz.',
    en: 'The time of your self-exclusion is not over. Nobody can lift it before then.',
  },
  session_ended_break: {
    status: 401,
    tr: 'Ara verdiğin için bütün oturumların kapatıldı. Paranı çekmek istersen yeniden giriş yapabilirsin.',
    en: 'You are taking a break, so all your sessions were ended. You can log in again to withdraw your money.',
  },
  session_ended_excluded: {
    status: 401,
    tr: 'Hesabını oyuna kapattık, bu yüzden oturumun sona erdi. Yeniden giriş yapıp paranı çekebilirsin; soruların için destek ekibine yaz.',
    en: 'We have excluded your account from play, so your session has ended. You can log in again to withdraw your money; write to support with any question.',
  },
  session_ended_blocked: {
    status: 401,
    tr: 'Hesabını kapattık, bu yüzden oturumun sona erdi. Neden olduğunu destek ekibine sorabilirsin.',
    en: 'We have blocked your account, so your session has ended. You can ask support why.',
  },
  player_already_excluded: {
    status: 200,
    tr: 'Bu oyuncu zaten bir görevli tarafından oyuna kapatılmış.',
    en: 'An operator has excluded this player already.',
  },
  player_not_excluded: {
    status: 200,
    tr: 'Bu oyuncu oyuna kapatılmış değil.',
    en: 'This player is not excluded.',
  },
  player_already_blocked: {
    status: 200,
    tr: 'Bu oyuncu zaten engellenmiş.',
    en: 'This player is blocked already.',
  },
  player_not_blocked: {
    status: 200,
    tr: 'Bu oyuncu engellenmiş değil.',
    en: 'This player is not blocked.',
  },
} as const
