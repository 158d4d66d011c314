import type { MarginPreview } from '@zar/contract/office/trading/margin'
import type { Db } from '../../../db/db.ts'
import { marginOdds, marginsOver } from './by-margin.ts'
import { countingOf, type PricedMarket, readPriced, shownBp } from './read-priced.ts'
import { type MarginPlace, scopeOf } from './scopes.ts'
import { boundsOf, checkBounds, markOf } from './set-margin.ts'

/** How many markets are shown with their prices. */
const SHOWN = 5

/**
 * What a margin by hand would make of the prices that players see; null: what is left without it. Nothing is written.
 * Refuses as setting it does.
 */
export async function previewMargin(
  db: Db,
  { place, marginBp }: { place: MarginPlace; marginBp: number | null },
): Promise<MarginPreview> {
  const bounds = await boundsOf(db, place)
  checkBounds(marginBp, bounds)
  const markets = await readPriced(db, place)
  const margins = await marginsOver(db, markets)
  const scope = scopeOf(place)
  if (marginBp === null) margins.delete(scope)
  else margins.set(scope, marginBp)
  const effects = markets.map((market) =>
    effectOn(market, marginOdds(margins, market, market.selections)),
  )
  const changed = effects.filter(({ prices }) => prices > 0)
  const { leastBp, mostBp } = bounds
  return {
    seen: await markOf(db, scope),
    leastBp,
    mostBp,
    markets: effects.length,
    matches: new Set(markets.map(({ eventId }) => eventId)).size,
    changedMarkets: changed.length,
    changedPrices: changed.reduce((sum, { prices }) => sum + prices, 0),
    wasBp: meanOf(effects.map(({ wasBp }) => wasBp)),
    isBp: meanOf(effects.map(({ isBp }) => isBp)),
    examples: (changed.length > 0 ? changed : effects)
      .slice(0, SHOWN)
      .map(({ example }) => example),
  }
}

function effectOn(market: PricedMarket, byMargin: readonly (number | null)[]) {
  const { selections } = market
  const was = selections.map((one) => countingOf(one, one.byMargin))
  const is = selections.map((one, at) => countingOf(one, byMargin[at] ?? null))
  const [wasBp, isBp] = [shownBp(market, was), shownBp(market, is)]
  const { key, line, sport, home, away } = market
  return {
    prices: was.filter((odds, at) => odds !== is[at]).length,
    wasBp,
    isBp,
    example: {
      id: String(market.id),
      matchId: String(market.eventId),
      sport,
      home,
      away,
      key,
      line,
      wasBp,
      isBp,
      selections: selections.map((one, at) => ({
        key: one.key,
        name: one.name,
        wasMilli: was[at] ?? null,
        isMilli: is[at] ?? null,
        isByHand: one.traded !== null,
      })),
    },
  }
}

function meanOf(all: readonly (number | null)[]): number | null {
  const known = all.flatMap((one) => one ?? [])
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
}
