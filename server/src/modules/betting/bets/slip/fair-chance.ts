import { legChances } from '@zar/betting/fair/leg-chances'
import type { Chances } from '@zar/contract/betting/sums/bet'
import { builderPpm } from '../builder/price-builder.ts'
import type { Offer, Offers } from './offer.ts'

const CERTAIN_PPM = 1_000_000

/** The fair chance that a leg wins, in millionths, by the current message; null where it has none. */
export function fairPpmOf(
  leg: readonly Offer[],
  { matches }: Pick<Offers, 'matches'>,
): number | null {
  const [only] = leg
  return leg.length === 1 && only ? only.fairPpm : builderPpm(leg, matches)
}

/** The fair chances of a leg’s outcomes, which add up to a million; null where it has none. */
export function fairChancesOf(
  leg: readonly Offer[],
  offers: Pick<Offers, 'matches'>,
): Chances | null {
  const fairPpm = fairPpmOf(leg, offers)
  const [only] = leg
  if (fairPpm === null || !only) return null
  if (leg.length > 1) return { chancesPpm: { win: fairPpm, loss: CERTAIN_PPM - fairPpm } }
  const { market: key, line, selection, eventId } = only
  return legChances({ key, line, selection }, fairPpm, offers.matches.get(eventId))
}
