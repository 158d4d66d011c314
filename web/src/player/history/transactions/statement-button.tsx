import { statement } from '@zar/contract/payment'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call, FILE_TIMEOUT_MS } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { t } from '../texts.ts'
import type { HistoryFilter } from './use-history.ts'

const FORMATS = ['pdf', 'csv'] as const

/** The statement of what is being shown, as one of two kinds of file. */
export function StatementButton({ filter }: { filter: HistoryFilter }) {
  const [isBusy, setBusy] = useState(false)
  const download = async (format: (typeof FORMATS)[number]) => {
    setBusy(true)
    try {
      const asked = { ...filter, format }
      const { name, type, content } = await call(statement, asked, { timeoutMs: FILE_TIMEOUT_MS })
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      saveFile(new Blob([bytes], { type }), name)
      notify.success(t('statement.done'))
    } catch (error) {
      notify.error(failureText(error))
    }
    setBusy(false)
  }
  return (
    <div className="hist__statement">
      <Popover
        label={t(isBusy ? 'statement.busy' : 'statement')}
        className="btn btn--quiet"
        face={
          <>
            {isBusy ? <Spinner /> : <Icon of={Download} />}
            {t(isBusy ? 'statement.busy' : 'statement')}
          </>
        }
      >
        {(close) => (
          <div className="hist__formats">
            {FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                disabled={isBusy}
                onClick={() => {
                  close()
                  void download(format)
                }}
              >
                <b>{t(`statement.${format}`)}</b>
                <small>{t(`statement.${format}.note`)}</small>
              </button>
            ))}
          </div>
        )}
      </Popover>
    </div>
  )
}
