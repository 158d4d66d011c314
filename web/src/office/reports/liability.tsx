import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { formatDate } from '../../lib/language/format.ts'
import { formatDay } from '../../lib/language/format-day.ts'
import { call } from '../parts/api/call.ts'
import { bareOf } from '../parts/money.ts'
import { PlainTable } from '../parts/table/plain-table.tsx'
import { Matched, ReportFrame } from './report-frame.tsx'
import { t } from './texts.ts'

/** What the house owes at the end of the last day; nothing of it is netted. */
export function LiabilityReportView({ to }: { from: string; to: string }) {
  const query = useQuery({
    queryKey: ['office', 'report', 'liability', to],
    queryFn: () => call(readLiabilityReport, { day: to }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReportFrame query={query}>
      {(report) => {
        const owed: [string, string][] = [
          [t('playerMoney'), report.playerLiabilityE5],
          [t('waitingMoney'), report.waitingWithdrawalsE5],
          [t('bonusMoney'), report.bonusBalancesE5],
          [t('debts'), report.debtsE5],
          [t('openStakes'), report.openStakesE5],
          [t('mostPaid'), report.openBetLiabilityE5],
          [t('jackpots'), report.jackpotLiabilityE5],
          ...report.jackpots.map((one): [string, string] => [one.pool, one.liabilityE5]),
        ]
        return (
          <>
            <section className="o-panel" aria-labelledby="report-owed">
              <div className="o-panel__h">
                <h2 id="report-owed">{formatDay(report.day)}</h2>
                <span className="o-push">
                  <Matched reach={report.reach} />
                </span>
              </div>
              <PlainTable
                label={t('liability')}
                heads={[t('what'), t('sum')]}
                rows={owed.map(([name, sum]) => ({ key: name, cells: [name, bareOf(sum)] }))}
              />
            </section>
            {report.events.length > 0 && (
              <section className="o-panel" aria-labelledby="report-events">
                <div className="o-panel__h">
                  <h2 id="report-events">{t('events')}</h2>
                </div>
                <PlainTable
                  label={t('events')}
                  heads={[t('event'), t('when'), t('stakes'), t('worst')]}
                  rows={report.events.map((one) => ({
                    key: one.event,
                    cells: [
                      one.name,
                      formatDate(one.startsAt),
                      bareOf(one.stakedE5),
                      bareOf(one.worstE5),
                    ],
                  }))}
                />
              </section>
            )}
          </>
        )
      }}
    </ReportFrame>
  )
}
