/** Why an account cannot be closed and erased now. */
export const ERASURE_REFUSALS = {
  erasure_withdrawal_open: {
    status: 200,
    tr: 'Bir çekim talebin sürüyor. Sonuçlanınca hesabını silebilirsin.',
    en: 'A withdrawal of yours is on its way. Once it is settled you can delete your account.',
  },
  erasure_balance_left: {
    status: 200,
    tr: 'Hesabında para var. Önce bakiyeni çek.',
    en: 'There is money in your account. Withdraw your balance first.',
  },
  erasure_bets_open: {
    status: 200,
    tr: 'Sonuçlanmamış bir kuponun var. Sonuçlanınca yeniden dene ya da kuponu sat.',
    en: 'A bet of yours is still open. Try again once it is settled, or sell it.',
  },
  erasure_rounds_open: {
    status: 200,
    tr: 'Bitmemiş bir oyun turun var. Turu bitir ya da biraz sonra yeniden dene.',
    en: 'A round of a game is not over yet. Finish it, or try again in a little while.',
  },
  erasure_asked_before: {
    status: 409,
    tr: 'Bu hesabın silinmesi daha önce istendi.',
    en: 'This account was asked to be erased before.',
  },
  erasure_not_asked: {
    status: 409,
    tr: 'Bu hesap için bekleyen bir silme isteği yok.',
    en: 'No erasure of this account is waiting.',
  },
} as const
