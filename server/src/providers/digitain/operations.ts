/** The numbers by which the contract names what an item is for. */
export const OPERATIONS = {
  bet: 1,
  win: 2,
  refund: 3,
  bonusBet: 4,
  bonusWin: 5,
  jackpotWin: 26,
  freeBetWin: 28,
  freeSpinWin: 29,
  tournamentWin: 35,
  amendCredit: 37,
  amendDebit: 38,
} as const

/**
 * Of a bet, an insurance, a double, a split, an ante and its likes "behind", a call, a jackpot, a tip,
 * a gift, a fee and a feature; what 48 to 67 are called is not known, only that their cash stays.
 */
const BETS = new Set([
  ...[1, 4, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 30, 34, 39],
  ...[48, 51, 54, 60, 64, 67],
])
/** The bets that leave the player's balance as it is. */
const WITHOUT_CASH = new Set([4, 25, 30, 48, 51, 54, 60, 64, 67])
/** What is neither a stake nor a win: refunds, transfers and amends have calls of their own, or none. */
const NO_WINS = new Set([3, 32, 33, 37, 38])
/** Prizes that may be won without a stake. */
const ALONE = new Set<number>([
  OPERATIONS.freeBetWin,
  OPERATIONS.freeSpinWin,
  OPERATIONS.tournamentWin,
])

export const isBet = (operation: number): boolean => BETS.has(operation)
export const movesCash = (operation: number): boolean => !WITHOUT_CASH.has(operation)
/** A win of a number that is new to us is paid; a bet of one is not taken. */
export const isWin = (operation: number): boolean => !BETS.has(operation) && !NO_WINS.has(operation)
export const mayStandAlone = (operation: number): boolean => ALONE.has(operation)
