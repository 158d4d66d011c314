import { TIME_ZONE } from '@zar/contract/limits'
import type { Text } from '../../../platform/http/route.ts'
import type { Told } from '../../messages/index.ts'

const day = (date: Date, language: 'tr-TR' | 'en-GB') =>
  new Intl.DateTimeFormat(language, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date)

/** What the player is told when the account is closed. */
export const erasureAsked = (by: Date): Told => ({
  letter: 'erasure-asked',
  values: { day: { tr: day(by, 'tr-TR'), en: day(by, 'en-GB') } },
})

/** What the page answers with. */
export const erasureAnswer = (by: Date): Text => ({
  tr: `Hesabın kapatıldı. Verilerin en geç ${day(by, 'tr-TR')} günü silinecek.`,
  en: `Your account is closed. Your data will be erased by ${day(by, 'en-GB')}.`,
})
