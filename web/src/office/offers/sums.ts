const E5_OF_KURUS = 1_000n

/** `1250,50` of kuruş, as it is typed. */
export const typedOf = (kurus: number): string =>
  kurus % 100 === 0 ? `${kurus / 100}` : (kurus / 100).toFixed(2).replace('.', ',')

export const e5Of = (kurus: number): string => `${BigInt(kurus) * E5_OF_KURUS}`
export const kurusOfE5 = (e5: string): number => Number(BigInt(e5) / E5_OF_KURUS)
