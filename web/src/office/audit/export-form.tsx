import { useQueryClient } from '@tanstack/react-query'
import { exportAudit } from '@zar/contract/office/audit'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { SelectField, TextField } from '../parts/controls/field.tsx'
import { exportRange } from '../parts/day-range.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './export-texts.ts'
import { EXPORTS_KEY } from './use-exports.ts'

const FORMATS = ['sealed', 'csv'] as const
type Format = (typeof FORMATS)[number]

/** Proposes an export of the log; a second person's yes brings the file. */
export function ExportForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [asked, setAsked, forget] = useDraft('audit:export', { first: '', last: '' })
  const [format, setFormat] = useState<Format>('sealed')
  const [isChecked, setChecked] = useState(false)
  const range = exportRange(asked, Date.now())
  const wrong = isChecked && !range ? t('daysWrong') : undefined
  return (
    <Confirm
      title={t('title')}
      verb={t('verb')}
      needsWords
      consequence={t('note')}
      draft="audit:export-reason"
      check={() => {
        setChecked(true)
        return range !== undefined
      }}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        if (!range) return
        await call(exportAudit, { ...range, format, reason: text })
        forget()
        notify(t('proposed'))
        await client.invalidateQueries({ queryKey: EXPORTS_KEY })
      }}
    >
      <TextField
        label={t('from')}
        type="date"
        value={asked.first}
        onChange={(event) => setAsked({ ...asked, first: event.target.value })}
      />
      <TextField
        label={t('until')}
        type="date"
        value={asked.last}
        error={wrong}
        onChange={(event) => setAsked({ ...asked, last: event.target.value })}
      />
      <SelectField
        label={t('format')}
        choices={FORMATS.map((value) => ({ value, label: t(value) }))}
        value={format}
        onChange={(event) => setFormat(event.target.value === 'csv' ? 'csv' : 'sealed')}
      />
    </Confirm>
  )
}
