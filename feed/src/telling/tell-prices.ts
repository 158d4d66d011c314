import type { ToldMarket } from '../protocol/message.ts'
import type { Offered } from '../world/play.ts'
import { nameOf, type Told } from './told.ts'

const isSame = (one: ToldMarket, other: ToldMarket) =>
  one.status === other.status && JSON.stringify(one.prices) === JSON.stringify(other.prices)

/**
 * The markets that differ from what was told: new prices, and those that are off now. What `isAnew` names is
 * told again, also where its price is the same.
 */
export function changedMarkets(
  told: Told,
  offers: readonly Offered[],
  isAnew: (key: string) => boolean,
): { markets: ToldMarket[]; told: Pick<Told, 'offered' | 'unsettled'> } {
  const now = new Map(
    offers.map((offer): [string, ToldMarket] => [nameOf(offer), { ...offer, status: 1 }]),
  )
  const changed = [...now].filter(([name, market]) => {
    const before = told.offered.get(name)
    return !before || isAnew(market.key) || !isSame(before, market)
  })
  const off = [...told.offered]
    .filter(([name, { status }]) => !now.has(name) && status !== 0)
    .map(([name, { key, line }]): [string, ToldMarket] => [
      name,
      { key, line, status: 0, prices: [] },
    ])
  const offered = new Map([...told.offered, ...now, ...off])
  const unsettled = new Map(told.unsettled)
  for (const [name, { key, line, prices }] of now) {
    unsettled.set(name, { key, line, selections: prices.map(([selection]) => selection) })
  }
  return {
    markets: [...changed, ...off].map(([, market]) => market),
    told: { offered, unsettled },
  }
}
