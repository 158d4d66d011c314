const TR_IBAN = /^TR\d{2}\d{5}0\d{16}$/

/** As banks store it: no spaces, capitals. */
export const plainIban = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

/** Whether a plain text looks like a Turkish IBAN, mistyped or not. */
export const hasIbanShape = (iban: string) => /^TR\d{24}$/.test(iban)

/** Whether a plain IBAN is a Turkish one whose check digits are right: mod 97 leaves 1 (TR-02). */
export function isTurkishIban(iban: string): boolean {
  if (!TR_IBAN.test(iban)) return false
  const asNumber = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  )
  return BigInt(asNumber) % 97n === 1n
}
