import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MoneyReport, readMoneyReport } from '@zar/contract/office/reports/money'
import type { z } from 'zod/mini'
import { formatDay } from '../../lib/language/format-day.ts'
import { call } from '../parts/api/call.ts'
import { percentText } from '../parts/figures/numbers.ts'
import { bareOf, moneyOf } from '../parts/money.ts'
import { PlainTable } from '../parts/table/plain-table.tsx'
import { daysIn } from './range.ts'
import { IdentityLine, Matched, ReportFrame } from './report-frame.tsx'
import { t } from './texts.ts'

type Report = z.output<typeof MoneyReport>
type Figures = Report['figures']

const cellsOf = (figures: Figures) => [
  bareOf(figures.stakesE5),
  bareOf(figures.winsE5),
  bareOf(figures.ggrE5),
  bareOf(figures.bonusCostE5),
  bareOf(figures.cashbackE5),
  bareOf(figures.ngrE5),
  bareOf(figures.depositsE5),
  bareOf(figures.withdrawalsE5),
  percentText(figures.holdBp),
]

/** GGR, gifts, NGR and payments of each day, with the identity. */
export function MoneyReportView({ from, to }: { from: string; to: string }) {
  const query = useQuery({
    queryKey: ['office', 'report', 'money', from, to],
    queryFn: () => call(readMoneyReport, { from, to }),
    placeholderData: keepPreviousData,
  })
  const sums = ['stakes', 'wins', 'ggr', 'bonus', 'cashback', 'ngr'] as const
  const heads = [
    t('day'),
    ...sums.map((name) => t(name)),
    t('deposits'),
    t('withdrawals'),
    t('hold'),
  ]
  return (
    <ReportFrame query={query}>
      {(report) => (
        <>
          <section className="o-panel" aria-labelledby="report-sum">
            <div className="o-panel__h">
              <h2 id="report-sum">
                {t('ngr')} {moneyOf(report.figures.ngrE5)}
              </h2>
              <span className="o-push">
                <Matched reach={report.reach} />
              </span>
            </div>
            <PlainTable
              label={t('money')}
              heads={heads}
              rows={[
                ...report.days.map(({ day, isClosed, figures }) => ({
                  key: day,
                  cells: [
                    <span key="day" title={t(isClosed ? 'closed' : 'running')}>
                      {formatDay(day)}
                    </span>,
                    ...cellsOf(figures),
                  ],
                })),
                {
                  key: 'total',
                  isWhole: true,
                  cells: [t('total', { count: daysIn({ from, to }) }), ...cellsOf(report.figures)],
                },
              ]}
            />
            <IdentityLine identity={report.identity} />
            <p className="o-panel__f">
              <span>{t('earlier')}</span>
              <span className="o-push">{t('istanbul')}</span>
            </p>
          </section>
          <Methods report={report} />
        </>
      )}
    </ReportFrame>
  )
}

const Methods = ({ report }: { report: Report }) =>
  report.methods.length > 0 && (
    <section className="o-panel" aria-labelledby="report-methods">
      <div className="o-panel__h">
        <h2 id="report-methods">{t('methods')}</h2>
      </div>
      <PlainTable
        label={t('methods')}
        heads={[t('method'), t('deposits'), `${t('deposits')}, n`, t('withdrawals'), 'n']}
        rows={report.methods.map((one) => ({
          key: one.method,
          cells: [
            one.method,
            bareOf(one.depositsE5),
            one.deposits,
            bareOf(one.withdrawalsE5),
            one.withdrawals,
          ],
        }))}
      />
    </section>
  )
