import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readProtectionReport } from '@zar/contract/office/reports/protection'
import { HeartHandshake } from 'lucide-react'
import { call } from '../parts/api/call.ts'
import { Empty } from '../parts/states/empty.tsx'
import { PlainTable } from '../parts/table/plain-table.tsx'
import { ReportFrame } from './report-frame.tsx'
import { t } from './texts.ts'

/** Limits, breaks, exclusions and held withdrawals by month, in counts only. */
export function ProtectionReportView({ from, to }: { from: string; to: string }) {
  const query = useQuery({
    queryKey: ['office', 'report', 'protection', from, to],
    queryFn: () => call(readProtectionReport, { from, to }),
    placeholderData: keepPreviousData,
  })
  const names = [
    'limitsSet',
    'raises',
    'houseLimits',
    'breaks',
    'selfExclusions',
    'operatorExclusions',
    'ended',
    'held',
  ] as const
  return (
    <ReportFrame query={query}>
      {({ months }) => (
        <section className="o-panel">
          {months.length === 0 ? (
            <Empty icon={HeartHandshake} title={t('noMonths')} />
          ) : (
            <PlainTable
              label={t('protection')}
              heads={[t('month'), ...names.map((name) => t(name))]}
              rows={months.map((one) => ({
                key: one.month,
                cells: [
                  one.month.slice(0, 7),
                  one.limitsSet,
                  one.raisesWished,
                  one.houseLimits,
                  one.breaks,
                  one.selfExclusions,
                  one.operatorExclusions,
                  one.ended,
                  one.withdrawalsHeld,
                ],
              }))}
            />
          )}
        </section>
      )}
    </ReportFrame>
  )
}
