/** Whole kuruş that a player has, and that they owe from settlements that were corrected downwards. */
export type Funds = { balanceKurus: bigint; debtKurus: bigint }

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * How a posting changes a player’s balance and debt: the two changes add up to it as balance − debt.
 * A payout repays the debt first. What is taken back takes the balance to zero at most; the rest is owed.
 */
export function changesOf(amountKurus: bigint, { balanceKurus, debtKurus }: Funds): Funds {
  if (amountKurus >= 0n) {
    const repaid = lesser(amountKurus, debtKurus)
    return { balanceKurus: amountKurus - repaid, debtKurus: -repaid }
  }
  const taken = lesser(-amountKurus, balanceKurus)
  return { balanceKurus: -taken, debtKurus: -amountKurus - taken }
}
