import { texts } from '../../lib/language/translate.ts'

const names = texts({
  tr: {
    bet: 'Bahis',
    win: 'Kazanç',
    rollback: 'Geri alma',
    deposit: 'Yatırma',
    withdrawal_reserve: 'Çekime ayrıldı',
    withdrawal_paid: 'Çekim ödendi',
    withdrawal_return: 'Çekim geri döndü',
    bonus: 'Bonus',
    bonus_release: 'Bonus bakiyeye geçti',
    bonus_return: 'Bonus geri alındı',
    cashback: 'Kayıp iadesi',
    sport_bet: 'Spor bahsi',
    sport_win: 'Spor kazancı',
    sport_rollback: 'Spor geri alma',
    sport_correction: 'Spor düzeltmesi',
    debt_write_off: 'Borç silindi',
    adjustment: 'Düzeltme',
  },
  en: {
    bet: 'Bet',
    win: 'Win',
    rollback: 'Rollback',
    deposit: 'Deposit',
    withdrawal_reserve: 'Set aside for withdrawal',
    withdrawal_paid: 'Withdrawal paid',
    withdrawal_return: 'Withdrawal returned',
    bonus: 'Bonus',
    bonus_release: 'Bonus released',
    bonus_return: 'Bonus taken back',
    cashback: 'Cashback',
    sport_bet: 'Sports bet',
    sport_win: 'Sports win',
    sport_rollback: 'Sports rollback',
    sport_correction: 'Sports correction',
    debt_write_off: 'Debt written off',
    adjustment: 'Adjustment',
  },
})

/** Why money moved, in words, by the ledger's name of it. */
export const reasonName = (reason: string): string => names(reason as Parameters<typeof names>[0])
