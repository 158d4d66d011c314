import type { LegAsked } from '@zar/contract/betting/slip'
import { type BuilderAnswer, priceBuilder } from '../builder/price-builder.ts'
import { type Offer, type Offers, whyClosed } from './offer.ts'

/** What a leg costs now: its odds in thousandths, or why it has none. */
export type LegPrice = BuilderAnswer

/** The present price of a leg, by what is offered. */
export const priceLeg = ({ selections }: LegAsked, offers: Offers): LegPrice =>
  priceSelections(
    selections.map((id) => offers.byId.get(id)),
    offers,
  )

/** The same, of its selections; undefined is one that there is not. */
export function priceSelections(
  leg: readonly (Offer | undefined)[],
  { nowMs, matches }: Pick<Offers, 'nowMs' | 'matches'>,
): LegPrice {
  const own = leg.filter((offer) => offer !== undefined)
  const refused = leg.map((offer) => whyClosed(offer, nowMs)).find((code) => code !== null)
  if (refused) return { refused }
  if (own.length > 1) return priceBuilder(own, matches)
  const [offer] = own
  return offer?.oddsMilli ? { oddsMilli: offer.oddsMilli } : { refused: 'R-110' }
}

/** The offers of a leg, in its order. */
export const offersOf = ({ selections }: LegAsked, { byId }: Offers): Offer[] =>
  selections.flatMap((id) => byId.get(id) ?? [])
