import { exportReport, type ReportName } from '@zar/contract/office/reports/export'
import { saveFile } from '../../lib/api/save-file.ts'
import { call } from '../parts/api/call.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))

/** Asks why, and hands over the report as a file. */
export function ExportDialog({
  report,
  range,
  onClose,
}: {
  report: ReportName
  range: { from: string; to: string }
  onClose: () => void
}) {
  return (
    <Confirm
      title={t('csvTitle', { report: t(report) })}
      verb={t('csvVerb')}
      needsWords
      consequence={t('csvNote')}
      draft={`report:${report}:export`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        const file = await call(exportReport, { report, ...range, reason: text })
        saveFile(new Blob([bytesOf(file.content)], { type: file.type }), file.name)
        notify(t('csvDone'))
      }}
    />
  )
}
