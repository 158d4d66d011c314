import '../parts/table/table.css'
import './reports.css'
import {
  REPORT_NAMES,
  REPORT_RIGHTS,
  type ReportFormat,
  type ReportName,
} from '@zar/contract/office/reports/export'
import { CalendarClock, Download, FileText } from 'lucide-react'
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
import { PeriodField } from './tax/period-field.tsx'
import { taxPeriodOf } from './tax/periods.ts'
import { TaxReportView } from './tax/tax.tsx'
import { t } from './texts.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))
const ScheduleForm = lazy(async () => ({
  default: (await import('./schedules/schedule-form.tsx')).ScheduleForm,
}))
const Schedules = lazy(async () => ({
  default: (await import('./schedules/schedules.tsx')).Schedules,
}))
const MyFiles = lazy(async () => ({ default: (await import('./files/my-files.tsx')).MyFiles }))

const VIEWS = {
  products: ProductsReportView,
  money: MoneyReportView,
  liability: LiabilityReportView,
  players: PlayersReportView,
  protection: ProtectionReportView,
  tax: TaxReportView,
} as const satisfies Record<ReportName, React.ComponentType<{ from: string; to: string }>>
const QUICK = [1, 7, 14, 30] as const
/** Beside the reports: what is made by the clock, and what was made for this person. */
const PLACES = { schedules: Schedules, files: MyFiles } as const
type Place = keyof typeof PLACES

/** The reports that the role may see, each of a range of days. The address keeps which and when. */
export function ReportsPage() {
  const me = useMe()
  const asked = useAsked()
  const seen = REPORT_NAMES.filter((name) => mayDo(me, REPORT_RIGHTS[name]))
  const places: Place[] = mayDo(me, 'report.schedule') ? ['schedules', 'files'] : ['files']
  const place = places.find((name) => name === asked.report)
  const report = seen.find((name) => name === asked.report) ?? seen[0]
  if (!report) return null
  // Taxes are those of a month or a quarter.
  const { from, to } = report === 'tax' ? taxPeriodOf(asked) : asked
  const isGood = isRange({ from, to })
  const View = VIEWS[report]
  const Beside = place && PLACES[place]
  const shown = place ?? report
  return (
    <>
      <ScreenHead title={t('title')} sub={t(shown)}>
        {!place && isGood && <Acts report={report} range={{ from, to }} />}
      </ScreenHead>
      <div className="o-rp">
        <nav className="o-panel o-rp__list" aria-label={t('reports')}>
          {[...seen, ...places].map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === shown ? 'page' : undefined}
              onClick={() => asked.put({ report: name, of: undefined })}
            >
              {t(name)}
            </button>
          ))}
        </nav>
        <div className="o-stack">
          {Beside ? (
            <Suspense fallback={null}>
              <Beside />
            </Suspense>
          ) : (
            <>
              {report === 'tax' ? (
                <PeriodField period={{ from, to }} onChoose={asked.put} />
              ) : (
                <Days asked={asked} isGood={isGood} />
              )}
              {isGood && <View key={report} from={from} to={to} />}
            </>
          )}
        </div>
      </div>
    </>
  )
}

type Acting = { report: ReportName; range: { from: string; to: string } }

/** A report by the clock, on pages, or for spreadsheets. */
function Acts({ report, range }: Acting) {
  const me = useMe()
  const [asking, setAsking] = useState<ReportFormat | 'schedule'>()
  const close = () => setAsking(undefined)
  if (!mayDo(me, 'export.masked')) return null
  return (
    <>
      {mayDo(me, 'report.schedule') && (
        <Button icon={CalendarClock} onClick={() => setAsking('schedule')}>
          {t('schedule')}
        </Button>
      )}
      <Button icon={FileText} onClick={() => setAsking('pdf')}>
        {t('pdf')}
      </Button>
      <Button icon={Download} onClick={() => setAsking('csv')}>
        {t('csv')}
      </Button>
      <Suspense fallback={null}>
        {asking === 'schedule' && <ScheduleForm report={report} onClose={close} />}
        {asking && asking !== 'schedule' && (
          <ExportDialog report={report} format={asking} range={range} onClose={close} />
        )}
      </Suspense>
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
