import { TIME_ZONE } from '@zar/contract/limits'
import { plainText } from '../../../../platform/csv.ts'

const KURUS_E5 = 1_000n
const WHOLE = new Intl.NumberFormat('tr-TR')

/** `−1.250,00` of E5: exact however large it is; what is finer than a kuruş is cut off. */
export function sumText(e5: string): string {
  const amount = BigInt(e5)
  const kurus = (amount < 0n ? -amount : amount) / KURUS_E5
  const sign = amount < 0n && kurus > 0n ? '−' : ''
  return `${sign}${WHOLE.format(kurus / 100n)},${`${kurus % 100n}`.padStart(2, '0')}`
}

export const countText = (count: number | null): string =>
  count === null ? '–' : WHOLE.format(count).replace('-', '−')

/** `%4,0` of hundredths of a percent. */
export function percentText(bp: number | null): string {
  if (bp === null) return '–'
  const tenths = Math.round(Math.abs(bp) / 10)
  return `${bp < 0 && tenths > 0 ? '−' : ''}%${WHOLE.format(Math.floor(tenths / 10))},${tenths % 10}`
}

const PPM_PERCENT = 10_000
const RATE = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 4 })

/** `%20` and `%0,1234` of millionths. */
export const rateText = (ppm: number): string => `%${RATE.format(ppm / PPM_PERCENT)}`

const moments = new Intl.DateTimeFormat('tr-TR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `21.11.2026 20:14`, the time of Istanbul. */
export const momentText = (moment: Date): string => moments.format(moment)
/** `21.11.2026` */
export const dayText = (day: string): string => day.split('-').reverse().join('.')
/** `11.2026` */
export const monthText = (day: string): string => day.slice(0, 7).split('-').reverse().join('.')

const NAME_MAX = 120
/** What orders or hides letters, and has no shape of its own. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu

/** A name that others wrote: one line of letters that can be seen, and no formula where it is copied. */
export const nameText = (name: string): string =>
  plainText([...name.replace(UNSEEN, ' ').trim()].slice(0, NAME_MAX).join(''))
