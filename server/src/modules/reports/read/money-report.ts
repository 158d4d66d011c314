import type { readMoneyReport } from '@zar/contract/office/reports/money'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { dayOf, daysOf, figuresOf, identityOf } from '../figures/figures.ts'
import { isClosed, tellFigures, tellIdentity, tellReach, toldE5 } from '../figures/told.ts'
import { currencyOf, type ReportCall, type ReportDeps } from './deps.ts'
import { onOneSnapshot, type Period, readMark, readPeriod, tailOf } from './read-period.ts'
import type { Mark, PeriodRows } from './rows.ts'

type Report = z.input<typeof readMoneyReport.output>

/** GGR, NGR, gifts, deposits and withdrawals of a period and of each of its days. */
export const moneyReport = (
  { db }: ReportDeps,
  { input }: ReportCall<z.output<typeof readMoneyReport.input>>,
): Promise<{ data: Report }> =>
  onOneSnapshot(db, async (tx) => {
    const period = { ...input, currency: currencyOf(input) }
    const mark = await readMark(tx, period.to)
    const rows = await readPeriod(tx, mark, period)
    const earlier = await readEarlier(tx, mark, period)
    const figures = figuresOf(rows)
    const days = daysOf(period).map((day) => {
      const ofDay = dayOf(rows, day)
      const own = figuresOf(ofDay)
      return {
        day,
        isClosed: isClosed(mark, day),
        figures: tellFigures(own),
        holds: identityOf(ofDay, own).holds,
        earlier: earlier.get(day) ?? { count: 0, stakesE5: '0', winsE5: '0' },
      }
    })
    const identity = tellIdentity(identityOf(rows, figures))
    return {
      data: {
        currency: period.currency,
        reach: tellReach(mark),
        figures: tellFigures(figures),
        identity,
        days,
        methods: methodsOf(rows),
      },
    }
  })

type Earlier = { day: string; count: number; stakesE5: bigint; winsE5: bigint }

/** What counts on a day and belongs to one before it. */
async function readEarlier(tx: Tx, mark: Mark, period: Period) {
  const { from, to, currency } = period
  const { rows } = await sql<Earlier>`
    select day, count(*)::int as count, sum(stake_e5)::bigint as "stakesE5", sum(win_e5)::bigint as "winsE5"
    from (select day, currency, stake_e5, win_e5 from rollup_earlier
      union all select day, currency, stake_e5, win_e5 from unnest(${tailOf(mark, period)}) where of_day < day) earlier
    where day between ${from}::date and ${to}::date and currency = ${currency} group by day`.execute(
    tx,
  )
  return new Map(
    rows.map(({ day, count, stakesE5, winsE5 }) => [
      day,
      { count, stakesE5: toldE5(stakesE5), winsE5: toldE5(winsE5) },
    ]),
  )
}

function methodsOf({ money }: PeriodRows): Report['methods'] {
  const methods = new Map<
    string,
    { depositsE5: bigint; deposits: number; withdrawalsE5: bigint; withdrawals: number }
  >()
  for (const { reason, method, n, sumE5 } of money) {
    if (reason !== 'deposit' && reason !== 'withdrawal_paid') continue
    const one = methods.get(method) ?? {
      depositsE5: 0n,
      deposits: 0,
      withdrawalsE5: 0n,
      withdrawals: 0,
    }
    if (reason === 'deposit') {
      one.depositsE5 += sumE5
      one.deposits += Number(n)
    } else {
      one.withdrawalsE5 += sumE5
      one.withdrawals += Number(n)
    }
    methods.set(method, one)
  }
  return [...methods].map(([method, one]) => ({
    ...one,
    method,
    depositsE5: toldE5(one.depositsE5),
    withdrawalsE5: toldE5(one.withdrawalsE5),
  }))
}
