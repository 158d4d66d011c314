import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/** Turkish mobile numbers, checked by form: operators open ranges faster than lists follow. */
const TURKISH_MOBILE = /^\+905\d{9}$/

/**
 * The digits a player typed, as E.164, or undefined when they are no phone number. They may begin
 * with the country's prefix, with a 0, or with neither.
 */
export function toE164(digits: string, countryCode: string): string | undefined {
  if (!isSupportedCountry(countryCode)) return inForm(parsePhoneNumberFromString(`+${digits}`))
  // 90 and ten digits: the form of the registration page, whatever the country.
  if (/^905\d{9}$/.test(digits)) return `+${digits}`
  return (
    inForm(parsePhoneNumberFromString(digits, countryCode satisfies CountryCode)) ??
    inForm(parsePhoneNumberFromString(`+${digits}`))
  )
}

function inForm(phone: ReturnType<typeof parsePhoneNumberFromString>): string | undefined {
  if (!phone) return undefined
  const isTurkish = phone.countryCallingCode === '90'
  const isGood = isTurkish ? TURKISH_MOBILE.test(phone.number) : phone.isValid()
  return isGood ? phone.number : undefined
}
