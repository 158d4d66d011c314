import type { HolderQuestion, HolderReply } from './wire.ts'

/** So that a merchant can see another name: every account that ends in 13 is somebody else's. */
const OTHERS = /13$/

/**
 * In whose name an account is, in capitals as banks print names. A sandbox has no customers, so any
 * account is in the name that was asked about, but for those of somebody else.
 */
export function holderOf({ iban, account, name }: HolderQuestion): HolderReply {
  const isOthers = OTHERS.test(iban ?? account ?? '')
  return { holder: (isOthers ? 'Başka Birisi' : name).toLocaleUpperCase('tr-TR') }
}
