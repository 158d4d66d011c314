import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { KeptLeg } from '../bets/money/keep-outcome.ts'
import type { StoredLeg } from '../bets/money/stored-bet.ts'

type Leg = Pick<StoredLeg, 'result' | 'deadHeat'> & { source: string; facts: object }
export type KeptOutcome = {
  betId: bigint
  version: number
  at: Date
  voidReason: number | null
  legs: Leg[]
}
type Row = {
  bet_id: bigint
  version: number
  at: Date
  void_reason: number | null
  number: number
  result: StoredLeg['result']
  dead_heat: KeptLeg['deadHeat']
  source: string | null
  facts: object | null
}

/** How bets stood at each version that was kept, by bet and version, with what their markets were settled with. */
export async function readOutcomes(db: Db | Tx, ids: readonly bigint[]): Promise<KeptOutcome[]> {
  const { rows } = await sql<Row>`
    select kept.bet_id, kept.version, kept.at, kept.void_reason, leg.number, leg.result, leg."deadHeat" as dead_heat,
        max(settlement.source) as source,
        case when count(*) = 1 then (jsonb_agg(settlement.facts) -> 0)
          else jsonb_build_object('each', jsonb_agg(settlement.facts order by one.id)) end as facts
      from betting_outcome kept
        cross join jsonb_to_recordset(kept.legs) as leg (number int, result text, "deadHeat" jsonb, selections jsonb)
        cross join jsonb_to_recordset(leg.selections) as own (id bigint, settlement int)
        join betting_selection one on one.id = own.id
        left join betting_settlement settlement
          on settlement.market_id = one.market_id and settlement.version = own.settlement
      where kept.bet_id = any(${ids}::bigint[])
      group by kept.bet_id, kept.version, leg.number, leg.result, leg."deadHeat"
      order by kept.bet_id, kept.version, leg.number`.execute(db)
  const outcomes: KeptOutcome[] = []
  for (const row of rows) {
    const leg = {
      result: row.result,
      deadHeat: row.dead_heat,
      source: row.source ?? '',
      facts: row.facts ?? {},
    }
    const last = outcomes.at(-1)
    if (last?.betId === row.bet_id && last.version === row.version) last.legs.push(leg)
    else {
      const { bet_id: betId, version, at, void_reason: voidReason } = row
      outcomes.push({ betId, version, at, voidReason, legs: [leg] })
    }
  }
  return outcomes
}
