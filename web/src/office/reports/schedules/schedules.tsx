import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endSchedule,
  readSchedules,
  type ScheduleRow,
} from '@zar/contract/office/reports/schedules'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { PlainTable } from '../../parts/table/plain-table.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { ReportFrame } from '../report-frame.tsx'
import { t as reportText } from '../texts.ts'
import { t } from './texts.ts'

export const SCHEDULES_KEY = ['office', 'report', 'schedules'] as const

/** Reports by the clock: to whom, when next, and what became of the last time. */
export function Schedules() {
  const query = useQuery({ queryKey: SCHEDULES_KEY, queryFn: () => call(readSchedules, {}) })
  const [ending, setEnding] = useState<ScheduleRow>()
  return (
    <ReportFrame query={query}>
      {(rows) => (
        <section className="o-panel" aria-labelledby="report-schedules">
          <div className="o-panel__h">
            <h2 id="report-schedules">{t('title')}</h2>
          </div>
          {rows.length === 0 ? (
            <Empty icon={CalendarClock} title={t('none')}>
              {t('noneNote')}
            </Empty>
          ) : (
            <PlainTable
              label={t('title')}
              heads={[t('report'), t('when'), t('receivers'), t('next'), t('last'), t('act')]}
              rows={rows.map((row) => ({
                key: row.id,
                cells: [
                  `${reportText(row.report)}, ${t(row.format)}`,
                  t(row.every, { hour: `${String(row.hour).padStart(2, '0')}:00` }),
                  receiversText(row),
                  formatDate(row.nextAt),
                  lastText(row),
                  <Button
                    key="end"
                    size="s"
                    aria-label={t('endOf', { report: reportText(row.report) })}
                    onClick={() => setEnding(row)}
                  >
                    {t('end')}
                  </Button>,
                ],
              }))}
            />
          )}
          {ending && <End row={ending} onClose={() => setEnding(undefined)} />}
        </section>
      )}
    </ReportFrame>
  )
}

const receiversText = ({ receivers }: ScheduleRow): string =>
  receivers.map(({ name, hasMail }) => (hasMail ? name : t('noMail', { name }))).join(', ')

const CODES = ['no_right', 'no_receiver'] as const

function lastText({ last }: ScheduleRow): string {
  if (!last) return t('never')
  const time = formatDate(last.dueAt)
  if (last.code !== null) return t(CODES.find((code) => code === last.code) ?? 'failed', { time })
  const { receivers: count, leftOut: left } = last
  return left > 0 ? t('sentLess', { count, left, time }) : t('sent', { count, time })
}

function End({ row, onClose }: { row: ScheduleRow; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <Confirm
      title={t('endTitle')}
      verb={t('endVerb')}
      needsWords
      isDangerous
      consequence={t('endNote')}
      draft={`schedule:${row.id}:end`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await call(endSchedule, { id: row.id, reason: text })
        notify(t('ended'))
        await client.invalidateQueries({ queryKey: SCHEDULES_KEY })
      }}
    />
  )
}
