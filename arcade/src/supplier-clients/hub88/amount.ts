/** Hub88 counts in 1/100 000 of the currency unit, the games in 1/100. */
const E5_PER_KURUS = 1_000n

export function amountE5(kurus: number): bigint {
  return BigInt(kurus) * E5_PER_KURUS
}

/** Whole kuruş; what is finer stays with the operator, unseen. */
export function kurusOf(balanceE5: bigint): number {
  return Number(balanceE5 / E5_PER_KURUS)
}

/** A JSON number of Hub88. Amounts past 2^53 cannot be written exactly, and are a bug. */
export function jsonNumber(valueE5: bigint): number {
  if (valueE5 > BigInt(Number.MAX_SAFE_INTEGER)) throw new Error(`${valueE5} is too large`)
  return Number(valueE5)
}
