import { unitsOf } from '@zar/contract/money'
import { OWN_ROWS_MAX, type OwnBets } from '@zar/contract/players/own-data'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import { e5Of } from '../money/post.ts'

type Leg = OwnBets['rows'][number]['legs'][number]
type Sale = { percent: number; state: string; paidKurus: number; askedAt: string }
const LEGS = sql<
  Leg[]
>`(select json_agg(json_build_object('odds', leg.odds_milli / 1000.0, 'isBanker', leg.is_banker,
    'result', leg.result, 'selections', (
      select json_agg(json_build_object('match', event.home || ' – ' || event.away, 'market', market.key,
          'line', market.line, 'selection', coalesce(one.name, one.key)) order by one.id)
        from betting_leg_selection own
          join betting_selection one on one.id = own.selection_id
          join betting_market market on market.id = one.market_id
          join betting_event event on event.id = market.event_id
        where own.bet_id = leg.bet_id and own.leg = leg.number)) order by leg.number)
  from betting_leg leg where leg.bet_id = bet.id)`
const SALES = sql<
  Sale[]
>`(select coalesce(json_agg(json_build_object('percent', percent, 'state', sale.state,
    'paidKurus', sale.paid_kurus, 'askedAt', sale.asked_at) order by asked_at), '[]')
  from betting_cash_out sale where sale.bet_id = bet.id)`

const units = (kurus: bigint): number => unitsOf(e5Of(kurus))

/** Every bet of one player at our own sportsbook, the newest first (PRV-02). */
export async function copyBets(db: Db, playerId: string): Promise<OwnBets> {
  const of = db.selectFrom('betting_bet as bet').where('player_id', '=', playerId)
  const { total } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const bets = await of
    .selectAll()
    .select([LEGS.as('legs'), SALES.as('sales')])
    .orderBy('id', 'desc')
    .limit(OWN_ROWS_MAX)
    .execute()
  return {
    total: Number(total),
    rows: bets.map((bet) => ({
      id: String(bet.id),
      state: bet.state,
      code: bet.code,
      sizes: bet.sizes,
      columns: bet.columns,
      stake: units(bet.cost_kurus),
      possibleWin: units(bet.possible_kurus),
      paid: units(bet.paid_kurus),
      owed: units(bet.owed_kurus),
      isFree: bet.bonus_account_id !== null,
      legs: bet.legs,
      sales: bet.sales.map(({ paidKurus, askedAt, ...sale }) => ({
        ...sale,
        paid: units(BigInt(paidKurus)),
        askedAt: new Date(askedAt).toISOString(),
      })),
      placedAt: bet.placed_at.toISOString(),
      decidedAt: bet.decided_at?.toISOString() ?? null,
      settledAt: bet.settled_at?.toISOString() ?? null,
    })),
  }
}
