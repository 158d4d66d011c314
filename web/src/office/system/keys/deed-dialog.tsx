import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { doKeyDeed, fileOf, type KeyDeed, objectOf } from './deeds.ts'
import { t } from './texts.ts'
import { useKeysAnew } from './use-keys-list.ts'

/** Proposes what becomes of the key of personal data. */
export function DeedDialog({ of, onClose }: { of: KeyDeed; onClose: () => void }) {
  const [anew, refreshProposals] = [useKeysAnew(), useRefreshProposals()]
  const file = fileOf(of)
  const typed = of.deed === 'make' ? {} : { typedName: file }
  return (
    <Confirm
      title={t(`${of.deed}Title`, { file })}
      verb={t(`${of.deed}Verb`, { file })}
      isDangerous={of.deed === 'retire'}
      needsWords
      {...typed}
      consequence={t(`${of.deed}Does`)}
      draft={`${objectOf(of)}:${of.deed}`}
      onConfirm={async ({ text: reason }) => {
        try {
          await doKeyDeed(of, { reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    />
  )
}
