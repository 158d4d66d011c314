import { isOutright } from '@zar/betting/settlement/outright'
import type { BuilderReason, LegAsked } from '@zar/contract/betting/slip'
import type { Offer, Offers } from './offer.ts'

export const selectionIdsOf = (legs: readonly LegAsked[]): number[] => [
  ...new Set(legs.flatMap(({ selections }) => selections)),
]

/**
 * Why legs cannot stand together: two of one event, a season beside a match or another season of its league,
 * or selections of several events in one leg.
 */
export function whyNotCombined(
  legs: readonly LegAsked[],
  { byId }: Offers,
): (BuilderReason | null)[] {
  const offersIn = legs.map(({ selections }) => selections.flatMap((id) => byId.get(id) ?? []))
  const eventsOf = offersIn.map((own) => new Set(own.map(({ eventId }) => eventId)))
  return legs.map((leg, at) => {
    const own = eventsOf[at] ?? new Set()
    const isTwice = new Set(leg.selections).size < leg.selections.length
    const meets = offersIn.some(
      (other, n) => n !== at && offersIn[at]?.some((a) => other.some((b) => areRelated(a, b))),
    )
    if (isTwice) return 'same_market'
    return own.size > 1 || meets ? 'related' : null
  })
}

/** What a match brings decides a part of its season. */
const areRelated = (one: Offer, other: Offer): boolean =>
  one.eventId === other.eventId ||
  (one.leagueId === other.leagueId && (isOutright(one.market) || isOutright(other.market)))
