import { CURRENCY, type Locale } from '@zar/contract/limits'
import type { Registration } from '@zar/contract/players/auth'
import { isTckn } from '@zar/contract/players/check-digits'
import type { RefusalCode } from '@zar/contract/refusal'
import { isTooShort, isWeakPassword, longerPassword } from '../passwords/weak-password.ts'
import { dayInIstanbul, dayOf, isOfAge } from './birth-date.ts'
import type { Country } from './country.ts'
import { toE164 } from './phone.ts'

export type Facts = {
  country: Country | undefined
  now: Date
  policy: { isTcknChecked: boolean; passwordMin: number }
}
type Field = keyof Registration
type Text = Record<Locale, string>

/** What a registration says, in the forms that are stored. */
export type Identity = { countryId: number; phone: string; birthDay: string }

/** `fields` says what to correct, where the code is about single fields. */
export type Complaint = { code: RefusalCode; fields: Partial<Record<Field, Text>> }

const ASK = {
  country: { tr: 'Listeden bir ülke seç.', en: 'Choose a country from the list.' },
  currency: { tr: 'Bu para birimi kullanılmıyor.', en: 'This currency is not in use.' },
  email: { tr: 'Geçerli bir e-posta adresi yaz.', en: 'Enter a valid e-mail address.' },
  phone: { tr: 'Geçerli bir telefon numarası yaz.', en: 'Enter a valid phone number.' },
  birthDate: { tr: 'Böyle bir tarih yok.', en: 'There is no such date.' },
  personalNo: {
    tr: 'Bu, geçerli bir T.C. kimlik numarası değil.',
    en: 'This is not a valid Turkish identity number.',
  },
  password2: { tr: 'Şifreler aynı değil.', en: 'The passwords do not match.' },
} satisfies Record<string, Text>

/** Checks what the schema can not: across fields, against the calendar and the country. */
export function checkRegistration(form: Registration, facts: Facts): Identity | Complaint {
  const { country } = facts
  const today = dayInIstanbul(facts.now)
  const birthDay = dayOf(form.birthDate, today)
  const phone = toE164(form.phone, country?.code ?? '')
  const fields: Complaint['fields'] = {
    ...askFor(form, facts),
    ...(!phone && { phone: ASK.phone }),
    ...(!birthDay && { birthDate: ASK.birthDate }),
  }
  if (!country || !phone || !birthDay || Object.keys(fields).length > 0)
    return { code: 'invalid_input', fields }
  const code = whyRefuse(form, { country, birthDay, today })
  return code ? { code, fields: {} } : { countryId: country.id, phone, birthDay }
}

function askFor(form: Registration, { country, policy }: Facts): Complaint['fields'] {
  const isTcknDue = policy.isTcknChecked && country?.code === 'TR'
  return {
    ...(!country && { country: ASK.country }),
    ...(form.currencyId !== CURRENCY.id && { currencyId: ASK.currency }),
    // Control characters and half characters can not be stored, or mailed to.
    ...(/\p{C}/u.test(form.email) && { email: ASK.email }),
    ...(isTcknDue && !isTckn(form.PersonalNo) && { PersonalNo: ASK.personalNo }),
    ...(isTooShort(form.password, policy.passwordMin) && {
      password: longerPassword(policy.passwordMin),
    }),
    ...(form.password !== form.password2 && { password2: ASK.password2 }),
  }
}

type Person = { country: Country; birthDay: string; today: string }

/** The first reason wins. */
function whyRefuse(form: Registration, person: Person): RefusalCode | undefined {
  const { username, email, phone, PersonalNo } = form
  if (!person.country.isAllowed) return 'country_not_allowed'
  if (!isOfAge(person.birthDay, person.today)) return 'too_young'
  if (isWeakPassword(form.password, [username, email, phone, PersonalNo])) return 'weak_password'
  return undefined
}
