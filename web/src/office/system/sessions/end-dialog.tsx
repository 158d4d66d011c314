import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import { endEveryone } from '@zar/contract/office/system/sessions'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useEveryoneOutAnew } from './use-everyone-out.ts'

/** Proposes to end the sessions of all players. */
export function EndDialog({ open, onClose }: { open: number; onClose: () => void }) {
  const [anew, refreshProposals] = [useEveryoneOutAnew(), useRefreshProposals()]
  return (
    <Confirm
      title={t('outTitle')}
      verb={t('outVerb', { count: open })}
      isDangerous
      needsWords
      typedName={HOUSE_NAME}
      consequence={t('outDoes')}
      draft="sessions:all"
      onConfirm={async ({ text: reason }) => {
        try {
          await call(endEveryone, { typed: HOUSE_NAME, reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    />
  )
}
