import '../parts/table/table.css'
import './reports.css'
import {
  REPORT_NAMES,
  REPORT_RIGHTS,
  type ReportFormat,
  type ReportName,
} from '@zar/contract/office/reports/export'
import { Download, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Button } from '../parts/controls/button.tsx'
import { TextField } from '../parts/controls/field.tsx'
import { Say } from '../parts/controls/say.tsx'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { LiabilityReportView } from './liability.tsx'
import { MoneyReportView } from './money.tsx'
import { PlayersReportView } from './players.tsx'
import { ProductsReportView } from './products/products.tsx'
import { ProtectionReportView } from './protection.tsx'
import { daysIn, isRange, rangeTo, todayOf, useAsked } from './range.ts'
import { t } from './texts.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

const VIEWS = {
  products: ProductsReportView,
  money: MoneyReportView,
  liability: LiabilityReportView,
  players: PlayersReportView,
  protection: ProtectionReportView,
} as const satisfies Record<ReportName, React.ComponentType<{ from: string; to: string }>>
const QUICK = [1, 7, 14, 30] as const

/** The reports that the role may see, each of a range of days. The address keeps which and when. */
export function ReportsPage() {
  const me = useMe()
  const asked = useAsked()
  const [exporting, setExporting] = useState<ReportFormat>()
  const seen = REPORT_NAMES.filter((name) => mayDo(me, REPORT_RIGHTS[name]))
  const report = seen.find((name) => name === asked.report) ?? seen[0]
  if (!report) return null
  const { from, to } = asked
  const isGood = isRange({ from, to })
  const View = VIEWS[report]
  return (
    <>
      <ScreenHead title={t('title')} sub={t(report)}>
        {mayDo(me, 'export.masked') && isGood && (
          <>
            <Button icon={FileText} onClick={() => setExporting('pdf')}>
              {t('pdf')}
            </Button>
            <Button icon={Download} onClick={() => setExporting('csv')}>
              {t('csv')}
            </Button>
          </>
        )}
      </ScreenHead>
      <div className="o-rp">
        <nav className="o-panel o-rp__list" aria-label={t('reports')}>
          {seen.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === report ? 'page' : undefined}
              onClick={() => asked.put({ report: name, of: undefined })}
            >
              {t(name)}
            </button>
          ))}
        </nav>
        <div className="o-stack">
          <Days asked={asked} isGood={isGood} />
          {isGood && <View key={report} from={from} to={to} />}
        </div>
      </div>
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog
            report={report}
            format={exporting}
            range={{ from, to }}
            onClose={() => setExporting(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function Days({ asked, isGood }: { asked: ReturnType<typeof useAsked>; isGood: boolean }) {
  const { from, to, put } = asked
  const today = todayOf()
  const chosen = QUICK.find((days) => to === today && daysIn({ from, to }) === days)
  return (
    <>
      <div className="o-rp__days">
        <TextField
          label={t('from')}
          type="date"
          max={to}
          value={from}
          onChange={(event) => put({ from: event.target.value, of: undefined })}
        />
        <TextField
          label={t('to')}
          type="date"
          min={from}
          value={to}
          onChange={(event) => put({ to: event.target.value, of: undefined })}
        />
        <QuickChips
          label={t('quick')}
          chips={QUICK.map((days) => ({
            key: String(days),
            label: days === 1 ? t('today') : t('days', { count: days }),
          }))}
          chosen={chosen === undefined ? undefined : String(chosen)}
          onChoose={(days) => put({ ...rangeTo(today, Number(days)), of: undefined })}
        />
      </div>
      {!isGood && (
        <Say tone="no" role="alert">
          {t('badRange')}
        </Say>
      )}
    </>
  )
}
