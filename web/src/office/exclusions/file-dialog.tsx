import { exportExclusions } from '@zar/contract/office/risk/register'
import { saveFile } from '../../lib/api/save-file.ts'
import { call } from '../parts/api/call.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))

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
        const file = await call(exportExclusions, { reason: text })
        saveFile(new Blob([bytesOf(file.content)], { type: file.type }), file.name)
        notify(t('fileDone'))
      }}
    />
  )
}
