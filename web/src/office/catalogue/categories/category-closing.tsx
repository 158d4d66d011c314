import { closeCategory, type OfficeCategory } from '@zar/contract/office/catalogue'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './category-texts.ts'

type Props = { category: OfficeCategory; onClose: () => void }

/** Proposes to close a category, or to open one that is closed; its name is typed. */
export function CategoryClosing({ category, onClose }: Props) {
  const refreshProposals = useRefreshProposals()
  const { id, name, isClosed, games } = category
  return (
    <Confirm
      title={t(isClosed ? 'openTitle' : 'closeTitle', { name })}
      verb={t(isClosed ? 'openVerb' : 'closeVerb', { name })}
      isDangerous={!isClosed}
      needsWords
      typedName={name}
      consequence={isClosed ? t('openDoes') : t('closeDoes', { count: games })}
      draft={`category:${id}:${isClosed ? 'open' : 'close'}`}
      onConfirm={async ({ text }) => {
        await call(closeCategory, { id, closes: !isClosed, typed: name, reason: text })
        notify(t('proposed'))
        await refreshProposals()
      }}
      onClose={onClose}
    />
  )
}
