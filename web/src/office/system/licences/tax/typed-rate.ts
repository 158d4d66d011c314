import {
  type OfficeTaxRates,
  TAX_LINE_E5,
  type TaxBase,
} from '@zar/contract/office/system/tax-rates'
import { ppmIn } from '../../../parts/rate-text.ts'
import { kurusIn } from '../../../parts/typed-sum.ts'

export type TaxedLicence = OfficeTaxRates['licences'][number]

/** A rate as it is typed. */
export type TypedRate = {
  licence: string
  base: TaxBase
  product: string
  rate: string
  line: string
  fromDay: string
}

const KURUS_E5 = 1_000n

/** Which of the typed fields cannot be as they are. */
export function wrongIn({ rate, line, fromDay }: TypedRate, licence: TaxedLicence | undefined) {
  const isOfLicence = licence && fromDay >= licence.validFrom && fromDay <= licence.validUntil
  return {
    rate: ppmIn(rate) === undefined,
    line: !isLine(lineIn(line)),
    fromDay: !isOfLicence,
  }
}

const lineIn = (line: string): bigint => BigInt(kurusIn(line)) * KURUS_E5
const isLine = (lineE5: bigint): boolean => lineE5 >= TAX_LINE_E5.min && lineE5 <= TAX_LINE_E5.max

/** What was typed as the server takes it; undefined while something is missing or cannot be. */
export function rateIn(typed: TypedRate, licences: readonly TaxedLicence[]) {
  const { base, product, fromDay } = typed
  const licence = licences.find(({ id }) => id === typed.licence)
  const ratePpm = ppmIn(typed.rate)
  if (!licence || ratePpm === undefined) return undefined
  if (fromDay < licence.validFrom || fromDay > licence.validUntil) return undefined
  const rate = { licence: licence.id, base, ratePpm, fromDay }
  if (base === 'deposits') return rate
  if (!licence.products.includes(product)) return undefined
  if (base !== 'winnings') return { ...rate, product }
  const lineE5 = lineIn(typed.line)
  if (!isLine(lineE5)) return undefined
  return { ...rate, product, lineE5: `${lineE5}` }
}
