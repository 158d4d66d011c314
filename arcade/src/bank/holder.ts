import type { HolderQuestion, HolderReply } from './protocol.ts'

/** Banks print names in capitals. */
export const printedName = (name: string) => name.toLocaleUpperCase('tr-TR')
/** Whoever is not the customer. */
export const OTHER_HOLDER = printedName('Başka Birisi')

/** So that a merchant can see another name: every account that ends in 13 is somebody else's. */
const OTHERS = /13$/

/**
 * In whose name an account is, in capitals as banks print names. A sandbox has no customers, so any
 * account is in the name that was asked about, but for those of somebody else.
 */
export function holderOf({ iban, account, name }: HolderQuestion): HolderReply {
  const isOthers = OTHERS.test(iban ?? account ?? '')
  return { holder: isOthers ? OTHER_HOLDER : printedName(name) }
}
