import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { changeBoard } from '../../board/changes/change-board.ts'
import type { Signed, TradeDeps } from './deps.ts'
import { writeDone } from './journal.ts'
import { checkFresh, checkSeen, type Scope } from './seen/marks.ts'

export type Stop = Signed & {
  scope: Scope
  id: bigint
  isStopped: boolean
  /** How it stood as the trader saw it; absent where they did not look. */
  seen?: string
  /** Whether it is left to the feed only while that is fresh and tells a price. */
  needsFresh?: boolean
}

const OVER = ['ended', 'closed', 'abandoned', 'cancelled']

/**
 * Takes an event, a market or a selection off, or leaves it to the feed again. Bets that are being written
 * commit before, and none after. Refuses with `not_found`, with `betting_over` what is over, with `board_moved`
 * what stands otherwise than it was seen, and with `feed_not_fresh`.
 */
export const setStopped = (deps: TradeDeps, stop: Stop): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const { scope, id, isStopped } = stop
    const { eventId, isOver, was } = await holdScope(tx, scope, id)
    await checkSeen(tx, { scope, id, seen: stop.seen })
    if (isOver) throw new Refusal('betting_over')
    if (stop.needsFresh && scope !== 'selection') await checkFresh(tx, { scope, id })
    await tx
      .updateTable(`betting_${scope}`)
      .set({ is_stopped: isStopped })
      .where('id', '=', id)
      .execute()
    const kind = isStopped ? ('suspend' as const) : ('open' as const)
    const seen = was ? 'stopped' : 'open'
    await writeDone(tx, { ...stop, kind, subject: `${scope} ${id}`, terms: {}, seen })
    return [Number(eventId)]
  })

type Held = { eventId: bigint; isOver: boolean; was: boolean }

/** Holds the row alone: bets hold it for share as they commit. */
async function holdScope(tx: Tx, scope: Scope, id: bigint): Promise<Held> {
  const held = await tx
    .selectFrom(`betting_${scope}`)
    .select('is_stopped')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw new Refusal('not_found')
  const { rows } = await sql<{ eventId: bigint; isOver: boolean }>`
    select event.id as "eventId",
      event.state = any(${OVER}) or ${scope} <> 'event' and coalesce(market.state, '') in ('settled', 'cancelled') as "isOver"
    from betting_event event
      left join betting_market market on market.event_id = event.id and market.id = ${marketOf(scope, id)}
    where event.id = ${eventOf(scope, id)}`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal('not_found')
  return { ...found, was: held.is_stopped }
}

const marketOf = (scope: Scope, id: bigint) =>
  scope === 'selection'
    ? sql`(select market_id from betting_selection where id = ${id})`
    : sql`${scope === 'market' ? id : null}::bigint`

const eventOf = (scope: Scope, id: bigint) =>
  scope === 'event'
    ? sql`${id}::bigint`
    : sql`(select event_id from betting_market where id = ${marketOf(scope, id)})`
