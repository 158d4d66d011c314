import type { Fraction } from '../fraction.ts'
import { isStake, isWhole, type Kurus, membersOf } from '../game.ts'
import { type Figures, figuresOf, winOrNothing } from '../law.ts'
import type { Reason } from '../rooms/room-game.ts'
import { PRICES, type Price, priceOf } from './price.ts'

/** Something that can be bet on, with its exact chance as things stand. */
export type Market = { place: string; chance: Fraction; price: Price }

/** The price is the one that the player saw: at another the bet is refused. */
export type PricedBet = { place: string; stakeKurus: Kurus; price: Price }

/** In whole lira. With the highest price ten such bets stay within the highest return of a round. */
export const STAKES = { least: 1, most: 2_000 } as const
export const BETS_MAX = 10

/** Those that have a price; what cannot happen, or is all but certain, has none. */
export const marketsOf = (
  chances: readonly (readonly [place: string, chance: Fraction])[],
  returnedPercent: number,
): Market[] =>
  chances.flatMap(([place, chance]) => {
    const price = priceOf(chance, returnedPercent)
    return price === undefined ? [] : [{ place, chance, price }]
  })

export const figuresOfMarket = ({ place, chance, price }: Market): Figures =>
  figuresOf(place, winOrNothing(chance, price))

/**
 * A bet that names what it is on: which race, which week, or how many cards were seen. `of` is that
 * member's name.
 */
export function readPricedBet<Of extends string>(
  input: unknown,
  of: Of,
): (PricedBet & { [of in Of]: number }) | undefined {
  const read = membersOf(input, ['place', 'stakeKurus', 'price', of])
  if (!read || !isWhole(read[of], 0, Number.MAX_SAFE_INTEGER)) return undefined
  if (typeof read.place !== 'string' || read.place.length > 40) return undefined
  if (!isStake(read.stakeKurus, STAKES.least, STAKES.most)) return undefined
  if (!isWhole(read.price, PRICES.least, PRICES.most)) return undefined
  const { place, stakeKurus, price } = read
  return { place, stakeKurus, price, [of]: read[of] } as PricedBet & { [of in Of]: number }
}

/** A market that is not offered now, or no longer at this price. */
export function whyNotAt(markets: readonly Market[], bet: PricedBet): Reason | undefined {
  const market = markets.find(({ place }) => place === bet.place)
  if (!market) return 'not_now'
  return market.price === bet.price ? undefined : 'price_changed'
}
