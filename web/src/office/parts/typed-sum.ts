/** Whole kuruş of what somebody typed: `9.500` and `9500,50` in lira. */
export function kurusIn(text: string): number {
  const plain = text
    .trim()
    .replace(/[.\s](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  const lira = Number(plain)
  return Number.isFinite(lira) && plain !== '' ? Math.round(lira * 100) : 0
}
