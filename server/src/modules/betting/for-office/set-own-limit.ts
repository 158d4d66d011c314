import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Signed, TradeDeps } from '../bets/trading/deps.ts'
import { type LimitOrder, setBetLimit } from '../bets/trading/limit.ts'

export type OwnLimit = Signed & {
  scope: 'event' | 'market'
  id: bigint
  most: LimitOrder['most']
  /** The limit before, as its trader saw it. */
  seen: string
}

/**
 * Sets the limit of a match or a market, or takes it away. Refuses with `limit_above_class` what is above the limits
 * that everybody’s class has around it, with `board_moved` and with `not_found`.
 */
export async function setOwnLimit(deps: TradeDeps, order: OwnLimit): Promise<void> {
  const { scope, id, most, also, ...signed } = order
  await setBetLimit(deps, {
    ...signed,
    most,
    scope: scope === 'event' ? String(id) : `market:${id}`,
    playerClass: 'standard',
    also: async (tx) => {
      await checkWithin(tx, order)
      await also?.(tx)
    },
  })
}

type Around = Record<'stake' | 'payout' | 'liability', bigint | null>

async function checkWithin(tx: Tx, { scope, id, most }: OwnLimit): Promise<void> {
  const { rows } = await sql<Around>`
    select around.* from betting_event event
      left join betting_market market on market.event_id = event.id and ${scope === 'market'} and market.id = ${id}
      cross join lateral (
        select min(stake_max_kurus) as stake, min(payout_max_kurus) as payout, min(liability_max_kurus) as liability
        from betting_limit where player_class = 'standard' and scope in ('all', event.sport, event.league_id,
          case when market.id is not null then event.id::text end, 'key:' || market.key)) around
    where ${scope === 'market' ? sql`market.id = ${id}` : sql`event.id = ${id}`}`.execute(tx)
  const [around] = rows
  if (!around) throw new Refusal('not_found')
  const isAbove = (own: bigint | undefined, wide: bigint | null) =>
    own !== undefined && wide !== null && own > wide
  if (
    isAbove(most?.stakeKurus, around.stake) ||
    isAbove(most?.payoutKurus, around.payout) ||
    isAbove(most?.liabilityKurus, around.liability)
  )
    throw new Refusal('limit_above_class')
}
