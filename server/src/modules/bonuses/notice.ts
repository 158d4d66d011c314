import { TIME_ZONE } from '@zar/contract/limits'
import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Text } from '../../platform/http/route.ts'

/** What a player is told of a bonus. */
export type NoticeText = { title: Text; note: Text }

export const money = (amountE5: bigint) => formatMoney(unitsOf(amountE5))

export const dayOf = (date: Date): Text => {
  const say = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: TIME_ZONE }).format(
      date,
    )
  return { tr: say('tr-TR'), en: say('en-GB') }
}
