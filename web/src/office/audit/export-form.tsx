import { useQueryClient } from '@tanstack/react-query'
import { exportAudit } from '@zar/contract/office/audit'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { SelectField } from '../parts/controls/field.tsx'
import { ExportDays } from '../parts/dialogs/export-days.tsx'
import { t } from './export-texts.ts'
import { EXPORTS_KEY } from './use-exports.ts'

const FORMATS = ['sealed', 'csv'] as const
type Format = (typeof FORMATS)[number]

/** Proposes an export of the log; a second person's yes brings the file. */
export function ExportForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [format, setFormat] = useState<Format>('sealed')
  return (
    <ExportDays
      title={t('title')}
      note={t('note')}
      draft="audit:export"
      propose={(wish) => call(exportAudit, { ...wish, format })}
      onProposed={() => client.invalidateQueries({ queryKey: EXPORTS_KEY })}
      onClose={onClose}
    >
      <SelectField
        label={t('format')}
        choices={FORMATS.map((value) => ({ value, label: t(value) }))}
        value={format}
        onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'sealed')}
      />
    </ExportDays>
  )
}
