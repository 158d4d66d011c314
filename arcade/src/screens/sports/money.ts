const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' })

/** `₺1.250,00`, in both languages. */
export const money = (units: number): string => lira.format(units)
