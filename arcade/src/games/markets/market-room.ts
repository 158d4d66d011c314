import type { Json } from '../game.ts'
import { stakesBetween, times } from '../game.ts'
import type { RoomGame } from '../rooms/room-game.ts'
import { BETS_MAX, type PricedBet, STAKES } from './market.ts'

/** What is the same in every room whose bets have a price and no moves. */
export const MARKET_ROOM = {
  kind: 'room',
  stakesKurus: stakesBetween(STAKES.least, STAKES.most),
  stream: 'blocks',
  betsMax: BETS_MAX,
  isAlwaysOpen: true,
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, price }) => times(stakeKurus, price),
  readMove: () => undefined,
  make: () => ({ why: 'not_now' }),
  courseOf: (_table, { bet: { place, price } }) => ({ place, price }),
} as const satisfies Partial<RoomGame<PricedBet, never, Json>>
