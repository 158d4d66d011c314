import { exportExclusions } from '@zar/contract/office/risk/register'
import { call } from '../parts/api/call.ts'
import { saveAnswered } from '../parts/api/save-answered.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Asks why, and hands over the register as a file. */
export function FileDialog({ onClose }: { onClose: () => void }) {
  return (
    <Confirm
      title={t('fileTitle')}
      verb={t('fileVerb')}
      needsWords
      consequence={t('fileNote')}
      draft="register:file"
      onClose={onClose}
      onConfirm={async ({ text }) => {
        saveAnswered(await call(exportExclusions, { reason: text }))
        notify(t('fileDone'))
      }}
    />
  )
}
