import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  REPORT_FORMATS,
  type ReportFormat,
  type ReportName,
} from '@zar/contract/office/reports/export'
import {
  everyOf,
  readReceivers,
  SCHEDULE_HOUR,
  type ScheduleEvery,
  scheduleReport,
} from '@zar/contract/office/reports/schedules'
import { useState } from 'react'
import { locale as ownLocale } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { Choices } from '../../parts/controls/choices.tsx'
import { SelectField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { Awaited } from '../../parts/states/awaited.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t as reportText } from '../texts.ts'
import { SCHEDULES_KEY } from './schedules.tsx'
import { t } from './texts.ts'

const EVERY_TEXT = { day: 'everyDay', week: 'everyWeek', month: 'everyMonth' } as const
const LANGUAGES = ['tr', 'en'] as const
const HOURS = Array.from({ length: SCHEDULE_HOUR.last }, (_, at) => at + SCHEDULE_HOUR.first)
const FIRST_HOUR = 6

type Terms = { every: ScheduleEvery; hour: number; format: ReportFormat; locale: 'tr' | 'en' }

/** Has a report made by the clock, for people who may see it. */
export function ScheduleForm({ report, onClose }: { report: ReportName; onClose: () => void }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [terms, setTerms] = useState<Terms>({
    every: everyOf(report)[0] ?? 'month',
    hour: FIRST_HOUR,
    format: 'pdf',
    locale: ownLocale,
  })
  return (
    <Confirm
      title={t('formTitle', { report: reportText(report) })}
      verb={t('formVerb')}
      needsWords
      consequence={t('formNote')}
      draft={`report:${report}:schedule`}
      lacks={chosen.length === 0 ? t('noReceiver') : undefined}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await call(scheduleReport, { report, ...terms, receivers: [...chosen], reason: text })
        notify(t('done'))
        await client.invalidateQueries({ queryKey: SCHEDULES_KEY })
      }}
    >
      <TermFields report={report} terms={terms} onChange={setTerms} />
      <Receivers report={report} chosen={chosen} onChange={setChosen} />
    </Confirm>
  )
}

type TermProps = { report: ReportName; terms: Terms; onChange: (next: Terms) => void }

function TermFields({ report, terms, onChange }: TermProps) {
  return (
    <>
      <SelectField
        label={t('every')}
        value={terms.every}
        choices={everyOf(report).map((value) => ({ value, label: t(EVERY_TEXT[value]) }))}
        onChange={({ target }) => onChange({ ...terms, every: target.value as ScheduleEvery })}
      />
      <SelectField
        label={t('hour')}
        value={String(terms.hour)}
        choices={HOURS.map((hour) => ({
          value: String(hour),
          label: `${String(hour).padStart(2, '0')}:00`,
        }))}
        onChange={({ target }) => onChange({ ...terms, hour: Number(target.value) })}
      />
      <SelectField
        label={t('format')}
        value={terms.format}
        choices={REPORT_FORMATS.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => onChange({ ...terms, format: target.value as ReportFormat })}
      />
      <SelectField
        label={t('language')}
        value={terms.locale}
        choices={LANGUAGES.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => onChange({ ...terms, locale: target.value as 'tr' | 'en' })}
      />
    </>
  )
}

function Receivers({
  report,
  chosen,
  onChange,
}: {
  report: ReportName
  chosen: readonly string[]
  onChange: (next: readonly string[]) => void
}) {
  const query = useQuery({
    queryKey: ['office', 'report', 'receivers', report],
    queryFn: () => call(readReceivers, { report }),
  })
  const { data } = query
  if (!data) return <Awaited read={query} loading={t('loading')} />
  return (
    <Choices className="o-rp__people" isLacking={chosen.length === 0}>
      <legend>{t('receivers')}</legend>
      {data.map(({ id, name, hasMail }) => (
        <TickField
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {hasMail ? name : t('noMail', { name })}
        </TickField>
      ))}
    </Choices>
  )
}
