import { sql } from 'kysely'
import { changeBoard } from '../../../board/changes/change-board.ts'
import { PHASE } from '../../../board/image/traded.ts'
import type { TradeDeps } from '../deps.ts'
import { writeDone } from '../journal.ts'

type Due = { id: bigint; eventId: bigint; odds: number }

/** Leaves to the feed again the odds that traders set in an earlier phase of their match: they count no more. */
export async function returnPrices(deps: Pick<TradeDeps, 'db' | 'bus'>): Promise<void> {
  const due = sql<Due>`
    select one.id, event.id as "eventId", one.trader_odds_milli as odds from betting_selection one
      join betting_market market on market.id = one.market_id join betting_event event on event.id = market.event_id
    where one.trader_odds_milli is not null and one.trader_phase <> ${PHASE}`
  const found = (await due.execute(deps.db)).rows.map(({ id }) => id)
  if (found.length === 0) return
  await changeBoard(deps, async (tx) => {
    // Whoever sets odds holds the selection; what another process has given back meanwhile is not due any more.
    await sql`select from betting_selection where id = any(${found}::bigint[]) order by id for no key update`.execute(
      tx,
    )
    const { rows } =
      await sql<Due>`${due} and one.id = any(${found}::bigint[]) order by one.id`.execute(tx)
    for (const { id, odds } of rows) {
      await tx
        .updateTable('betting_selection')
        .set({ trader_odds_milli: null, trader_phase: null })
        .where('id', '=', id)
        .execute()
      await writeDone(tx, {
        kind: 'price',
        subject: `selection ${id}`,
        terms: { oddsMilli: null },
        seen: String(odds),
        operator: 'phase',
        because: 'the match is in its next phase',
      })
    }
    return [...new Set(rows.map(({ eventId }) => Number(eventId)))]
  })
}
