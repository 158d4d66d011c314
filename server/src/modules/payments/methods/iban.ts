import { hasIbanCheck } from '@zar/contract/players/check-digits'

const TR_IBAN = /^TR\d{2}\d{5}0\d{16}$/

/** As banks store it: no spaces, capitals. */
export const plainIban = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

/** Whether a plain text looks like a Turkish IBAN, mistyped or not. */
export const hasIbanShape = (iban: string) => /^TR\d{24}$/.test(iban)

/** Whether a plain IBAN is a Turkish one whose check digits are right (TR-02). */
export const isTurkishIban = (iban: string): boolean => TR_IBAN.test(iban) && hasIbanCheck(iban)
