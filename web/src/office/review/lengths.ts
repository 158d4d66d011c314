import type { ReviewLengths } from '@zar/contract/office/withdrawals/house'
import { moneyOf } from '../parts/money.ts'
import { t } from './texts.ts'

const pad = (part: number): string => String(part).padStart(2, '0')
/** `08:30` of minutes of the day; its end is `24:00`. */
export const timeOf = (minute: number): string =>
  `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`

/** Minutes of the day in `8:30`; undefined where it is none. */
export function minuteIn(typed: string): number | undefined {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim())
  if (!found) return undefined
  const [hours, minutes] = [Number(found[1]), Number(found[2])]
  const minute = hours * 60 + minutes
  return minutes < 60 && minute <= 1_440 ? minute : undefined
}

/** The rule in words, a line each. */
export const linesOf = (rule: ReviewLengths): (readonly [string, string])[] => [
  [t('firstMinutes'), t('minutes', { count: rule.firstMinutes })],
  [t('eachMinutes'), t('minutes', { count: rule.eachMinutes })],
  [t('mostMinutes'), t('minutes', { count: rule.mostMinutes })],
  [t('askedHours'), t('hoursOf', { count: rule.askedHours })],
  [t('hours'), hoursOf(rule)],
  [t('brakeHour'), moneyOf(rule.brakeHourE5)],
  [t('brakeTimes'), t('times', { count: rule.brakeTimes })],
]

const hoursOf = ({ opensMinute, closesMinute }: ReviewLengths): string =>
  opensMinute === null || closesMinute === null
    ? t('always')
    : `${timeOf(opensMinute)} – ${timeOf(closesMinute)}`
