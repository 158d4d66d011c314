/** Türkiye's calling code: the mask stands behind it, and it is sent with the number. */
export const PHONE_PREFIX = '90'
export const PHONE_MASK = '### ### ## ##'
export const PHONE_DIGITS = 10

/** The ten digits behind the prefix, or nothing when the number is of another country. */
export function localDigits(phone: string): string {
  const isOurs = phone.startsWith(PHONE_PREFIX) && phone.length === PHONE_DIGITS + 2
  return isOurs ? phone.slice(PHONE_PREFIX.length) : ''
}

/** `+90 532 111 22 33` of the ten digits. */
export function shownPhone(digits: string): string {
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
  return `+${PHONE_PREFIX} ${parts.filter(Boolean).join(' ')}`
}
