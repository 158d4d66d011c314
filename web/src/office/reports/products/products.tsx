import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ProductReport, readProductReport } from '@zar/contract/office/reports/products'
import { ChartColumn } from 'lucide-react'
import type { z } from 'zod/mini'
import { formatDay } from '../../../lib/language/format-day.ts'
import { call } from '../../parts/api/call.ts'
import { Chart } from '../../parts/figures/chart.tsx'
import { changeOf, compactText, shortDay, unitsFor } from '../../parts/figures/numbers.ts'
import { moneyOf } from '../../parts/money.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { daysIn, todayOf, useAsked } from '../range.ts'
import { IdentityLine, Matched, ReportFrame } from '../report-frame.tsx'
import { t } from '../texts.ts'
import { Transfers } from './transfers.tsx'
import { Tree } from './tree.tsx'

type Range = { from: string; to: string }
type Report = z.output<typeof ProductReport>

/** Stakes, wins and GGR by product, supplier and game; the parts come to the whole. */
export function ProductsReportView({ from, to }: Range) {
  const { of, put } = useAsked()
  const query = useQuery({
    queryKey: ['office', 'report', 'products', from, to],
    queryFn: () => call(readProductReport, { from, to }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReportFrame query={query}>
      {(report) => (
        <>
          <DayChart report={report} range={{ from, to }} />
          <section className="o-panel">
            {report.products.length === 0 ? (
              <Empty icon={ChartColumn} title={t('none')}>
                {t('noneNote')}
              </Empty>
            ) : (
              <Tree
                report={report}
                days={daysIn({ from, to })}
                chosen={of ?? undefined}
                onOpen={(key) => put({ of: key })}
              />
            )}
            <IdentityLine identity={report.identity} />
            <p className="o-panel__f">
              <span>{t('earlier')}</span>
              <span className="o-push">{t('istanbul')}</span>
            </p>
          </section>
          {of && (
            <Transfers
              key={`${of} ${from} ${to}`}
              of={of}
              range={{ from, to }}
              onClose={() => put({ of: undefined })}
            />
          )}
        </>
      )}
    </ReportFrame>
  )
}

function DayChart({ report, range }: { report: Report; range: Range }) {
  const { total, days, reach } = report
  const change = changeOf(total.ggrE5, total.ggrBeforeE5)
  const sums = days.map(({ ggrE5 }) =>
    Object.values(ggrE5).reduce((sum, one) => sum + BigInt(one), 0n),
  )
  const running = days.findIndex(({ day }) => day === todayOf())
  const bars = {
    name: t('ggr'),
    values: sums.map((sum) => unitsFor(`${sum}`)),
    kind: 'bar' as const,
  }
  return (
    <section className="o-panel" aria-labelledby="report-sum">
      <div className="o-panel__h">
        <h2 id="report-sum">{moneyOf(total.ggrE5)}</h2>
        <span className="o-micro">
          {t('days', { count: days.length })} · {t('before', { count: days.length })}
        </span>
        {change && (
          <span className={change.isUp ? 'o-up o-micro' : 'o-down o-micro'}>{change.by}</span>
        )}
        <span className="o-push">
          <Matched reach={reach} />
        </span>
      </div>
      <div className="o-panel__b">
        <Chart
          title={t('chart')}
          sentence={t('chartSentence', {
            from: formatDay(range.from),
            to: formatDay(range.to),
            sum: moneyOf(total.ggrE5),
          })}
          height={178}
          places={days.map(({ day }) => shortDay(day))}
          format={compactText}
          series={[running < 0 ? bars : { ...bars, running }]}
        />
      </div>
    </section>
  )
}
