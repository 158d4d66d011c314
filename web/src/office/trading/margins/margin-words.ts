import type { MarketClass } from '@zar/contract/betting/margin/classes'
import type { Margins } from '@zar/contract/office/trading/margin'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { marketOf, titleOf } from '../words.ts'
import { t } from './texts.ts'

/** `%5,25` of hundredths of a per cent; a dash where there is none. */
export const shareOf = (bp: number | null): string =>
  bp === null
    ? '–'
    : (bp / 10_000).toLocaleString(languageTag, { style: 'percent', maximumFractionDigits: 2 })

/** Hundredths of a per cent of what somebody typed: `5,25`. Undefined of what is no number. */
export function typedBp(text: string): number | undefined {
  const plain = text.trim().replace('%', '').replace(',', '.')
  const bp = Math.round(Number(plain) * 100)
  return plain !== '' && Number.isFinite(bp) ? bp : undefined
}

/** As it is typed: `5.25`. */
export const bpText = (bp: number | null): string => (bp === null ? '' : String(bp / 100))

export const className = (name: MarketClass): string => t(name)

/** `Futbol, Sonuç · Süper Lig`, `Galata – Körfez, Maç sonucu`. */
export function placeName({
  scope,
  league,
  market,
}: Pick<Margins['margins'][number], 'scope' | 'league' | 'market'>): string {
  if (market) return `${titleOf(market)}, ${marketOf(market, market)}`
  const [, sport, marketClass] = /^class:([^.]+)\.([^@]+)/.exec(scope) ?? []
  const named = `${sportName(sport as never)}, ${className(marketClass as MarketClass)}`
  return league === null ? named : `${named} · ${league}`
}
