import {
  CLOSED_CODES,
  type ClosedCode,
  closeMethod,
  type OfficeMethod,
  type OfficeMethods,
} from '@zar/contract/office/house/methods'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { SelectField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { Preview } from './preview.tsx'
import { t } from './texts.ts'
import { useRefresh } from './use-methods.ts'

type Props = {
  method: OfficeMethod
  /** What players read of each reason. */
  texts: OfficeMethods['closedTexts']
  onClose: () => void
}

/** Proposes to close a deposit method to new orders; shows what players then read. */
export function CloseDialog({ method, texts, onClose }: Props) {
  const refresh = useRefresh()
  const [code, setCode] = useState<ClosedCode>('bank')
  const { id, title } = method
  const closedText = texts.find((one) => one.code === code)?.text ?? null
  return (
    <Confirm
      title={t('closeTitle', { name: title })}
      verb={t('closeVerb', { name: title })}
      isDangerous
      needsWords
      consequence={`${t('closeDoes')} ${t('runningNote', { count: method.running })}`}
      draft={`method:${id}:close`}
      onConfirm={async ({ text }) => {
        try {
          await call(closeMethod, { id, code, reason: text })
          notify(t('proposed'))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('reads')}
        value={code}
        choices={CLOSED_CODES.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => setCode(target.value as ClosedCode)}
      />
      <Preview method={{ ...method, closedText }} />
    </Confirm>
  )
}
