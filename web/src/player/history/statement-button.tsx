import { statement } from '@zar/contract/payment'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call, FILE_TIMEOUT_MS } from '../../lib/call.ts'
import { failureText } from '../../lib/failure-text.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Drop } from '../../ui/drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { notify } from '../../ui/toast.tsx'
import { t } from './texts.ts'
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
      <Drop
        label={t('statement')}
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
      </Drop>
    </div>
  )
}
