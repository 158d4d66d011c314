import { type AmlCase, lookAtAml } from '@zar/contract/office/risk/aml'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useAmlAnew } from './use-aml.ts'

/** Writes down the first look. */
export function LookDialog({ one, onClose }: { one: AmlCase; onClose: () => void }) {
  const anew = useAmlAnew()
  const look = async (reason: string) => {
    const { id, standing } = one
    if (!standing) return
    const { caseId, version } = standing
    try {
      await call(lookAtAml, { id, caseId, version, reason })
      notify(t('lookDone'))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={`${t('name', { id: one.id })}: ${t('looked')}`}
      verb={t('look')}
      needsWords
      consequence={t('lookDoes')}
      draft={`aml:${one.id}:look`}
      onConfirm={({ text }) => look(text)}
      onClose={onClose}
    />
  )
}
