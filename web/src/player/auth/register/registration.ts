import { CURRENCY } from '@zar/contract/limits'
import type { Registration } from '@zar/contract/players/auth'
import { PHONE_PREFIX } from '../phone/phone-number.ts'

/** What the sign-up form holds. Named like the payload where a field is sent as it is. */
export type RegisterForm = {
  name: string
  surname: string
  username: string
  email: string
  /** Ten digits, without the prefix. */
  phone: string
  /** A country id, or empty until the list is here. */
  country: string
  birthDay: string
  birthMonth: string
  birthYear: string
  PersonalNo: string
  password: string
  password2: string
  trialBonus: boolean
  /** Kept by the form alone. */
  smsNotification: boolean
}

export const EMPTY_FORM: RegisterForm = {
  name: '',
  surname: '',
  username: '',
  email: '',
  phone: '',
  country: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  PersonalNo: '',
  password: '',
  password2: '',
  trialBonus: false,
  smsNotification: true,
}

export const TURKIYE = 'Türkiye'

/** The country that is chosen before the player chooses. */
export const homeOf = <C extends { name: string }>(countries: readonly C[]): C | undefined =>
  countries.find(({ name }) => name === TURKIYE)

/** The call's payload from a valid form. `storedRefId` is what a referral link left behind. */
export function registrationOf(form: RegisterForm, storedRefId: string | null): Registration {
  const { phone, country, birthDay, birthMonth, birthYear, trialBonus, smsNotification, ...same } =
    form
  const refId = Number(storedRefId)
  return {
    ...same,
    phone: PHONE_PREFIX + phone,
    country: Number(country),
    currencyId: CURRENCY.id,
    birthDate: `${birthYear}-${birthMonth}-${birthDay}`,
    trialBonus: trialBonus ? 1 : 0,
    ...(storedRefId && Number.isSafeInteger(refId) && { refId }),
  }
}
