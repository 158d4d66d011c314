import type { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { figuresOf } from '../figures/figures.ts'
import { tellReach, toldE5 } from '../figures/told.ts'
import { currencyOf, type ReportCall, type ReportDeps } from './deps.ts'
import { onOneSnapshot, readMark, readPeriod } from './read-period.ts'
import type { PeriodRows } from './rows.ts'

type Report = z.input<typeof readLiabilityReport.output>

const EVENTS_MAX = 20
const E5_OF_KURUS = 1_000n

/** What the house owes at the end of a day; of today, now. */
export const liabilityReport = (
  { db }: ReportDeps,
  { input }: ReportCall<z.output<typeof readLiabilityReport.input>>,
): Promise<{ data: Report }> =>
  onOneSnapshot(db, async (tx) => {
    const { day } = input
    const currency = currencyOf(input)
    const mark = await readMark(tx, day)
    const rows = await readPeriod(tx, mark, { from: day, to: day, currency })
    const figures = figuresOf(rows)
    return {
      data: {
        currency,
        day,
        reach: tellReach(mark),
        playerLiabilityE5: toldE5(figures.playerLiability),
        waitingWithdrawalsE5: toldE5(figures.waitingWithdrawals),
        bonusBalancesE5: toldE5(figures.bonusBalances),
        debtsE5: toldE5(figures.debts),
        openStakesE5: toldE5(figures.openStakes),
        openBetLiabilityE5: toldE5(figures.openBetLiability),
        jackpotLiabilityE5: toldE5(figures.jackpotLiability),
        jackpots: poolsOf(rows),
        events: await readWorst(tx),
      },
    }
  })

function poolsOf({ jackpots }: PeriodRows): Report['jackpots'] {
  const pools = new Map<string, bigint>()
  for (const { pool, contributionsE5, seedsE5, dropsE5 } of jackpots)
    pools.set(pool, (pools.get(pool) ?? 0n) + contributionsE5 + seedsE5 - dropsE5)
  return [...pools].map(([pool, liability]) => ({ pool, liabilityE5: toldE5(liability) }))
}

type Worst = { event: string; name: string; startsAt: Date; worst: bigint; staked: bigint }

/** Of each event, now: in every market the selection wins that costs most. */
async function readWorst(tx: Tx): Promise<Report['events']> {
  const { rows } = await sql<Worst>`
    with market as (
      select event_id, market_id, max(payout_kurus) - sum(staked_kurus) as worst, sum(staked_kurus) as staked
      from betting_liability liability
        join betting_selection selection on selection.id = liability.selection_id
        join betting_market market on market.id = selection.market_id
      where staked_kurus > 0 or payout_kurus > 0 group by event_id, market_id
    )
    select event.id::text as event, event.home || ' – ' || event.away as name, event.starts_at as "startsAt",
      sum(worst)::bigint as worst, sum(staked)::bigint as staked
    from market join betting_event event on event.id = market.event_id
    group by event.id order by sum(worst) desc, event.id limit ${EVENTS_MAX}`.execute(tx)
  return rows.map(({ event, name, startsAt, worst, staked }) => ({
    event,
    name,
    startsAt: startsAt.toISOString(),
    worstE5: toldE5(worst * E5_OF_KURUS),
    stakedE5: toldE5(staked * E5_OF_KURUS),
  }))
}
