import type { TaxBase } from '@zar/contract/office/system/tax-rates'
import { moneyOf } from '../../../parts/money.ts'
import { productName } from '../../../parts/product-names.ts'
import { rateText } from '../../../parts/rate-text.ts'
import { t } from './texts.ts'

type Kind = { base: TaxBase; product: string | null }

/** `Slot, GGR` */
export const kindText = ({ base, product }: Kind): string =>
  product === null ? t(base) : `${productName(product)}, ${t(base)}`

export type SaidRate = Kind & {
  number: string
  ratePpm: number
  lineE5: string | null
  fromDay: string
}

/** What both people see of a rate. */
export const rateFactsOf = ({ number, base, product, ratePpm, lineE5, fromDay }: SaidRate) => [
  [t('licence'), number] as const,
  [t('base'), t(base)] as const,
  ...(product === null ? [] : [[t('product'), productName(product)] as const]),
  [t('rate'), rateText(ratePpm)] as const,
  ...(lineE5 === null ? [] : [[t('line'), moneyOf(lineE5)] as const]),
  [t('from'), fromDay] as const,
]
