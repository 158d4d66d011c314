import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readPlayerReport } from '@zar/contract/office/reports/players'
import { formatPercent, formatWhole } from '../../lib/language/format.ts'
import { formatDay } from '../../lib/language/format-day.ts'
import { call } from '../parts/api/call.ts'
import { Chart } from '../parts/figures/chart.tsx'
import { shortDay } from '../parts/figures/numbers.ts'
import { bareOf } from '../parts/money.ts'
import { PlainTable } from '../parts/table/plain-table.tsx'
import { Matched, ReportFrame } from './report-frame.tsx'
import { t } from './texts.ts'

const monthOf = (day: string): string => day.slice(0, 7)
const sumText = (e5: string | null): string => (e5 === null ? '–' : bareOf(e5))

/** Who played, who is new and who came back, in counts only. */
export function PlayersReportView({ from, to }: { from: string; to: string }) {
  const query = useQuery({
    queryKey: ['office', 'report', 'players', from, to],
    queryFn: () => call(readPlayerReport, { from, to }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReportFrame query={query}>
      {(report) => (
        <>
          <section className="o-panel" aria-labelledby="report-active">
            <div className="o-panel__h">
              <h2 id="report-active">{t('active')}</h2>
              <span className="o-push">
                <Matched reach={report.reach} />
              </span>
            </div>
            <div className="o-panel__b">
              <Chart
                title={t('active')}
                sentence={report.days
                  .map(({ day, active }) => `${formatDay(day)}: ${active}`)
                  .join(', ')}
                places={report.days.map(({ day }) => shortDay(day))}
                height={150}
                series={[
                  {
                    name: t('active'),
                    values: report.days.map(({ active }) => active),
                    kind: 'bar',
                  },
                ]}
              />
            </div>
            <PlainTable
              label={t('players')}
              heads={[t('month'), t('active'), t('depositors'), t('ngr'), t('arpu'), t('arppu')]}
              rows={report.months.map((one) => ({
                key: one.month,
                cells: [
                  monthOf(one.month),
                  formatWhole(one.active),
                  formatWhole(one.depositors),
                  bareOf(one.ngrE5),
                  sumText(one.arpuE5),
                  sumText(one.arppuE5),
                ],
              }))}
            />
          </section>
          <Panel id="report-new" title={t('newOnes')}>
            <PlainTable
              label={t('newOnes')}
              heads={[t('day'), t('signups'), t('verified'), t('first'), t('second'), '']}
              rows={report.signups.map((one) => ({
                key: one.day,
                cells: [
                  formatDay(one.day),
                  one.players,
                  one.verified,
                  one.depositedIn7,
                  one.depositedTwiceIn30,
                  t(one.isFinal ? 'final' : 'open30'),
                ],
              }))}
            />
          </Panel>
          <Panel id="report-cohorts" title={t('cohorts')}>
            <PlainTable
              label={t('cohorts')}
              heads={[t('month'), t('people'), '+0', '+1', '+2', '+3']}
              rows={report.cohorts.map(({ firstMonth, players, months }) => ({
                key: firstMonth,
                cells: [
                  monthOf(firstMonth),
                  players,
                  ...[0, 1, 2, 3].map((at) => {
                    const share = months[at]?.shareBp
                    return share === undefined || share === null ? '–' : formatPercent(share)
                  }),
                ],
              }))}
            />
          </Panel>
        </>
      )}
    </ReportFrame>
  )
}

const Panel = ({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: React.ReactNode
}) => (
  <section className="o-panel" aria-labelledby={id}>
    <div className="o-panel__h">
      <h2 id={id}>{title}</h2>
    </div>
    {children}
  </section>
)
