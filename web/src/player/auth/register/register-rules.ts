import { LIMITS, TIME_ZONE } from '@zar/contract/limits'
import { Email, Password, PersonalNo, PersonName, Username } from '@zar/contract/players/auth'
import { z } from 'zod/mini'
import type { RuleKey } from '../texts.ts'
import type { RegisterForm } from './registration.ts'

/** A day of the calendar, month 1 to 12. */
export type Day = { year: number; month: number; day: number }
type Holds = (form: RegisterForm, today: Day) => boolean
/** The text to show when the rule does not hold. The first broken rule of a field speaks. */
type Rule = [key: RuleKey, holds: Holds]
type CheckedField = Exclude<keyof RegisterForm, 'trialBonus' | 'smsNotification'>

const filled =
  (field: CheckedField): Holds =>
  (form) =>
    form[field] !== ''
const within =
  (field: CheckedField, { min, max }: { min: number; max: number }): Holds =>
  (form) =>
    form[field].length >= min && form[field].length <= max
const fits =
  (field: CheckedField, schema: z.ZodMiniType): Holds =>
  (form) =>
    z.safeParse(schema, form[field]).success
const hasDigits =
  (field: CheckedField, count: number): Holds =>
  (form) =>
    new RegExp(`^\\d{${count}}$`).test(form[field])

const RULES: Record<CheckedField, Rule[]> = {
  name: [
    ['name.missing', filled('name')],
    ['name.length', within('name', LIMITS.personName)],
    ['name.letters', fits('name', PersonName)],
  ],
  surname: [
    ['surname.missing', filled('surname')],
    ['surname.length', within('surname', LIMITS.personName)],
    ['surname.letters', fits('surname', PersonName)],
  ],
  username: [
    ['username.missing', filled('username')],
    ['username.letters', (form) => /^[A-Za-z0-9]*$/.test(form.username)],
    ['username.length', fits('username', Username)],
  ],
  email: [
    ['email.missing', filled('email')],
    ['email.length', within('email', LIMITS.email)],
    ['email.shape', fits('email', Email)],
  ],
  phone: [
    ['phone.missing', filled('phone')],
    ['phone.short', hasDigits('phone', 10)],
  ],
  country: [['country.missing', filled('country')]],
  birthDay: [['birth.missing', hasDigits('birthDay', 2)]],
  birthMonth: [['birth.missing', hasDigits('birthMonth', 2)]],
  birthYear: [
    ['birth.missing', hasDigits('birthYear', 4)],
    ['birth.unreal', (form) => isRealDay(birthOf(form))],
    ['birth.young', (form, today) => ageOn(today, birthOf(form)) >= LIMITS.ageYears],
  ],
  PersonalNo: [
    ['personalNo.missing', filled('PersonalNo')],
    ['personalNo.length', fits('PersonalNo', PersonalNo)],
  ],
  password: [
    ['password.missing', filled('password')],
    ['password.length', fits('password', Password)],
  ],
  password2: [
    ['repeat.missing', filled('password2')],
    ['repeat.differs', (form) => form.password === form.password2],
  ],
}

/** Every field that is wrong, with the text that says what to do. */
export function registrationErrors(
  form: RegisterForm,
  today: Day,
): Partial<Record<CheckedField, RuleKey>> {
  const fields = Object.keys(RULES) as CheckedField[]
  const wrong = fields.flatMap((field) => {
    const broken = RULES[field].find(([, holds]) => !holds(form, today))
    return broken ? [[field, broken[0]] as const] : []
  })
  return Object.fromEntries(wrong)
}

const birthOf = (form: RegisterForm): Day => ({
  year: Number(form.birthYear),
  month: Number(form.birthMonth),
  day: Number(form.birthDay),
})

function isRealDay({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whole years, the birthday itself included. */
function ageOn(today: Day, birth: Day): number {
  const hadBirthday =
    today.month > birth.month || (today.month === birth.month && today.day >= birth.day)
  return today.year - birth.year - (hadBirthday ? 0 : 1)
}

/** The day it is in Istanbul, where the age limit is counted. */
export function istanbulDay(now: Date): Day {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now)
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
