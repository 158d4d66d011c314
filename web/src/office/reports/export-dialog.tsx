import {
  exportReport,
  type ReportFormat,
  type ReportName,
} from '@zar/contract/office/reports/export'
import { call } from '../parts/api/call.ts'
import { saveAnswered } from '../parts/api/save-answered.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Asks why, and hands over the report as a file. */
export function ExportDialog({
  report,
  format,
  range,
  onClose,
}: {
  report: ReportName
  format: ReportFormat
  range: { from: string; to: string }
  onClose: () => void
}) {
  return (
    <Confirm
      title={t(format === 'pdf' ? 'pdfTitle' : 'csvTitle', { report: t(report) })}
      verb={t('csvVerb')}
      needsWords
      consequence={t(format === 'pdf' ? 'pdfNote' : 'csvNote')}
      draft={`report:${report}:export`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        saveAnswered(await call(exportReport, { report, format, ...range, reason: text }))
        notify(t('csvDone'))
      }}
    />
  )
}
