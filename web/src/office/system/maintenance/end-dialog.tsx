import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import { endMaintenance, type OfficeMaintenance } from '@zar/contract/office/system/maintenance'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useMaintenanceAnew } from './use-maintenance.ts'

/** Proposes to end maintenance before its time. */
export function EndDialog({ one, onClose }: { one: OfficeMaintenance; onClose: () => void }) {
  const [anew, refreshProposals] = [useMaintenanceAnew(), useRefreshProposals()]
  const { id, beginsAt, endsAt, code } = one
  return (
    <Confirm
      title={t('endTitle')}
      verb={t('endVerb')}
      needsWords
      typedName={HOUSE_NAME}
      consequence={t('endDoes')}
      draft={`maintenance:${id}:end`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(endMaintenance, { id, typed: HOUSE_NAME, reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('what'), t(code)],
          [t('begins'), formatDate(beginsAt)],
          [t('ends'), formatDate(endsAt)],
        ]}
      />
    </Confirm>
  )
}
