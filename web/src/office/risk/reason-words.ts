import type { AlertReason } from '@zar/contract/office/risk/alerts'
import { REASON_UNITS, type ReasonCode } from '@zar/contract/office/risk/rule-list'
import { formatWhole } from '../../lib/language/format.ts'
import { languageTag, texts } from '../../lib/language/translate.ts'
import { moneyOf } from '../parts/money.ts'

const t = texts({
  tr: {
    hours: '{n} sa',
    minutes: '{n} dk',
    times: '{n}×',
    bound: 'eşik {bound}',
  },
  en: {
    hours: '{n} h',
    minutes: '{n} min',
    times: '{n}×',
    bound: 'bound {bound}',
  },
})

const decimal = (value: number): string =>
  value.toLocaleString(languageTag, { maximumFractionDigits: 1 })

/** `%0,05` */
export const shareText = (share: number): string =>
  share.toLocaleString(languageTag, { style: 'percent', maximumFractionDigits: 2 })

/** A number that a rule saw, with its unit. */
export function seenText(code: ReasonCode, seen: string): string {
  switch (REASON_UNITS[code]) {
    case 'money':
      return moneyOf(seen)
    case 'share':
      return Number(seen).toLocaleString(languageTag, { style: 'percent' })
    case 'hours':
      return t('hours', { n: decimal(Number(seen)) })
    case 'minutes':
      return t('minutes', { n: formatWhole(Number(seen)) })
    case 'times':
      return t('times', { n: decimal(Number(seen)) })
    default:
      return decimal(Number(seen))
  }
}

export const boundText = ({ code, bound }: AlertReason): string | undefined =>
  bound === null ? undefined : t('bound', { bound: seenText(code, bound) })
