import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { TradeDeps } from '../bets/trading/deps.ts'
import { changeBoard } from '../board/changes/change-board.ts'
import { HOUSE } from './catalogue.ts'

type Due = { id: bigint; isOver: boolean }

/** Matches of our own whose time has come: with a market that is still open, or with none that is not settled. */
const DUE = sql<Due>`
  select event.id, not exists (select from betting_market
      where event_id = event.id and state not in ('settled', 'cancelled')) as "isOver"
  from betting_event event
  where source = ${HOUSE} and state = 'scheduled' and starts_at <= clock_timestamp()`

/**
 * What a feed would tell of matches of our own: that they have begun, so that nothing of them is open, and that they are
 * over once every market is settled, with the score that its facts have.
 */
export async function passOwnTime(deps: Pick<TradeDeps, 'db' | 'bus'>): Promise<void> {
  const due = (await DUE.execute(deps.db)).rows
  const begun = await hasOpen(deps, due)
  const over = due.filter(({ isOver }) => isOver)
  if (begun.length === 0 && over.length === 0) return
  await changeBoard(deps, async (tx) => {
    await sql`select from betting_event where id = any(${due.map(({ id }) => id)}::bigint[]) order by id for no key update`.execute(
      tx,
    )
    const changed = [...(await begin(tx, begun)), ...(await end(tx, over))]
    return [...new Set(changed.map(Number))]
  })
}

async function hasOpen({ db }: Pick<TradeDeps, 'db'>, due: readonly Due[]): Promise<bigint[]> {
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('betting_market')
    .select('event_id')
    .distinct()
    .where(sql<boolean>`event_id = any(${ids}::bigint[])`)
    .where('state', '=', 'active')
    .execute()
  return rows.map(({ event_id }) => event_id)
}

async function begin(tx: Tx, ids: readonly bigint[]): Promise<bigint[]> {
  const rows = await tx
    .updateTable('betting_market')
    .set({ state: 'suspended', reason: 'started' })
    .where(sql<boolean>`event_id = any(${ids}::bigint[])`)
    .where('state', '=', 'active')
    .where(
      sql<boolean>`exists (select from betting_event where id = event_id and starts_at <= clock_timestamp())`,
    )
    .returning('event_id')
    .execute()
  return rows.map(({ event_id }) => event_id)
}

async function end(tx: Tx, over: readonly Due[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    update betting_event event set state = 'closed', ended_at = clock_timestamp(), changed_at = clock_timestamp(),
      score = coalesce(score, (
        select jsonb_build_object('total', said.facts -> 'fullTime', 'parts', '[]'::jsonb)
        from betting_settlement said join betting_market market on market.id = said.market_id
          and said.version = market.settlement
        where market.event_id = event.id and said.facts ? 'fullTime' limit 1))
    where id = any(${over.map(({ id }) => id)}::bigint[]) and state = 'scheduled'
      and not exists (select from betting_market where event_id = event.id and state not in ('settled', 'cancelled'))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
