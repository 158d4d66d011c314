import { ladderOdds } from '@zar/contract/betting/odds'
import { Refusal } from '../../../../platform/refusal.ts'
import { changeBoard } from '../../board/changes/change-board.ts'
import type { Signed, TradeDeps } from './deps.ts'
import { writeDone } from './journal.ts'

export type PriceOrder = Signed & {
  selectionId: bigint
  /** Thousandths. Null: the feed's count again. */
  oddsMilli: number | null
}

/** How far from the fair odds a trader may go alone. */
const OFF_MAX = 0.25
const PPM = 1_000_000

/**
 * Sets the odds of a selection in place of the feed’s, or leaves them to the feed again. Refuses with
 * `odds_not_allowed` what is no step of the ladder or too far from the fair odds, and with `betting_over` what
 * is over.
 */
export const setPrice = (deps: TradeDeps, order: PriceOrder): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const { selectionId, oddsMilli } = order
    const one = await tx
      .selectFrom('betting_selection as one')
      .innerJoin('betting_market as market', 'market.id', 'one.market_id')
      .innerJoin('betting_event as event', 'event.id', 'market.event_id')
      .select(['one.fair_ppm', 'one.trader_odds_milli', 'event.id as eventId'])
      .select(['market.state as marketState', 'event.state as eventState'])
      .where('one.id', '=', selectionId)
      .forNoKeyUpdate('one')
      .executeTakeFirst()
    if (!one) throw new Refusal('not_found')
    const { eventId, marketState, eventState } = one
    const isOpen = ['scheduled', 'live', 'interrupted'].includes(eventState)
    if (!isOpen || ['settled', 'cancelled'].includes(marketState)) throw new Refusal('betting_over')
    if (oddsMilli !== null && !isAllowed(oddsMilli, one.fair_ppm)) {
      throw new Refusal('odds_not_allowed')
    }
    await tx
      .updateTable('betting_selection')
      .set({ trader_odds_milli: oddsMilli })
      .where('id', '=', selectionId)
      .execute()
    const subject = `selection ${selectionId}`
    const seen = String(one.trader_odds_milli ?? 'feed')
    await writeDone(tx, { ...order, kind: 'price', subject, terms: { oddsMilli }, seen })
    return [Number(eventId)]
  })

/** Without a fair chance nothing says that a price is right. */
function isAllowed(oddsMilli: number, fairPpm: number | null): boolean {
  if (ladderOdds(oddsMilli) !== oddsMilli || !fairPpm) return false
  return Math.abs((oddsMilli * fairPpm) / (1_000 * PPM) - 1) <= OFF_MAX
}
