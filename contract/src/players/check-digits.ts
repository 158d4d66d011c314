const TCKN = /^[1-9]\d{10}$/
/** One digit ten times over passes the checksum and belongs to nobody. */
const REPEATED = /^(\d)\1{9}/

/** Whether these eleven digits can be a Turkish identity number (TCKN): its two check digits hold. */
export function isTckn(text: string): boolean {
  if (!TCKN.test(text) || REPEATED.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (from: number, to: number, step: number) => {
    let total = 0
    for (let at = from; at <= to; at += step) total += digits[at] ?? 0
    return total
  }
  const tenth = (7 * sum(0, 8, 2) - sum(1, 7, 2)) % 10
  return (tenth + 10) % 10 === digits[9] && sum(0, 9, 1) % 10 === digits[10]
}

/** Whether the check digits of a plain IBAN are right: mod 97 leaves 1 (ISO 13616). */
export function hasIbanCheck(iban: string): boolean {
  const asNumber = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  )
  return BigInt(asNumber) % 97n === 1n
}

/** Whether the digits pass the check of card numbers (ISO/IEC 7812). */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = digit * 2
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  // Thirteen zeros pass the sum; no card begins with a zero.
  return sum % 10 === 0 && digits[0] !== '0'
}
