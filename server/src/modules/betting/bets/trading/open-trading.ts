import { watchReviews } from '../review/call-traders.ts'
import {
  acceptReview,
  type CounterOrder,
  counterReview,
  type RefusedFor,
  type ReviewOrder,
  refuseReview,
} from '../review/decide-review.ts'
import { listReviews } from '../review/list-reviews.ts'
import { refuseAllReviews } from '../review/refuse-all.ts'
import { readDebts } from './debts/write-off.ts'
import type { Signed, TradeDeps } from './deps.ts'
import { readOrders } from './journal.ts'
import { type LimitOrder, setBetLimit } from './limit.ts'
import { type PriceOrder, setPrice } from './price.ts'
import { readLateBets } from './queries.ts'
import { readMarket } from './settle-market.ts'
import { type Stop, setStopped } from './stop.ts'
import { resultsOf } from './told-facts.ts'

/** What a trader can ask and do. Every act is kept with who did it and why. */
export const openTrading = (deps: TradeDeps) => ({
  setStopped: (stop: Stop) => setStopped(deps, stop),
  setPrice: (order: PriceOrder) => setPrice(deps, order),
  setLimit: (order: LimitOrder) => setBetLimit(deps, order),
  /** What facts make of a market’s selections; nothing is written. */
  resultsOf: async (marketId: bigint, facts: object) =>
    resultsOf(await readMarket(deps.db, marketId), facts),
  waiting: (wish: { take: number }) => listReviews(deps.db, wish),
  acceptWaiting: (order: ReviewOrder) => acceptReview(deps, order),
  counterWaiting: (order: CounterOrder) => counterReview(deps, order),
  refuseWaiting: (order: ReviewOrder & { refusedFor: RefusedFor }) => refuseReview(deps, order),
  refuseAllWaiting: (order: Signed & { refusedFor: RefusedFor }) => refuseAllReviews(deps, order),
  /** Says that somebody watches, and which bets call them. */
  watch: (operator: string) => watchReviews(deps, operator),
  orders: (wish: Parameters<typeof readOrders>[1]) => readOrders(deps.db, wish),
  debts: (wish: Parameters<typeof readDebts>[1]) => readDebts(deps.db, wish),
  lateBets: (wish: Parameters<typeof readLateBets>[1]) => readLateBets(deps.db, wish),
})
