import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Text } from '../../platform/route.ts'

/** What a player is told of a bonus. */
export type Said = { title: Text; note: Text }

export const money = (amountE5: bigint) => formatMoney(unitsOf(amountE5))

const ZONE = 'Europe/Istanbul'
export const dayOf = (date: Date): Text => {
  const say = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: ZONE }).format(date)
  return { tr: say('tr-TR'), en: say('en-GB') }
}
