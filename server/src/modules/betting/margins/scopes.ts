import { classOf } from '@zar/betting/prices/margin/books'
import { MARKET_CLASSES, type MarketClass } from '@zar/contract/betting/margin/classes'
import { SPORTS, type Sport } from '@zar/contract/betting/sport'

/** Where a margin by hand counts: one market, a class of markets in one league, or everywhere. */
export type MarginPlace =
  | { of: 'market'; marketId: bigint }
  | { of: 'league'; sport: Sport; marketClass: MarketClass; leagueId: string }
  | { of: 'class'; sport: Sport; marketClass: MarketClass }

/** The place that a scope names; undefined of what names none. */
export function placeOf(scope: string): MarginPlace | undefined {
  const [, marketId] = /^market:(\d{1,18})$/.exec(scope) ?? []
  if (marketId !== undefined) return { of: 'market', marketId: BigInt(marketId) }
  const [, sportName, className, leagueId] = /^class:([^.]+)\.([^@]+)(?:@(.+))?$/.exec(scope) ?? []
  const sport = SPORTS.find((one) => one === sportName)
  const marketClass = MARKET_CLASSES.find((one) => one === className)
  if (!sport || !marketClass) return undefined
  return leagueId === undefined
    ? { of: 'class', sport, marketClass }
    : { of: 'league', sport, marketClass, leagueId }
}

export type MarketPlaced = { id: bigint | number; key: string; sport: Sport; leagueId: string }

/** `market:12`, `class:football.results@tr-1`, `class:football.results`. */
export function scopeOf(place: MarginPlace): string {
  if (place.of === 'market') return `market:${place.marketId}`
  const { sport, marketClass } = place
  return `class:${sport}.${marketClass}${place.of === 'league' ? `@${place.leagueId}` : ''}`
}

/** The scopes that reach a market, the most exact one first. */
export function scopesOver({ id, key, sport, leagueId }: MarketPlaced): string[] {
  const { name: marketClass } = classOf(sport, key)
  return [
    `market:${id}`,
    scopeOf({ of: 'league', sport, marketClass, leagueId }),
    scopeOf({ of: 'class', sport, marketClass }),
  ]
}

/** Margins by hand in hundredths of a per cent, by scope. */
export type Margins = ReadonlyMap<string, number>

/** The margin by hand that counts on a market, and its scope. */
export function marginOver(margins: Margins, market: MarketPlaced) {
  for (const scope of scopesOver(market)) {
    const marginBp = margins.get(scope)
    if (marginBp !== undefined) return { scope, marginBp }
  }
  return undefined
}
