import { openComplaint } from '@zar/contract/office/support/complaints'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-tickets.ts'

/** Opens a complaint of what the ticket is about. */
export function ComplainDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const refresh = useRefresh()
  return (
    <Confirm
      title={t('complainTitle', { number: `${number}` })}
      verb={t('complainVerb')}
      needsWords
      consequence={t('complainDoes')}
      draft={`ticket:${number}:complain`}
      onConfirm={async ({ text }) => {
        const { id } = await call(openComplaint, { ticket: number, reason: text })
        notify(t('complained', { id: `${id}` }))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
