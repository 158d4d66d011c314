const money = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  minimumFractionDigits: 2,
  maximumFractionDigits: 5,
})

/** `₺1.250,00` of a whole number of E5, of any length, exactly; in both languages. */
export function formatE5(amount: string): string {
  const digits = amount.replace('-', '').padStart(6, '0')
  const decimal = `${amount.startsWith('-') ? '-' : ''}${digits.slice(0, -5)}.${digits.slice(-5)}`
  return money.format(decimal as `${number}`)
}

/** `0fc9 5eb3 0584 f04a`: digits in fours, as they are read aloud. */
export const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')
