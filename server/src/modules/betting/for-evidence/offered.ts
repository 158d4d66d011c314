import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

type Row = {
  bet_id: bigint
  leg: number
  event: string
  market: string
  line: string | null
  selection: string
  rules: number
  source: string | null
  facts: object | null
}

/** What bets were placed on, by bet and leg. Of a leg of several selections all are named. */
export async function readOffered(db: Db | Tx, ids: readonly bigint[]) {
  const { rows } = await sql<Row>`
    select own.bet_id, own.leg, string_agg(event.home || ' – ' || event.away, ' + ' order by one.id) as event,
        string_agg(market.key, ' + ' order by one.id) as market,
        string_agg(market.line, ' + ' order by one.id) as line,
        string_agg(coalesce(one.name, one.key), ' + ' order by one.id) as selection,
        min(bet.rules_version) as rules, max(settlement.source) as source,
        case when count(*) = 1 then (jsonb_agg(settlement.facts) -> 0)
          else jsonb_build_object('each', jsonb_agg(settlement.facts order by one.id)) end as facts
      from betting_leg_selection own
        join betting_bet bet on bet.id = own.bet_id
        join betting_selection one on one.id = own.selection_id
        join betting_market market on market.id = one.market_id
        join betting_event event on event.id = market.event_id
        left join betting_settlement settlement on settlement.market_id = market.id and settlement.version = own.settlement
      where own.bet_id = any(${ids}::bigint[]) group by own.bet_id, own.leg`.execute(db)
  const legs = new Map(rows.map((row) => [`${row.bet_id} ${row.leg}`, row]))
  const rules = new Map(rows.map((row) => [row.bet_id, `v${row.rules}`]))
  return {
    rules: (betId: bigint): string => rules.get(betId) ?? '',
    selection(betId: bigint, number: number) {
      const row = legs.get(`${betId} ${number}`)
      const { event = '', market = '', line = null, selection = '' } = row ?? {}
      return { event, market, line, selection }
    },
    settlement(betId: bigint, number: number) {
      const { source, facts } = legs.get(`${betId} ${number}`) ?? {}
      return { source: source ?? '', facts: facts ?? {} }
    },
  }
}

export type Offered = Awaited<ReturnType<typeof readOffered>>
