import type { OfficeMethod } from '@zar/contract/office/house/methods'
import { locale } from '../../lib/language/translate.ts'
import { bareOf } from '../parts/money.ts'
import { t } from './texts.ts'

/** `25.000` of E5 in text: whole liras carry no kuruş. */
export const shortOf = (e5: string): string => bareOf(e5).replace(/,00$/, '')

export const boundsOf = ({ minE5, maxE5 }: Pick<OfficeMethod, 'minE5' | 'maxE5'>): string =>
  `${shortOf(minE5)} – ${shortOf(maxE5)}`

/** E5 in text of a typed sum: `25000`, `25.000` or `99,50`; undefined where it is none. */
export function sumIn(typed: string): string | undefined {
  const plain = typed.trim().replace(/^₺\s*/, '')
  const found = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/.exec(plain)
  if (!found) return undefined
  const [, liras = '', kurus = ''] = found
  return `${BigInt(liras.replaceAll('.', '')) * 100_000n + BigInt(kurus.padEnd(2, '0')) * 1_000n}`
}

/** Of 24 hours the share that came, in whole hundredths; undefined where nothing ended. */
export const successOf = ({ ended, succeeded }: { ended: number; succeeded: number }) =>
  ended === 0 ? undefined : Math.round((succeeded * 1_000) / ended) / 10

const share = new Intl.NumberFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
  style: 'percent',
  maximumFractionDigits: 1,
})
/** `%98,1` of hundredths. */
export const shareText = (hundredths: number): string => share.format(hundredths / 100)

/** Half of the deposits came within this time. */
export function medianText(seconds: number | null): string {
  if (seconds === null) return '–'
  return seconds < 90
    ? t('seconds', { count: seconds })
    : t('minutes', { count: Math.round(seconds / 60) })
}
