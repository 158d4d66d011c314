import { isLuhn } from '@zar/contract/players/check-digits'
import { hasIbanShape, plainIban } from './iban.ts'

const LENGTH_MIN = 13
const LENGTH_MAX = 19

/**
 * Whether a text may carry a card number: 13 to 19 digits in a row that pass the Luhn check, however
 * they are spaced (PCI-01). What looks like an IBAN carries none, mistyped or not: one in ten of its
 * stretches of digits would pass by chance.
 */
export function carriesCardNumber(text: string): boolean {
  if (hasIbanShape(plainIban(text))) return false
  const runs =
    text
      .normalize('NFKC')
      .replace(/[\s.\-_/]/g, '')
      .match(/\d{13,}/g) ?? []
  return runs.some(hasLuhnWindow)
}

function hasLuhnWindow(digits: string): boolean {
  for (let start = 0; start + LENGTH_MIN <= digits.length; start += 1) {
    for (let length = LENGTH_MIN; length <= LENGTH_MAX; length += 1) {
      if (start + length <= digits.length && isLuhn(digits.slice(start, start + length)))
        return true
    }
  }
  return false
}
